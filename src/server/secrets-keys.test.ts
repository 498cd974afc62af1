import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readEnv } from './env.server.ts';
import { secretsKeys } from './secrets-keys.ts';

test('a demo makes its key once and keeps it for its owner alone; SECRETS_KEY takes its place, earlier keys behind it', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'nirmaan-key-'));
  onTestFinished(() => rm(DATA_DIR, { recursive: true }));
  const [key = ''] = secretsKeys(readEnv({ DATA_DIR }));
  expect(Buffer.from(key, 'base64')).toHaveLength(32);
  expect(secretsKeys(readEnv({ DATA_DIR }))).toEqual([key]);
  expect((await stat(join(DATA_DIR, 'secrets.key'))).mode & 0o777).toBe(0o600);
  await writeFile(join(DATA_DIR, 'secrets.key'), '');
  expect(() => secretsKeys(readEnv({ DATA_DIR }))).toThrow('secrets.key holds no key');
  const [next, old] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64'));
  expect(secretsKeys(readEnv({ DATA_DIR, SECRETS_KEY: `${next}, ${old}` }))).toEqual([next, old]);
});
