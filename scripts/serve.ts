import { existsSync } from 'node:fs';
import { buildOrExit } from './lib/build.ts';
import { runInForeground } from './lib/foreground.mjs';
import { thrifty, thriftyFlags } from './lib/thrifty.ts';

await buildOrExit();

const settings = existsSync('.env') ? ['--env-file=.env'] : [];
await runInForeground(
  process.execPath,
  ['--disable-warning=ExperimentalWarning', ...thriftyFlags, ...settings, 'build/server/index.js'],
  // React and friends look at it when they are loaded, before the server reads its own settings.
  { ...thrifty, NODE_ENV: 'production', ...process.env },
);
