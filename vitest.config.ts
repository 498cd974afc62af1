import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { speaksLanguages } from './scripts/lib/speaks-languages.ts';

// A test that sets up a database (through a test-*.ts helper) runs on both backends; a story about processes
// starts its own servers; everything else needs nothing and runs in milliseconds.
const tests = globSync('src/**/*.test.{ts,tsx}').map((file) => file.replaceAll('\\', '/'));
const story = tests.filter((file) => file.endsWith('.process.test.ts'));
const database = tests.filter(
  (file) => !story.includes(file) && /\/test-[a-z-]+\.ts'/.test(readFileSync(file, 'utf8')),
);
const unit = tests.filter((file) => !story.includes(file) && !database.includes(file));

const plugins = [speaksLanguages()];
const onDatabase = (backend: 'pglite' | 'postgres') => ({
  plugins,
  test: {
    name: backend,
    include: database,
    env: { TEST_BACKEND: backend },
    globalSetup: 'scripts/lib/test-databases.ts',
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      { plugins, test: { name: 'unit', include: unit } },
      onDatabase('pglite'),
      onDatabase('postgres'),
      {
        plugins,
        test: {
          name: 'process',
          include: story,
          setupFiles: 'scripts/lib/after-stories.ts',
          testTimeout: 240_000,
          hookTimeout: 240_000,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
