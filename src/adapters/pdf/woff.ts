import { inflateSync } from 'node:zlib';

/** Sizes of the two headers and of an entry of their directories, in bytes. */
const woffHeader = 44;
const woffEntry = 20;
const sfntHeader = 12;
const sfntEntry = 16;

const padded = (length: number) => Math.ceil(length / 4) * 4;

/**
 * The font within a WOFF file, as a program for print reads it: what sets our PDFs would inflate all shapes anew for each
 * character that it embeds, which took longer than the rest of a document. Layout of both: https://www.w3.org/TR/WOFF/
 * @returns the font as SFNT (TrueType or OpenType), its tables in the order of the file
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF file.');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, i) => {
    const at = woffHeader + i * woffEntry;
    const offset = woff.readUInt32BE(at + 4);
    const packed = woff.readUInt32BE(at + 8);
    const body = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      body: packed < woff.readUInt32BE(at + 12) ? inflateSync(body) : body,
    };
  });
  let end = sfntHeader + count * sfntEntry;
  const sfnt = Buffer.alloc(tables.reduce((sum, { body }) => sum + padded(body.length), end));
  const step = 2 ** Math.floor(Math.log2(count)) * sfntEntry;
  woff.copy(sfnt, 0, 4, 8);
  sfnt.writeUInt16BE(count, 4);
  sfnt.writeUInt16BE(step, 6);
  sfnt.writeUInt16BE(Math.log2(step / sfntEntry), 8);
  sfnt.writeUInt16BE(count * sfntEntry - step, 10);
  for (const [i, { tag, checksum, body }] of tables.entries()) {
    const at = sfntHeader + i * sfntEntry;
    tag.copy(sfnt, at);
    sfnt.writeUInt32BE(checksum, at + 4);
    sfnt.writeUInt32BE(end, at + 8);
    sfnt.writeUInt32BE(body.length, at + 12);
    body.copy(sfnt, end);
    end += padded(body.length);
  }
  return sfnt;
}
