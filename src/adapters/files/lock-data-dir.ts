import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class DataDirTaken extends Error {}

/**
 * Takes DATA_DIR for this process. Two processes in one directory would quietly lose each other's rows; the lock is
 * the operating system's own (held by SQLite on a file), so it ends with the process however that dies.
 * @throws DataDirTaken with a sentence for the operator when another process holds it
 */
export function lockDataDir(dataDir: string): { release(): void } {
  mkdirSync(dataDir, { recursive: true });
  const lock = new DatabaseSync(join(dataDir, 'lock'));
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new DataDirTaken(
      `Another process is using ${dataDir}. Stop it, or give this one its own DATA_DIR.`,
    );
  }
  return { release: () => lock.close() };
}
