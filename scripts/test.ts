import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { check } from './check.ts';
import { buildWhatChanged } from './lib/build.ts';
import { chromiumPath } from './lib/chromium.ts';
import { postgresBinaries } from './lib/postgres-binaries.ts';

type Count = { passed: number; failed: number };
const started = performance.now();

/** One heading, one count. A part that could not even run is a failure, never a silent nothing. */
async function part(name: string, run: () => Promise<Count>): Promise<Count> {
  console.log(`\n━━ ${name}`);
  try {
    return await run();
  } catch (error) {
    console.error(`✗ ${name}: ${(error as Error).message}`);
    return { passed: 0, failed: 1 };
  }
}

/** Runs a test runner with its output shown and reads its own report. Nothing run, or a crash, is a failure. */
async function runner(report: string, args: string[], read: (report: unknown) => Count): Promise<Count> {
  rmSync(report, { force: true });
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  let interrupted = false;
  const forward = (signal: NodeJS.Signals) => {
    interrupted = true;
    child.kill(signal);
  };
  process.on('SIGINT', forward).on('SIGTERM', forward);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (interrupted) process.exit(130);
  process.off('SIGINT', forward).off('SIGTERM', forward);
  const count = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 };
  if (count.passed + count.failed === 0) throw new Error('no test was run');
  if (code !== 0 && count.failed === 0) return { ...count, failed: 1 };
  return count;
}

function vitest(...projects: string[]) {
  const report = `.cache/vitest-${projects.join('-')}.json`;
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'];
  const chosen = projects.map((project) => `--project=${project}`);
  return runner(report, [...args, `--outputFile.json=${report}`, ...chosen], (json) => {
    const { numPassedTests, numFailedTests } = json as { numPassedTests: number; numFailedTests: number };
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

function playwright() {
  return runner('.cache/playwright.json', ['node_modules/@playwright/test/cli.js', 'test'], (json) => {
    const { stats } = json as { stats: { expected: number; unexpected: number; flaky: number } };
    if (stats.flaky > 0) console.log(`${stats.flaky} stories passed at their second try only: see above.`);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  });
}

async function single(run: () => unknown): Promise<Count> {
  await run();
  return { passed: 1, failed: 0 };
}

mkdirSync('.cache', { recursive: true });
const counts = [
  await part('Format, lint, types, unused code', check),
  await part('PostgreSQL and Chromium', () => single(() => [postgresBinaries(), chromiumPath()])),
  await part('Unit, API and database tests, on PGlite and on PostgreSQL', () =>
    vitest('unit', 'pglite', 'postgres'),
  ),
  await part('Build', () => single(buildWhatChanged)),
  await part('Processes: faults, restarts, refusals', () => vitest('process')),
  await part('Browser and accessibility', playwright),
];
const total = (kind: keyof Count) => counts.reduce((sum, count) => sum + count[kind], 0);
console.log(`\nIt took ${Math.round((performance.now() - started) / 1000)} s.`);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;
