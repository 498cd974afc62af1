import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class DataDirTaken extends Error {}

/** It cannot be written to, or is no folder. */
export class DataDirUnusable extends Error {
  constructor(dataDir: string, reason: string) {
    super(
      `DATA_DIR ${dataDir} cannot be used: ${reason}. It and all in it have to belong to the user who runs the server.`,
    );
  }
}

/**
 * Takes DATA_DIR for this process. Two processes in one directory would quietly lose each other's rows; the lock is
 * the operating system's own (held by SQLite on a file), so it ends with the process however that dies.
 * @throws DataDirTaken, DataDirUnusable with a sentence for the operator
 */
export function lockDataDir(dataDir: string): { release(): void } {
  let lock: DatabaseSync | null = null;
  try {
    const file = join(dataDir, 'lock');
    mkdirSync(dataDir, { recursive: true });
    lock = new DatabaseSync(file);
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
    // One that we may only read SQLite opens for reading, which any number may at once.
    accessSync(file, constants.W_OK);
  } catch (error) {
    lock?.close();
    const { errcode, message } = error as Error & { errcode?: number };
    if (errcode !== busy) throw new DataDirUnusable(dataDir, message);
    throw new DataDirTaken(
      `Another process is using ${dataDir}. Stop it, or give this one its own DATA_DIR.`,
    );
  }
  const held = lock;
  return { release: () => held.close() };
}

/** SQLITE_BUSY */
const busy = 5;
