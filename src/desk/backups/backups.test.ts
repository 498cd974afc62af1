import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#agency/messages/table.server.ts';
import { FilesDown } from '#kit/ports/files.ts';
import { openOffice } from '#office/test-office.ts';
import { isRunning } from './backup.ts';
import type { BackupPlace } from './backup-place.ts';
import { readRun, runAlone } from './backup-run.ts';
import { makeBackup } from './make-backup.ts';
import { listStored } from './stored-backups.ts';
import { testPlace } from './test-place.ts';
import { readDrills, tryBackup } from './try-backup.ts';
import { troublesOf, watchBackups } from './watch-backups.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
let folder: string;
let place: BackupPlace;
beforeAll(async () => {
  office = await openOffice('seeded');
  folder = await mkdtemp(path.join(tmpdir(), 'nirmaan-backups-'));
  place = testPlace({ folder, passphrase: 'a passphrase that is long enough' });
});
afterAll(async () => {
  await office.close();
  await rm(folder, { recursive: true });
});

const fail = (): never => {
  throw new Error('There is no backup');
};
const make = async () => (await makeBackup(office.ctx, place, 'office')) ?? fail();
const at = (moment: string) => ({ ...office.ctx, now: () => new Date(moment) });

test('a backup is sealed, says what it holds, and comes back row by row and file by file', async () => {
  await office.ctx.files.put('plan.pdf', new TextEncoder().encode('%PDF-1.7'));
  await office.ctx.files.put('large.png', new Uint8Array(3_000_000).fill(7));
  const made = await make();
  expect(made).toMatchObject({
    by: 'office',
    sealed: true,
    uploads: 2,
    sha256: expect.stringMatching(/^\w{64}$/),
  });
  expect(made.tables.find(({ name }) => name === 'posts')?.rows).toBe(12);
  const bytes = await readFile(path.join(folder, made.name));
  expect([bytes.length, (await stat(path.join(folder, made.name))).size]).toEqual([made.bytes, made.bytes]);
  expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  expect(bytes.includes('manifest.json')).toBe(false);
  expect(await listStored(place.store)).toEqual([made]);
  // Nothing readable is left lying about.
  expect((await readdir(folder)).filter((name) => name.startsWith('.backup-'))).toEqual([]);
  expect(await readRun(office.ctx)).toMatchObject({ state: 'done', by: 'office' });

  const tried = await tryBackup(office.ctx, place, {});
  expect(tried).toMatchObject({ ok: true, name: made.name });
  expect(tried?.said).toMatch(/^\d+ rows of \d+ tables and 2 files are what they were$/);
  expect(await readDrills(office.ctx)).toEqual([tried]);
});

test('a trial finds a wrong passphrase, a damaged archive, a lost row and a changed one', async () => {
  const { name } = await make();
  const other = { ...place, passphrase: 'another passphrase, just as long' };
  expect(await tryBackup(office.ctx, other, { name })).toMatchObject({
    ok: false,
    said: expect.stringContaining('BACKUP_PASSPHRASE'),
  });
  expect(await tryBackup(office.ctx, { ...place, passphrase: null }, { name })).toMatchObject({ ok: false });
  const losing: BackupPlace = {
    ...place,
    withScratchDatabase: (run) =>
      place.withScratchDatabase(async (database) => {
        await database.db.execute(sql`
          create function lose() returns trigger language plpgsql as
          $$ begin if new.position = 0 then return null; end if; new.title := new.title || '!'; return new; end $$`);
        await database.db.execute(
          sql`create trigger lose before insert on galleries for each row execute function lose()`,
        );
        return run(database);
      }),
  };
  const [plain] = [await makeBackup(office.ctx, { ...place, passphrase: null }, 'command')];
  expect(plain).toMatchObject({ sealed: false, name: expect.stringMatching(/\.tar\.gz$/) });
  const lost = await tryBackup(office.ctx, losing, { name });
  expect(lost).toMatchObject({ ok: false, said: expect.stringMatching(/galleries/) });
  // What one has in the hand opens with the tools that every system has.
  const listed = execFileSync('tar', ['-tzf', path.join(folder, plain?.name ?? '')], { encoding: 'utf8' });
  expect(listed.split('\n')).toEqual(
    expect.arrayContaining(['public.posts.jsonl', 'uploads/plan.pdf', 'manifest.json']),
  );

  const file = path.join(folder, name);
  const bytes = await readFile(file);
  bytes[bytes.length - 100] = (bytes[bytes.length - 100] ?? 0) ^ 255;
  await writeFile(file, bytes);
  expect(await tryBackup(office.ctx, place, { name })).toMatchObject({
    ok: false,
    said: 'This is not a whole backup: it is damaged, or something else.',
  });
});

