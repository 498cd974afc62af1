import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { unpackTar } from 'modern-tar';

/**
 * Begins an embedded database as a copy of the one that the build made (scripts/lib/empty-database.ts), with all tables and no
 * rows: making one takes PGlite several seconds. It is there whole or not at all, however the process ends meanwhile;
 * what is in the folder already stays.
 * @param archive a .tar.zst
 */
export async function beginDatabase(archive: string, folder: string): Promise<void> {
  const there = await readdir(folder).catch(() => []);
  if (there.length > 0) return;
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  // Nothing else is to be done yet, and a thousand small files are written faster without waiting for each.
  for (const { header, data } of await unpackTar(zstdDecompressSync(readFileSync(archive)))) {
    const place = join(unfinished, header.name);
    mkdirSync(header.type === 'directory' ? place : dirname(place), { recursive: true });
    if (header.type === 'file') writeFileSync(place, data ?? '');
  }
  // A folder takes the place of none, where the system does not let it take that of an empty one.
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
}
