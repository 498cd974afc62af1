import { globSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { defineConfig } from 'vitest/config';
import { needDatabase, onBothDatabases } from './scripts/lib/on-both-databases.ts';
import { patience } from './src/kit/test-patience.ts';
import { linguiPlugin } from './scripts/lib/lingui-plugin.ts';

// A story about processes starts its own servers; what needs no database runs in milliseconds.
const tests = globSync('{src,scripts}/**/*.test.{ts,tsx}').map((file) => file.replaceAll('\\', '/'));
const story = tests.filter((file) => file.endsWith('.process.test.ts'));
const database = needDatabase();
const unit = tests.filter((file) => !story.includes(file) && !database.includes(file));

const plugins = [linguiPlugin()];
// Files of PGlite are memory outside the heap, and for each 64 MB more of it V8 looks through the whole heap, which stays:
// three times for each database, a fifth of what a test costs. Told to count both as one, it waits until they fill a
// sixteenth of the machine. And no worker lives so long that code of the best compiler pays for what it takes to make it.
const v8 = [
  '--external-memory-accounted-in-global-limit',
  `--initial-old-space-size=${Math.round(totalmem() / 16 / 2 ** 20)}`,
  '--max-opt=2',
];
// The application is loaded once for each worker, so nothing in a module may belong to one test.
const shared = {
  isolate: false,
  pool: 'forks',
  execArgv: v8,
  // One more than cores: a test waits for its database a quarter of its time.
  maxWorkers: availableParallelism() + 1,
  setupFiles: 'scripts/lib/extend-zod.ts',
  expect: { poll: patience },
} as const;
const onDatabase = (backend: 'pglite' | 'postgres', include: string[]) => ({
  plugins,
  test: {
    ...shared,
    name: backend,
    include,
    env: { TEST_BACKEND: backend },
    globalSetup: 'scripts/lib/test-databases.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

const processWorkers = Number(process.env.PROCESS_WORKERS ?? 3);

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      {
        plugins,
        test: { ...shared, name: 'unit', include: unit, testTimeout: 120_000, hookTimeout: 120_000 },
      },
      onDatabase('pglite', onBothDatabases(database)),
      onDatabase('postgres', database),
      {
        plugins,
        test: {
          name: 'process',
          include: story,
          globalSetup: ['scripts/lib/first-start.ts', 'scripts/lib/first-start-embedded.ts'],
          setupFiles: 'scripts/lib/after-stories.ts',
          testTimeout: 900_000,
          hookTimeout: 900_000,
          // They mostly wait: for a minute to pass, for a heartbeat to be missed, for a server to come back. Beside the
          // browser's stories, with one worker, those of a file take turns as well.
          maxWorkers: processWorkers,
          maxConcurrency: processWorkers,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
