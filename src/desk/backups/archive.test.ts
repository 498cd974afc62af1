import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createDiskFiles } from '#adapters/files/disk-files.ts';
import type { Db } from '#kit/context.ts';
import { FilesDown } from '#kit/ports/files.ts';
import { inScratchFolder, writeArchive } from './archive.ts';

/** A database of one empty table: what it answers while that is copied. */
function almostEmpty(): Db {
  const table = { schema: 'public', name: 'settings', columns: ['key'], needs: [] };
  const answers = [[], [table], [], [], [], [{ last: '1' }]];
  const execute = async () => ({ rows: answers.shift() });
  return { transaction: (run: (tx: object) => unknown) => run({ execute }) } as unknown as Db;
}

test.each([null, 'a passphrase that is long enough'])(
  'an archive takes the place of the one before when all of it is there, or never (%s)',
  async (passphrase) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'nirmaan-archive-'));
    const own = path.join(folder, 'own');
    await mkdir(own);
    const file = path.join(own, 'mine.tar.gz');
    const disk = createDiskFiles(path.join(folder, 'uploads'));
    await disk.put('plan.pdf', new Uint8Array(200_000).fill(7));
    const write = (files = disk) =>
      inScratchFolder(folder, (scratch) =>
        writeArchive(
          { db: almostEmpty(), files, version: '0', backend: 'PGlite', at: new Date(), passphrase, scratch },
          file,
        ),
      );
    await write();
    const before = await readFile(file);
    const away = {
      ...disk,
      async *list() {
        yield* disk.list();
        throw new FilesDown('S3 answers 503');
      },
    };
    await expect(write(away)).rejects.toThrow(FilesDown);
    expect(await readdir(own)).toEqual([path.basename(file)]);
    expect((await readFile(file)).equals(before)).toBe(true);

    // What a killed process left half-written gives nobody else the right to read.
    await writeFile(`${file}.part`, 'half', { mode: 0o644 });
    const { bytes } = await write();
    expect(await readdir(own)).toEqual([path.basename(file)]);
    expect(await stat(file)).toMatchObject({ size: bytes, mode: 0o100600 });
    await rm(folder, { recursive: true });
  },
);
