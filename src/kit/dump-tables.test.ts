import files, { mkdtemp, rm, type FileHandle } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Db } from './context.ts';
import { dumpTables } from './dump-tables.server.ts';
import { loadTables } from './load-tables.server.ts';

/** The files opened from now on, by whatever module, loaded before or not. */
function openedFiles(): FileHandle[] {
  const opened: FileHandle[] = [];
  const { open } = files;
  const watched = vi.spyOn(files, 'open').mockImplementation(async (...given) => {
    const file = await open(...given);
    opened.push(file);
    return file;
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    watched.mockRestore();
    syncBuiltinESMExports();
  });
  return opened;
}

const gone = new Error('terminating connection due to unexpected postmaster exit');

/** A database that answers with these rows, and then is gone. */
function leavesAfter(...answers: object[][]): Db {
  const execute = async () => {
    const rows = answers.shift();
    if (!rows) throw gone;
    return { rows };
  };
  return { transaction: (run: (tx: object) => unknown) => run({ execute }) } as unknown as Db;
}

test('a database that goes away while it is copied, or filled from a copy, leaves no file open: Node ends a process for that', async () => {
  const opened = openedFiles();
  const folder = await mkdtemp(path.join(tmpdir(), 'nirmaan-dump-'));
  const table = { schema: 'public', name: 'settings', columns: ['key'], needs: [] };
  const rows = [{ line: '{"key":"a"}' }];
  await expect(dumpTables(leavesAfter([], [table], [], rows), folder)).rejects.toThrow(gone);
  const dumped = [{ ...table, rows: 1 }];
  await expect(loadTables(leavesAfter([table], []), folder, dumped, true)).rejects.toThrow(gone);
  expect(opened.map(({ fd }) => fd)).toEqual([-1, -1]);
  await rm(folder, { recursive: true });
});
