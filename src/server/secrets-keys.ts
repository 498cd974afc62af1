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
  return [readFileSync(file, 'utf8')];
}
