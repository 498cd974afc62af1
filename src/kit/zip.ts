import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file for an archive; bytes are of a kind that is packed already and stay as they are, text is packed. */
export type FileToZip = { name: string } & ({ text: string } | { bytes: Uint8Array });

/** An archive, piece by piece: no more than one file of it is in memory at a time. @param at when its files are from */
export async function* zipped(
  files: Iterable<FileToZip> | AsyncIterable<FileToZip>,
  at: Date,
): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  const taken = () => {
    const before = pieces;
    pieces = [];
    return before;
  };
  for await (const file of files) {
    const entry = 'text' in file ? new ZipDeflate(file.name) : new ZipPassThrough(file.name);
    entry.mtime = at;
    zip.add(entry);
    entry.push('text' in file ? new TextEncoder().encode(file.text) : file.bytes, true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
