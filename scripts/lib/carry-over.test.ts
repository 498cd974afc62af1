import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createS3Files } from '#adapters/files/s3-files.ts';
import { openDatabase } from '#kit/database.server.ts';
import { carryOver, diskFiles } from './backup.ts';
import { startPostgres } from './postgres-server.ts';
import { startS3 } from './s3-server.ts';
import { hashOf, listFiles } from './stored-files.ts';

test('a demo is carried over with its uploads, those on its disk and those that lie in the store already; nothing is taken away', async () => {
  const [s3, postgres] = await Promise.all([startS3(), startPostgres()]);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'nirmaan-carry-'));
  const place = { url: postgres.url, dataDir, s3: s3.options };
  const [disk, store] = [diskFiles(dataDir), createS3Files(s3.options)];
  await expect(carryOver(place, false)).rejects.toThrow('There is no database');
  const demo = await openDatabase({ url: null, dataDir });
  await demo.migrate();
  await demo.db.execute(sql`insert into settings (key, value) values ('company', '{}')`);
  await demo.close();
  await store.put('of-the-store.webp', new Uint8Array([1]));
  for (const [name, bytes] of [
    ['of-both.webp', 2],
    ['of-the-disk.webp', 3],
  ] as const)
    await disk.put(name, new Uint8Array([bytes]));
  await store.put('of-both.webp', new Uint8Array([2]));
  const names = async (files: typeof store) => (await listFiles(files)).map(({ name }) => name).toSorted();
  const all = ['of-both.webp', 'of-the-disk.webp', 'of-the-store.webp'];

  expect(await carryOver(place, false)).toMatchObject({ uploads: { copied: 1, there: 1 } });
  expect(await names(store)).toEqual(all);
  expect(await hashOf(store, 'of-the-disk.webp')).toBe(await hashOf(disk, 'of-the-disk.webp'));
  expect(await carryOver(place, true)).toMatchObject({ uploads: { copied: 0, there: 2 } });
  expect(await names(store)).toEqual(all);
  expect(await names(disk)).toEqual(['of-both.webp', 'of-the-disk.webp']);
  const live = await openDatabase(place);
  const { rows } = await live.db.execute(sql`select key from settings`);
  expect(rows).toEqual([{ key: 'company' }]);
  await live.close();
  await Promise.all([s3.close(), postgres.remove()]);
  rmSync(dataDir, { recursive: true });
}, 240_000);
