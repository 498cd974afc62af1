import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startApp, temporaryDataDir } from '../../scripts/lib/app-server.ts';
import { dataDirOfFirstStart } from '../../scripts/lib/installations.ts';
import { post } from '../../scripts/lib/enquiries.ts';
import { startPostgres } from '../../scripts/lib/postgres-server.ts';
import { startS3 } from '../../scripts/lib/s3-server.ts';

const quiet = { RATE_LIMITS: 'off', PAGE_CACHE: 'lazy' };

test('npm run backup and restore move an installation, uploads included, from PGlite and disk to PostgreSQL and S3, and back', async () => {
  const [home, away, back] = [dataDirOfFirstStart(), temporaryDataDir(), temporaryDataDir()];
  const [postgres, s3] = await Promise.all([startPostgres(), startS3()]);
  const file = path.join(home.folder, 'everything.tar.gz');
  const app = await startApp(home.folder, quiet);
  const id = (await post(app.url, 1))?.id;
  putUpload(home.folder);

  // The embedded database belongs to one process at a time.
  const refused = await run('backup', [file], { DATA_DIR: home.folder });
  expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('Another process is using') });
  await app.stop();

  // Ours, and the supplier's bill of the demo content.
  const saved = await run('backup', [file], { DATA_DIR: home.folder });
  expect(saved).toMatchObject({
    code: 0,
    text: expect.stringMatching(/\d+ rows of \d+ tables and 2 uploaded files/),
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  // The key stays where it is, apart from what it opens.
  expect(statSync(path.join(home.folder, 'secrets.key')).mode & 0o777).toBe(0o600);
  expect(execFileSync('tar', ['-tzf', file], { encoding: 'utf8' })).not.toContain('secrets.key');

  const onServer = { DATABASE_URL: postgres.url, DATA_DIR: away.folder, ...s3.settings };
  expect(await run('restore', [file], onServer)).toMatchObject({ code: 0 });
  expect(existsSync(path.join(away.folder, 'uploads'))).toBe(false);
  const again = await run('restore', [file], onServer);
  expect(again).toMatchObject({ code: 1, text: expect.stringMatching(/^✗ The bucket .* --force/) });
  // Something may have happened since it was made.
  expect(await run('restore', [file, '--force'], onServer)).toMatchObject({
    code: 0,
    text: expect.stringContaining('What begins by itself waits'),
  });

  // The restored installation knows its enquiries: the same one sent again is still the same.
  const moved = await startApp(away.folder, { ...quiet, ...onServer });
  expect((await post(moved.url, 1))?.id).toBe(id);

  // A running PostgreSQL installation can be backed up as it is.
  expect(await run('backup', [file], onServer)).toMatchObject({ code: 0 });
  await moved.stop();
  const unchanged = await run('restore', [file, '--unchanged'], { DATA_DIR: back.folder });
  expect(unchanged).toMatchObject({ code: 0, text: expect.not.stringContaining('waits') });
  expect(readUpload(back.folder)).toBe(upload);
  const returned = await startApp(back.folder, quiet);
  expect((await post(returned.url, 1))?.id).toBe(id);
  await returned.stop();
  await Promise.all([postgres.remove(), s3.close()]);
  for (const { remove } of [home, away, back]) remove();
});

test('npm run backup without a file puts a sealed one where the office shows it; restore finds it by its name, for whoever knows the passphrase, and hears of rows that went back elsewhere', async () => {
  const { folder, remove } = dataDirOfFirstStart();
  const sealed = { BACKUP_PASSPHRASE: 'a passphrase that is long enough' };
  putUpload(folder);
  const kept = await run('backup', [], { DATA_DIR: folder, ...sealed });
  const [name = ''] = /nirmaan-\S+\.age/.exec(kept.text) ?? [];
  expect(readdirSync(path.join(folder, 'backups'))).toContain(name);
  expect(await run('restore', [name, '--force'], { DATA_DIR: folder })).toMatchObject({
    code: 1,
    text: expect.stringContaining('Set BACKUP_PASSPHRASE'),
  });
  for (const gone of ['db', 'uploads']) rmSync(path.join(folder, gone), { recursive: true });
  expect(await run('restore', [name, '--unchanged'], { DATA_DIR: folder, ...sealed })).toMatchObject({
    code: 0,
  });
  expect(readUpload(folder)).toBe(upload);
  // Every row is back, and nothing is under way: as many are saved again.
  const again = await run('backup', [], { DATA_DIR: folder });
  const rowsIn = (text: string) => /\d+ rows of \d+ tables/.exec(text)?.[0];
  expect(rowsIn(kept.text)).toBeDefined();
  expect(rowsIn(again.text)).toBe(rowsIn(kept.text));
  // Rows that somebody else has brought back wait as well.
  const rollBack = (moment: string) => run('restore', ['--rolled-back', moment], { DATA_DIR: folder });
  expect(await rollBack('yesterday')).toMatchObject({
    code: 1,
    text: expect.stringMatching(/^✗ Say to which/),
  });
  expect(await rollBack('2024-02-29T03:30:00+05:30')).toMatchObject({
    code: 0,
    text: expect.stringMatching(
      /^✓ Rolled back to 2024-02-28T22:00:00.000Z.\n {2}What begins by itself waits .*: \/admin\/backups\n$/,
    ),
  });
  remove();
});

test('what was set up in a demo goes into PostgreSQL by one command, which mixes nothing; uploads stay where they are', async () => {
  const [{ folder, remove }, postgres] = [dataDirOfFirstStart(), await startPostgres()];
  const demo = await startApp(folder, quiet);
  const id = (await post(demo.url, 1))?.id;
  await demo.stop();
  putUpload(folder);
  const carry = { DATABASE_URL: postgres.url, DATA_DIR: folder };
  expect(await run('restore', ['--carry-over'], carry)).toMatchObject({ code: 0 });
  expect(await run('restore', ['--carry-over'], carry)).toMatchObject({
    code: 1,
    text: expect.stringContaining('The database is not empty'),
  });
  expect(await run('restore', ['--carry-over', '--force'], carry)).toMatchObject({ code: 0 });
  expect(readUpload(folder)).toBe(upload);
  const live = await startApp(folder, { ...quiet, ...carry });
  expect((await post(live.url, 1))?.id).toBe(id);
  await live.stop();
  await postgres.remove();
  remove();
});

const upload = '%PDF-1.7';
const placeOfUpload = (folder: string) => path.join(folder, 'uploads/plan.pdf');
const readUpload = (folder: string) => readFileSync(placeOfUpload(folder), 'utf8');

function putUpload(folder: string) {
  mkdirSync(path.dirname(placeOfUpload(folder)), { recursive: true });
  writeFileSync(placeOfUpload(folder), upload);
}

async function run(command: 'backup' | 'restore', args: string[], settings: Record<string, string>) {
  const child = spawn(process.execPath, [`scripts/${command}.ts`, ...args], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, text };
}
