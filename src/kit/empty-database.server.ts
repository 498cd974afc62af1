import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { unpackTar } from 'modern-tar/fs';

/**
 * Begins an embedded database as a copy of the one that the build made (scripts/lib/empty-database.ts), with all tables and no
 * rows: making one takes PGlite several seconds. It is there whole or not at all, however the process ends meanwhile;
 * what is in the folder already stays.
 * @param archive a .tar.gz
 */
export async function beginDatabase(archive: string, folder: string): Promise<void> {
  const there = await readdir(folder).catch(() => []);
  if (there.length > 0) return;
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  await pipeline(createReadStream(archive), createGunzip(), unpackTar(unfinished));
  // A folder takes the place of none, where the system does not let it take that of an empty one.
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
}