test('one run at a time, whoever asks; one whose process died is followed after two minutes', async () => {
  const now = Date.now();
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const first = runAlone(office.ctx, 'schedule', async (say) => {
    say('reading the tables');
    begun.resolve();
    await end.promise;
    return 'first';
  });
  await begun.promise;
  expect(isRunning(await readRun(office.ctx), new Date())).toBe(true);
  expect(await makeBackup(office.ctx, place, 'office')).toBeNull();
  const later = at(new Date(now + 121_000).toISOString());
  expect(isRunning(await readRun(office.ctx), later.now())).toBe(false);
  expect(await runAlone(later, 'schedule', () => Promise.resolve('second'))).toBe('second');
  end.resolve();
  expect(await first).toBe('first');
  // What the dead one says when it comes back after all changes nothing.
  expect((await readRun(office.ctx))?.at).toBe(later.now().toISOString());
  await expect(
    runAlone(at(new Date(now + 400_000).toISOString()), 'schedule', () =>
      Promise.reject(new Error('no room')),
    ),
  ).rejects.toThrow('no room');
  expect(await readRun(office.ctx)).toMatchObject({ state: 'failed', said: 'no room' });
});

test('what has been outlived goes with its note; what somebody else put there stays', async () => {
  const own = path.join(folder, 'aging');
  const { store, ...aging } = testPlace({ folder: own });
  const text = (said: unknown) => new TextEncoder().encode(JSON.stringify(said));
  for (let ago = 1; ago <= 56; ago++) {
    const night = new Date(Date.parse('2026-11-26T03:30:00+05:30') - ago * 86_400_000).toISOString();
    const name = `nirmaan-${night.slice(0, 19).replaceAll(/\D/g, '')}-0000.tar.gz`;
    const known = {
      bytes: 1,
      sha256: 'a'.repeat(64),
      sealed: false,
      version: '0',
      backend: 'PGlite',
      tables: [],
      uploads: 0,
    };
    await store.put(name, text('an archive'));
    await store.put(`${name}.json`, text({ name, at: night, by: 'schedule', ...known }));
  }
  await store.put('notes.txt', text('of somebody'));
  await store.put('broken.json', text('of somebody'));
  await makeBackup(at('2026-11-26T03:30:00+05:30'), { store, ...aging }, 'schedule');
  // At 03:30 in India it is the evening before in the names.
  expect((await listStored(store)).map(({ name }) => name.slice(12, 16))).toEqual([
    '1125',
    '1124',
    '1123',
    '1122',
    '1121',
    '1120',
    '1119',
    '1114',
    '1107',
    '1030',
  ]);
  expect((await readdir(own)).filter((name) => name !== '.arriving')).toHaveLength(10 * 2 + 2);
});

test('owners are mailed once a day of what is wrong, and what was missed is made up for', async () => {
  await office.hire('owner', 'Farah');
  await office.hire('sales', 'Dev');
  const empty = testPlace({ folder: path.join(folder, 'empty') });
  const later = at(new Date(Date.now() + 27 * 3_600_000).toISOString());
  office.enqueued.length = 0;
  expect(await watchBackups(later, empty)).toMatchObject([{ kind: 'no-backup' }, { kind: 'drill-failed' }]);
  await watchBackups(later, empty);
  const sent = await office.db.select().from(messages);
  expect(sent.map(({ recipient, subject }) => `${recipient}: ${subject}`)).toEqual(
    Array.from({ length: 2 }, () => expect.stringMatching(/^farah@example\.com: Backups of .* need you$/)),
  );
  expect(office.enqueued.filter(({ name }) => name === 'back-up')).toHaveLength(2);
  const away: BackupPlace = {
    ...empty,
    store: {
      ...empty.store,
      list: () => {
        throw new FilesDown('S3 answers 503');
      },
    },
  };
  expect(await watchBackups(later, away)).toMatchObject([
    { said: expect.stringContaining('S3 answers 503') },
  ]);
});

test('what is too old is told from what is new', () => {
  const now = new Date('2026-11-26T06:00:00Z');
  const since = new Date('2026-11-25T12:00:00Z');
  const kinds = (known: Partial<Parameters<typeof troublesOf>[0]>) =>
    troublesOf({ now, since, backups: [], drills: [], ...known }).map(({ kind }) => kind);
  expect(kinds({})).toEqual([]);
  expect(kinds({ since: new Date('2026-11-25T03:00:00Z') })).toEqual(['no-backup']);
  const fresh = { at: '2026-11-26T00:00:00Z' };
  expect(kinds({ backups: [fresh] })).toEqual([]);
  expect(kinds({ backups: [{ at: '2026-11-25T03:59:00Z' }] })).toEqual(['no-backup']);
  const tried = { name: 'x', said: 'y', ok: true };
  expect(kinds({ backups: [fresh], drills: [{ ...tried, at: '2026-11-18T05:00:00Z' }] })).toEqual([
    'no-drill',
  ]);
  expect(kinds({ backups: [fresh, { at: '2026-11-17T00:00:00Z' }] })).toEqual(['no-drill']);
  expect(
    kinds({
      backups: [fresh],
      drills: [
        { ...tried, ok: false, at: '2026-11-26T05:00:00Z' },
        { ...tried, at: '2026-11-20T05:00:00Z' },
      ],
    }),
  ).toEqual(['drill-failed']);
});
