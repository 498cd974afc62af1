import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { createDiskFiles } from '#adapters/files/disk-files.ts';
import { createTestDb } from '#kit/test-db.ts';
import type { BackupPlace } from './backup-place.ts';

/** A folder for backups, and scratch databases of the kind whose turn it is. */
export function testPlace({
  folder = join(tmpdir(), 'nirmaan-no-backups'),
  ...over
}: Partial<BackupPlace> & { folder?: string } = {}): BackupPlace {
  return {
    store: createDiskFiles(folder),
    where: 'a folder of the tests',
    passphrase: null,
    scratchFolder: folder,
    version: '0.0.0',
    backend: process.env.TEST_BACKEND === 'postgres' ? 'PostgreSQL' : 'PGlite',
    async withScratchDatabase(run) {
      const database = await createTestDb('seeded');
      return run(database).finally(() => database.close());
    },
    ...over,
  };
}
