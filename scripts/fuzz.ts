import { parseArgs } from 'node:util';
import { buildOrExit } from './lib/build.ts';
import { run } from './lib/run.ts';

/**
 * Sends so many requests to every call, and as many lines of requests to the pages of the built site, and tells what
 * came back: `npm run fuzz -- --requests 30000 [--seed 7]`. The same seed sends the same.
 */
const { values } = parseArgs({
  options: { requests: { type: 'string', default: '3000' }, seed: { type: 'string', default: '1' } },
});
for (const [name, value] of Object.entries(values))
  if (!/^\d{1,9}$/.test(value)) {
    console.error(`--${name} is a whole number, not ${value}`);
    process.exit(1);
  }
await buildOrExit();
const vitest = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project=postgres',
  '--project=process',
  'src/server/fuzz/',
];
const env = { FUZZ_REQUESTS: values.requests, FUZZ_SEED: values.seed };
process.exitCode = run(process.execPath, vitest, { env }) ? 0 : 1;
