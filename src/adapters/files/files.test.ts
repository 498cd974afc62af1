import { randomBytes } from 'node:crypto';
import { mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Files } from '#kit/ports/files.ts';
import { startS3 } from '../../../scripts/lib/s3-server.ts';
import { createDiskFiles } from './disk-files.ts';
import { createS3Files } from './s3-files.ts';

const stores = {
  disk: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nirmaan-files-'));
    return { files: createDiskFiles(folder), close: () => rmSync(folder, { recursive: true }) };
  },
  S3: async () => {
    const s3 = await startS3();
    return { files: createS3Files(s3.options), close: s3.close };
  },
};

describe.each(Object.entries(stores))('files in %s', (_name, open) => {
  let files: Files;
  let close: () => unknown;
  beforeAll(async () => {
    ({ files, close } = await open());
  });
  afterAll(() => close());

  const listed = async () => {
    const all = [];
    for await (const one of files.list()) all.push(one);
    return all.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  };

  test('what is put is there as it was, whole or as it comes, until it is removed; names stay flat', async () => {
    expect(await files.check()).toEqual(expect.any(String));
    expect(await files.get('a-1.webp')).toBeNull();
    expect(await files.open('a-1.webp')).toBeNull();
    expect(await listed()).toEqual([]);
    await files.put('a-1.webp', new Uint8Array([1, 2, 3]));
    await files.put('nothing.pdf', new Uint8Array());
    expect(await files.get('a-1.webp')).toEqual(new Uint8Array([1, 2, 3]));
    expect(await files.get('nothing.pdf')).toEqual(new Uint8Array());
    for (const name of ['../x', '.arriving', 'a/b', String.raw`a\b`, '', 'a\0', 'x'.repeat(200)])
      await expect(files.put(name, new Uint8Array())).rejects.toThrow('Not a file name');
    expect(await listed()).toEqual([
      { name: 'a-1.webp', bytes: 3 },
      { name: 'nothing.pdf', bytes: 0 },
    ]);
    await files.remove(['a-1.webp', 'never-was.webp', 'nothing.pdf']);
    expect(await files.get('a-1.webp')).toBeNull();
    expect(await listed()).toEqual([]);
  });

  test('a file of some megabytes goes from disk to store to reader in pieces', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nirmaan-large-'));
    const content = randomBytes(3_000_000);
    writeFileSync(join(folder, 'plan.pdf'), content);
    await files.put('plan.pdf', await openAsBlob(join(folder, 'plan.pdf')));
    const opened = await files.open('plan.pdf');
    const pieces: Uint8Array[] = [];
    for await (const piece of opened?.body ?? []) pieces.push(piece);
    expect(opened?.bytes).toBe(content.length);
    expect(pieces.length).toBeGreaterThan(1);
    expect(Buffer.concat(pieces).equals(content)).toBe(true);
    rmSync(folder, { recursive: true });
  });
});
