import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { packTar } from 'modern-tar';
import { expect, onTestFinished, test } from 'vitest';
import { beginDatabase } from './empty-database.server.ts';

test('a database begins as the archive has it, whole, and what is there already stays', async () => {
  const scratch = await mkdtemp(join(tmpdir(), 'nirmaan-empty-'));
  onTestFinished(() => rm(scratch, { recursive: true }));
  const archive = join(scratch, 'empty.tar.zst');
  const header = (name: string, size: number) => ({ name, size, type: 'file' as const });
  const tar = await packTar([{ header: header('/base/1/PG_VERSION', 2), body: Buffer.from('18') }]);
  await writeFile(archive, zstdCompressSync(tar));
  const folder = join(scratch, 'data', 'db');
  const version = join(folder, 'base', '1', 'PG_VERSION');

  // An earlier start died while it began.
  await mkdir(`${folder}.new`, { recursive: true });
  await writeFile(join(`${folder}.new`, 'half'), '');
  await beginDatabase(archive, folder);
  expect(await readFile(version, 'utf8')).toBe('18');
  expect(await readdir(folder)).toEqual(['base']);
  expect(await readdir(join(scratch, 'data'))).toEqual(['db']);

  await writeFile(version, 'somebody’s');
  await beginDatabase(archive, folder);
  expect(await readFile(version, 'utf8')).toBe('somebody’s');

  await writeFile(archive, zstdCompressSync(tar).subarray(0, 60));
  const other = join(scratch, 'other', 'db');
  await expect(beginDatabase(archive, other)).rejects.toThrow();
  expect(await readdir(join(scratch, 'other'))).not.toContain('db');
});
