import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OutOfSpace } from '#kit/errors.ts';
import { createDiskFiles } from './disk-files.ts';

test('a file is there whole or not at all; what a killed process left is cleared away', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nirmaan-files-'));
  const left = join(folder, '.arriving', 'half-of-yesterday');
  mkdirSync(join(folder, '.arriving'));
  writeFileSync(left, 'half');
  utimesSync(left, new Date(0), new Date(0));
  const files = createDiskFiles(folder);
  await files.put('a-1.webp', new Uint8Array([1, 2, 3]));
  expect(readdirSync(folder, { recursive: true })).toEqual(['.arriving', 'a-1.webp']);
  rmSync(folder, { recursive: true });
});

test('a folder that vanishes is made again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nirmaan-files-'));
  const files = createDiskFiles(folder);
  await files.put('a.webp', new Uint8Array(1));
  rmSync(folder, { recursive: true });
  await expect(files.put('b.webp', new Uint8Array(1))).rejects.toThrow('ENOENT');
  await files.put('b.webp', new Uint8Array(1));
  expect(await files.get('b.webp')).toHaveLength(1);
  rmSync(folder, { recursive: true });
});

test.skipIf(!canMount())(
  'on a full disk nothing half stays, and it works again when there is room',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nirmaan-full-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', folder]);
    try {
      const files = createDiskFiles(folder);
      await files.put('first.webp', new Uint8Array(100_000));
      await expect(files.put('second.webp', new Uint8Array(400_000))).rejects.toThrow(OutOfSpace);
      expect(readdirSync(folder, { recursive: true })).toEqual(['.arriving', 'first.webp']);
      await files.remove(['first.webp']);
      await files.put('third.webp', new Uint8Array(150_000));
      expect(await files.get('third.webp')).toHaveLength(150_000);
    } finally {
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true });
    }
  },
);

/** A disk of our own that is small enough to fill needs the right to mount one. */
function canMount() {
  const probe = mkdtempSync(join(tmpdir(), 'nirmaan-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', probe], { stdio: 'ignore' });
    execFileSync('umount', [probe]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(probe, { recursive: true });
  }
}
