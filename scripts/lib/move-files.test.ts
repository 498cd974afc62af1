import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createDiskFiles } from '#adapters/files/disk-files.ts';
import { createS3Files } from '#adapters/files/s3-files.ts';
import { FilesDown, type Files } from '#kit/ports/files.ts';
import { moveFiles } from './move-files.ts';
import { startS3 } from './s3-server.ts';
import { hashOf, listFiles } from './stored-files.ts';

const everything = async (files: Files) =>
  Object.fromEntries(
    await Promise.all((await listFiles(files)).map(async ({ name }) => [name, await hashOf(files, name)])),
  ) as Record<string, string>;

test('files move to a store and back: what was ended goes on, each is compared, nothing is lost on the way', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nirmaan-move-test-'));
  const [disk, elsewhere] = ['a', 'b'].map((one) => createDiskFiles(path.join(folder, one))) as [
    Files,
    Files,
  ];
  const s3 = await startS3();
  const store = createS3Files(s3.options, { tries: 2, pauseMs: 1, silenceMs: 2_000 });
  for (let i = 0; i < 9; i++) await disk.put(`picture-${i}.webp`, new Uint8Array(randomBytes(1_000 + i)));
  const all = await everything(disk);

  let left = 4;
  s3.faults(({ method }) => (method === 'PUT' && left-- <= 0 ? 'busy' : 'none'));
  await expect(moveFiles(disk, store)).rejects.toThrow(FilesDown);
  s3.faults(() => 'none');
  const arrived = (await listFiles(store)).length;
  expect(arrived).toBe(4);

  // Somebody uploads one and deletes one meanwhile; the run before left a file that is not what it should be.
  const [spoilt] = await listFiles(store);
  await store.put(spoilt?.name ?? '', new Uint8Array(spoilt?.bytes ?? 0));
  const busy: Files = {
    ...disk,
    async *list() {
      yield* disk.list();
      yield { name: 'deleted.webp', bytes: 1 };
      await disk.put('late.webp', new Uint8Array([1]));
    },
  };
  expect(await moveFiles(busy, store)).toEqual({ copied: 7, there: 3, gone: 1, cleared: 0 });
  expect(await everything(store)).toEqual({ ...all, 'late.webp': await hashOf(disk, 'late.webp') });

  expect(await moveFiles(store, elsewhere, { clear: true })).toEqual({
    copied: 10,
    there: 0,
    gone: 0,
    cleared: 10,
  });
  expect(await everything(elsewhere)).toEqual(await everything(disk));
  expect(await everything(store)).toEqual({});

  const lying: Files = { ...store, put: (name) => store.put(name, new Uint8Array(3)) };
  await expect(moveFiles(disk, lying, { clear: true })).rejects.toThrow(
    'reads otherwise than it was written',
  );
  expect(await everything(disk)).toMatchObject(all);
  await s3.close();
  rmSync(folder, { recursive: true });
});
