import { appendFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#agency/audit/table.server.ts';
import { ensureOwner } from '#agency/staff/ensure-owner.ts';
import { galleries } from '#content/galleries/table.server.ts';
import { createTestApp, type TestApp } from '#server/test-app.ts';
import { hashOfBytes } from '../archive.ts';
import type { BackupsRecord, Comparison, HandOver } from './answers.ts';

const owner = { email: 'owner@example.com', password: 'correct-horse-battery' };
let app: TestApp;
let headers: { Cookie: string };
beforeAll(async () => {
  app = await createTestApp({ BACKUP_PASSPHRASE: 'a passphrase that is long enough' });
  await ensureOwner(app.ctx, owner);
  const signedIn = await app.post('/staff/session', owner);
  headers = { Cookie: signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  await app.product.work();
});
afterAll(() => app.close());

const read = async <T>(address: string) => (await (await app.get(`/staff${address}`, headers)).json()) as T;
const list = () => read<BackupsRecord>('/backups');
const post = (address: string, body?: object) => app.post(`/staff${address}`, body, headers);

test('the office asks for a backup, has it tried on this server, takes it away, and hands a restore over', async () => {
  expect(await list()).toMatchObject({
    sealed: true,
    running: false,
    run: null,
    backups: [],
    troubles: [],
    down: null,
  });
  expect((await post('/backups')).status).toBe(204);
  // A backup is listed before its run has left word of it.
  await expect
    .poll(list)
    .toMatchObject({ running: false, run: { state: 'done', by: 'office' }, backups: [{}] });
  const [made] = (await list()).backups;
  const { name = '', sha256 = '' } = made ?? {};
  expect(made).toMatchObject({ by: 'office', sealed: true, drill: null, rows: expect.any(Number) });
  expect(await read('/operations')).toMatchObject({ backup: { file: name, rows: made?.rows } });

  expect((await post(`/backups/${name}/drill`)).status).toBe(204);
  await expect.poll(async () => (await list()).backups[0]?.drill).toMatchObject({ ok: true, name });
  // The scratch database and the folder that was unpacked into are gone.
  const left = await app.db.execute(
    sql.raw(String.raw`select 1 from pg_database where datname like 'nirmaan\_drill\_%'`),
  );
  expect(left.rows).toEqual([]);
  expect((await readdir(app.folder)).filter((one) => one.startsWith('.backup-'))).toEqual([]);

  const before = (await read<Comparison>(`/backups/${name}/comparison`)).tables;
  const [one] = await app.db.select().from(galleries).limit(1);
  await app.db.delete(galleries).where(eq(galleries.id, one?.id ?? ''));
  const after = (await read<Comparison>(`/backups/${name}/comparison`)).tables;
  const of = (tables: Comparison['tables']) => tables.find((table) => table.name === 'galleries');
  expect(of(before)?.now).toBe(of(before)?.saved);
  expect(of(after)).toMatchObject({ saved: of(before)?.saved, now: Number(of(before)?.saved) - 1 });

  // Nobody takes it with a session alone.
  const wrong = await post(`/backups/${name}/ticket`, { password: 'not this one' });
  expect([wrong.status, await wrong.json()]).toMatchObject([
    422,
    { errors: { password: 'This is not your password' } },
  ]);
  const { ticket } = (await (await post(`/backups/${name}/ticket`, { password: owner.password })).json()) as {
    ticket: string;
  };
  const file = await app.get(`/staff/backups/${name}/file?ticket=${ticket}`, headers);
  expect(file.headers.get('Content-Disposition')).toBe(`attachment; filename="${name}"`);
  expect(await hashOfBytes(file.body as ReadableStream<Uint8Array<ArrayBuffer>>)).toBe(sha256);
  for (const other of ['nonsense', JSON.stringify({ name, staffId: 'x', until: 9e15 })])
    expect(
      (await app.get(`/staff/backups/${name}/file?ticket=${encodeURIComponent(other)}`, headers)).status,
    ).toBe(404);
  expect(
    (await app.get(`/staff/backups/${name.replace('nirmaan-2', 'nirmaan-3')}/file?ticket=${ticket}`, headers))
      .status,
  ).toBe(404);
  expect((await app.get(`/staff/backups/${name}/file?ticket=${ticket}`)).status).toBe(401);

  const slip = await post(`/backups/${name}/hand-over`, { password: owner.password, word: 'replace' });
  expect([slip.status, await slip.json()]).toMatchObject([422, { errors: { word: 'Type REPLACE' } }]);
  const handed = await post(`/backups/${name}/hand-over`, { password: owner.password, word: 'REPLACE' });
  const { steps } = (await handed.json()) as HandOver;
  expect(steps.map(({ command }) => command).filter(Boolean)).toEqual([
    'npm run backup',
    `npm run restore -- ${name} --force`,
    'npm start',
  ]);
  const audited = await app.db.select().from(auditLog).where(eq(auditLog.subjectId, name));
  expect(audited.map(({ action }) => action).toSorted()).toEqual(['checked', 'checked', 'exported']);

  // One that is not what was stored is refused.
  await appendFile(path.join(app.folder, 'backups', name), 'x');
  expect(
    (await post(`/backups/${name}/hand-over`, { password: owner.password, word: 'REPLACE' })).status,
  ).toBe(409);
  const never = 'nirmaan-20260101000000-0000.tar.gz';
  expect(
    (await post(`/backups/${never}/hand-over`, { password: owner.password, word: 'REPLACE' })).status,
  ).toBe(404);
  expect((await app.get('/staff/backups/..%2Fsecrets.key/comparison', headers)).status).toBe(404);
});
