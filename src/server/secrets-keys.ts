import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Env } from './env.server.ts';

/** The keys that secrets are sealed with. Without SECRETS_KEY, in demo mode, one is made at the first start and kept. */
export function secretsKeys({ SECRETS_KEY, DATA_DIR }: Pick<Env, 'SECRETS_KEY' | 'DATA_DIR'>): string[] {
  if (SECRETS_KEY) return SECRETS_KEY;
  const folder = resolve(DATA_DIR);
  const file = join(folder, 'secrets.key');
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const key = readFileSync(file, 'utf8').trim();
  if (Buffer.from(key, 'base64').length !== 32)
    throw new Error(
      `${file} holds no key: put back the one that was there. Without it nothing sealed can be read; where nothing was, take the file away.`,
    );
  return [key];
}
