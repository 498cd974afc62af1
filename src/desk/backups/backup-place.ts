import type { Database } from '#kit/database.server.ts';
import type { Files } from '#kit/ports/files.ts';

/** Port to where backups lie, and to what one needs to make and to try them. */
export type BackupPlace = {
  /** The archives, and beside each what is known of it. */
  store: Files;
  /** Where that is, as it is said to staff: `the folder data/backups`. */
  where: string;
  /** What archives are sealed with; null: they are readable for whoever has the file. */
  passphrase: string | null;
  /** A folder on this machine's disk; what lies there is gone after each run. */
  scratchFolder: string;
  /** Of this product. */
  version: string;
  backend: 'PGlite' | 'PostgreSQL';
  /**
   * An empty database beside the real one, which is gone afterwards.
   * @param migratedTo the moment of its last migration
   */
  withScratchDatabase<R>(
    run: (database: Pick<Database, 'db' | 'migrate'>) => Promise<R>,
    migratedTo?: number,
  ): Promise<R>;
};
