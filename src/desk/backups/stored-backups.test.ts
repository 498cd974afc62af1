import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createDiskFiles } from '#adapters/files/disk-files.ts';
import { FilesDown, type Files } from '#kit/ports/files.ts';
import type { StoredBackup } from './backup.ts';
import { forget, keep, listStored } from './stored-backups.ts';

test('a store that goes away while a backup is let go leaves nothing that nobody would ever let go', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'nirmaan-stored-'));
  const disk = createDiskFiles(folder);
  // It takes one call, and is away then.
  let calls = 0;
  const going: Files = {
    ...disk,
    remove: (names) => (calls++ > 0 ? Promise.reject(new FilesDown('away')) : disk.remove(names)),
  };
  const name = 'nirmaan-20261101220000-0a1b.tar.gz';
  const note: StoredBackup = { name, at: '2026-11-01T22:00:00.000Z', by: 'schedule', bytes: 1, sha256: 'a'.repeat(64), sealed: false, version: '1', backend: 'PGlite', tables: [], uploads: 0 }; // prettier-ignore
  await disk.put('archive', new Uint8Array([1]));
  await keep(disk, path.join(folder, 'archive'), note);
  await disk.remove(['archive']);

  await expect(forget(going, [name])).rejects.toThrow(FilesDown);
  expect(await disk.get(name)).toBeNull();
  // The next night finds it still, and ends it.
  const left = (await listStored(disk)).map((one) => one.name);
  expect(left).toEqual([name]);
  await forget(disk, left);
  for await (const { name } of disk.list()) expect.unreachable(name);
  await rm(folder, { recursive: true });
});
