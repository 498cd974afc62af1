import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createDiskFiles } from '#adapters/files/disk-files.ts';
import { openArchive } from '#desk/backups/archive.ts';
import type { BackupPlace } from '#desk/backups/backup-place.ts';
import { makeBackup } from '#desk/backups/make-backup.ts';
import { tryBackup } from '#desk/backups/try-backup.ts';
import type { Db } from './context.ts';
import { createEmbedded, migrationsFolder, wrapEmbedded } from './database.server.ts';
import { loadTables } from './load-tables.server.ts';
import { migrationMoments } from './migrate.server.ts';
import { createTestDb } from './test-db.ts';
import { migrationOf, upgradeTables } from './upgrade-tables.server.ts';

/** The last before 0017, which makes cases of the demos of service pages. */
const before = migrationMoments(migrationsFolder)[16] ?? 0;

const seen = async (db: Db) => ({
  touches: (await db.execute(sql`select campaign from lead_touches`)).rows,
  cases: (await db.execute(sql`select client, problem from cases`)).rows,
  pages: (await db.execute(sql`select content::text from service_pages`)).rows,
});

test('a backup of an older version comes back as that version would be after an upgrade, its rows changed by the migrations of between; its trial is of the same kind', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'nirmaan-older-'));
  const embedded = await createEmbedded();
  const own = await wrapEmbedded(embedded);
  await own.migrate(before);
  const loadDataDir = await embedded.dumpDataDir('none');
  await own.db.execute(sql`
    insert into leads (id, name, phone, phone_complete, email, service, message, source, form, page_url, attribution)
    values (gen_random_uuid(), 'Asha', '9876543210', true, '', '', '', 'contact', 'contact', '', '{}')`);
  await own.db.execute(sql`
    insert into lead_touches (id, lead_id, raw, body_hash, page_url, user_agent, ip)
    select gen_random_uuid(), id, '{"attribution":{"utmSource":"google","utmCampaign":"Diwali"}}', '', '', '', ''
    from leads`);
  await own.db.execute(sql`
    insert into service_pages (slug, content)
    values ('website', '{"demos":{"items":[{"title":"Sharma Sweets","text":"A shop","sample":false}]}}')`);
  const store = createDiskFiles(path.join(folder, 'kept'));
  const place: BackupPlace = {
    store,
    where: 'a folder of the tests',
    passphrase: null,
    scratchFolder: folder,
    version: '0.0.0',
    backend: 'PGlite',
    async withScratchDatabase(run, migratedTo) {
      const database = await wrapEmbedded(await createEmbedded({ loadDataDir }));
      await database.migrate(migratedTo);
      return run(database).finally(() => database.close());
    },
  };
  const ctx = { db: own.db, files: createDiskFiles(path.join(folder, 'uploads')), now: () => new Date() };
  const made = await makeBackup(ctx, place, 'command');
  expect(await tryBackup(ctx, place, {})).toMatchObject({ ok: true, name: made?.name });

  const unpacked = path.join(folder, 'unpacked');
  await mkdir(unpacked);
  const archive = await store.open(made?.name ?? '');
  if (!archive) throw new Error('It was made');
  const manifest = await openArchive(archive.body, unpacked, null);
  expect(manifest.migration).toBe(before);
  // One from before it was said is known by its columns.
  expect(migrationOf({ tables: manifest.tables })).toBe(before);
  const [first] = manifest.tables;
  if (!first) throw new Error('It has tables');
  const unknown = [{ ...first, columns: ['of_nobody'] }, ...manifest.tables.slice(1)];
  expect(() => migrationOf({ tables: unknown })).toThrow('Restore with the version');
  expect(() => migrationOf({ ...manifest, migration: before + 1 })).toThrow('Restore with the version');

  const target = await createTestDb();
  await loadTables(target.db, unpacked, await upgradeTables(unpacked, manifest), false);
  await own.migrate();
  const upgraded = await seen(own.db);
  expect(await seen(target.db)).toEqual(upgraded);
  expect(upgraded.cases).toEqual([{ client: 'Sharma Sweets', problem: 'A shop' }]);
  await Promise.all([own.close(), target.close()]);
  await rm(folder, { recursive: true });
}, 480_000);
