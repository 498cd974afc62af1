import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createTarPacker } from 'modern-tar';
import { unpackTar } from 'modern-tar/fs';
import type { Db } from '#kit/context.ts';
import { dumpTables, fileOf } from '#kit/dump-tables.server.ts';
import { createLineSum } from '#kit/line-sum.ts';
import type { Files } from '#kit/ports/files.ts';
import { Manifest } from './backup.ts';
import { CannotOpen, seal, unseal, type Bytes } from './sealed-stream.ts';

type Written = { manifest: Manifest; bytes: number; sha256: string };
type Source = {
  db: Db;
  /** The uploads. */
  files: Files;
  version: string;
  backend: Manifest['backend'];
  /** When it is made. */
  at: Date;
  passphrase: string | null;
  /** A folder of the disk for what is only there meanwhile. */
  scratch: string;
};

/**
 * Writes everything that cannot be built again into one archive, a .tar.gz, sealed where there is a passphrase, readable
 * by its owner alone. It takes its place when all of it is on the disk, or never: what lay there is the backup until then.
 * No more of it is in memory than a batch of rows.
 * @param onProgress told in a few words how far it is
 */
export async function writeArchive(
  { db, files, version, backend, at, passphrase, scratch }: Source,
  file: string,
  onProgress: (said: string) => void = () => {},
): Promise<Written> {
  onProgress('reading the tables');
  const dumped = await dumpTables(db, scratch);
  const { readable, controller } = createTarPacker();
  const add = (name: string, size: number, body: Bytes) =>
    body.pipeTo(controller.add({ name, size, type: 'file', mode: 0o600 }));
  const packed = (readable as Bytes).pipeThrough(new CompressionStream('gzip')) as Bytes;
  const out = passphrase ? await seal(packed, passphrase) : packed;
  const measured = measure();
  const part = `${file}.part`;
  // Whatever a killed process left there.
  await rm(part, { force: true });
  const written = pipeline(
    out.pipeThrough(measured.through),
    createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }),
  );
  const fill = async () => {
    for (const table of dumped.tables) {
      const place = path.join(scratch, fileOf(table));
      await add(fileOf(table), (await stat(place)).size, webStreamOf(place));
    }
    const uploads = await addUploads(files, add, onProgress);
    const manifest: Manifest = {
      format: 1,
      version,
      backend,
      madeAt: at.toISOString(),
      ...dumped,
      ...uploads,
    };
    const text = new TextEncoder().encode(JSON.stringify(manifest, null, 2));
    await add('manifest.json', text.length, new Blob([text]).stream());
    controller.finalize();
    return manifest;
  };
  try {
    const [manifest] = await Promise.all([fill(), written]);
    await rename(part, file);
    return { manifest, bytes: measured.bytes(), sha256: measured.hash.digest('hex') };
  } catch (error) {
    controller.error(error);
    await written.catch(() => {});
    await rm(part, { force: true });
    throw error;
  }
}

async function addUploads(
  files: Files,
  add: (name: string, size: number, body: Bytes) => Promise<void>,
  onProgress: (said: string) => void,
): Promise<{ uploads: number; uploadsSum: string }> {
  const sum = createLineSum();
  let uploads = 0;
  for await (const { name } of files.list()) {
    const opened = await files.open(name);
    // Somebody deleted it meanwhile.
    if (!opened) continue;
    const { hash, through } = measure();
    await add(`uploads/${name}`, opened.bytes, opened.body.pipeThrough(through));
    sum.add(lineOf(name, hash));
    uploads += 1;
    if (uploads % 20 === 0) onProgress(`reading the files: ${uploads}`);
  }
  return { uploads, uploadsSum: sum.read() };
}

/** Unpacks an archive into a folder. @throws CannotOpen where it is no backup, sealed otherwise, or damaged */
export async function openArchive(body: Bytes, folder: string, passphrase: string | null): Promise<Manifest> {
  const opened = await unseal(body, passphrase);
  try {
    const plain = opened.pipeThrough(new DecompressionStream('gzip')) as Bytes;
    await pipeline(plain, unpackTar(folder));
    return Manifest.parse(JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code)))
      throw error;
    throw new CannotOpen('This is not a whole backup: it is damaged, or something else.');
  }
}

/** How many files an unpacked archive holds, and their sum as its manifest has it. */
export async function readUnpacked(folder: string): Promise<{ uploads: number; uploadsSum: string }> {
  const sum = createLineSum();
  const uploads = path.join(folder, 'uploads');
  const found = await readdir(uploads, { withFileTypes: true }).catch(() => []);
  const names = found.filter((entry) => entry.isFile()).map(({ name }) => name);
  for (const name of names) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(path.join(uploads, name)), hash);
    sum.add(lineOf(name, hash));
  }
  return { uploads: names.length, uploadsSum: sum.read() };
}

/** A folder for what is only there meanwhile; a killed process leaves its own behind, until the next one. */
export async function inScratchFolder<R>(parent: string, run: (folder: string) => Promise<R>): Promise<R> {
  await mkdir(parent, { recursive: true });
  for (const name of await readdir(parent)) {
    const left = name.startsWith(prefix) ? await stat(path.join(parent, name)).catch(() => null) : null;
    if (left && Date.now() - left.mtimeMs > 86_400_000)
      await rm(path.join(parent, name), { recursive: true, force: true });
  }
  const folder = await mkdtemp(path.join(parent, prefix));
  try {
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
const prefix = '.backup-';

/** The SHA-256 of all bytes, in hex. */
export async function hashOfBytes(body: Bytes): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of body) hash.update(piece);
  return hash.digest('hex');
}

const lineOf = (name: string, hash: Hash) => `${name} ${hash.digest('hex')}`;

/** What passes through is counted and hashed. */
function measure() {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, controller) {
      hash.update(piece);
      bytes += piece.length;
      controller.enqueue(piece);
    },
  });
  return { hash, through, bytes: () => bytes };
}

const webStreamOf = (file: string) => Readable.toWeb(createReadStream(file)) as Bytes;
