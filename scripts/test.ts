import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { check } from './check.ts';
import { buildWhatChanged } from './lib/build.ts';
import { chromiumPath } from './lib/chromium.ts';
import { postgresBinaries } from './lib/postgres-binaries.ts';

type Count = { passed: number; failed: number };

/** What went wrong, by name: told again at the very end, where it is found at once. */
const failures: string[] = [];
const started = performance.now();

/** One heading, one count. A part that could not even run is a failure, never a silent nothing. */
async function part(name: string, run: () => Promise<Count>): Promise<Count> {
  console.log(`\n━━ ${name}`);
  try {
    return await run();
  } catch (error) {
    console.error(`✗ ${name}: ${(error as Error).message}`);
    failures.push(`${name}: ${(error as Error).message}`);
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
  if (code === 0 || count.failed > 0) return count;
  failures.push(`${args.join(' ')} ended with ${code} although no test failed`);
  return { ...count, failed: 1 };
}

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};
type Story = {
  title: string;
  file: string;
  tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
};
type Suite = { specs: Story[]; suites?: Suite[] };
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
};

const firstLine = (text = '') => stripVTControlCharacters(text).split('\n', 1)[0];

/** The stories of a suite that failed every time they were tried. */
function unexpected(suite: Suite): { title: string; file: string; projectName: string; error?: string }[] {
  const own = suite.specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => ({ title, file, projectName, error: results[0]?.error?.message })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(unexpected)];
}

function vitest(...projects: string[]) {
  const report = `.cache/vitest-${projects.join('-')}.json`;
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'];
  const chosen = projects.map((project) => `--project=${project}`);
  return runner(report, [...args, `--outputFile.json=${report}`, ...chosen], (json) => {
    const { numPassedTests, numFailedTests, testResults } = json as VitestReport;
    for (const { name, assertionResults } of testResults)
      for (const { status, fullName, failureMessages } of assertionResults)
        if (status === 'failed')
          failures.push(`${relative('.', name)} › ${fullName}: ${firstLine(failureMessages[0])}`);
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

function playwright() {
  return runner('.cache/playwright.json', ['node_modules/@playwright/test/cli.js', 'test'], (json) => {
    const { stats, suites } = json as PlaywrightReport;
    for (const { title, file, projectName, error } of suites.flatMap(unexpected))
      failures.push(`${file} [${projectName}] › ${title}: ${firstLine(error)}`);
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
  await part('Format, lint, types, unused code', async () => {
    const { passed, failed } = await check();
    failures.push(...failed.map((step) => `npm run check › ${step}`));
    return { passed, failed: failed.length };
  }),
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
for (const failure of failures) console.log(`✗ ${failure}`);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;
