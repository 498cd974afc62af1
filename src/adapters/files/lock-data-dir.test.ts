import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished, expect, test } from 'vitest';
import { DataDirTaken, DataDirUnusable, lockDataDir } from './lock-data-dir.ts';

function scratch() {
  const folder = mkdtempSync(path.join(tmpdir(), 'nirmaan-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('a folder is one process’s until it lets go', () => {
  const folder = scratch();
  const lock = lockDataDir(folder);
  expect(() => lockDataDir(folder)).toThrow(DataDirTaken);
  lock.release();
  lockDataDir(folder).release();
});

test('what is wrong with a folder is not taken for another process', () => {
  const folder = scratch();
  writeFileSync(path.join(folder, 'file'), '');
  expect(() => lockDataDir(path.join(folder, 'file'))).toThrow(DataDirUnusable);
  writeFileSync(path.join(folder, 'lock'), 'a file of somebody else’s '.repeat(100));
  expect(() => lockDataDir(folder)).toThrow(/^DATA_DIR .* cannot be used: file is not a database/);
});

/** Root may write to everything, so somebody else tries: a lock that was made by root, say by a command with sudo. */
test.runIf(process.getuid?.() === 0)('a lock that may only be read is nobody’s: two would hold it', () => {
  const folder = scratch();
  lockDataDir(folder).release();
  chmodSync(folder, 0o777);
  const file = path.resolve('src/adapters/files/lock-data-dir.ts');
  const code = `const { lockDataDir } = await import(${JSON.stringify(file)});
    process.setuid(65534);
    lockDataDir(${JSON.stringify(folder)});`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
  });
  expect(stderr).toContain('cannot be used: ');
  expect(status).toBe(1);
});
