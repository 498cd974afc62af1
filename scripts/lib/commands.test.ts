import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** A command as an operator runs it, with these settings alone. */
function run(script: string, settings: Record<string, string>, ...words: string[]) {
  const env = { PATH: process.env.PATH, ...settings };
  const { stderr } = spawnSync(process.execPath, [script, ...words], {
    env,
    encoding: 'utf8',
  });
  return stderr.trim();
}

test('a command says in one line what of the database is wrong', () => {
  expect(run('scripts/backup.ts', { DATABASE_URL: 'postgres://127.0.0.1:9/none' })).toBe(
    '✗ The database in DATABASE_URL does not answer (ECONNREFUSED).',
  );
});

test('a command says in one line which word it does not know', () => {
  for (const script of ['restore', 'move-files'])
    expect(run(`scripts/${script}.ts`, {}, '--bogus')).toMatch(/^✗ Unknown option '--bogus'.*$/);
  expect(run('bench/run.ts', {}, 'bogus')).toMatch(/^✗ There is no part bogus; there are .*$/);
});

test('where no database is, a new password makes none', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nirmaan-commands-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(run('scripts/owner-password.ts', { DATA_DIR: folder })).toBe(`✗ There is no database in ${folder}.`);
  expect(existsSync(path.join(folder, 'db'))).toBe(false);
});
