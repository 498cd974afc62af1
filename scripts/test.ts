import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { check } from './check.ts';
import { buildWhatChanged } from './lib/build.ts';
import { changedFiles, concernedBy } from './lib/changed.ts';
import { chromiumPath } from './lib/chromium.ts';
import { android, contract, readable, tell } from './lib/native-stages.ts';
import { postgresBinaries } from './lib/postgres-binaries.ts';
import { readPlaywright, readVitest, type TestResult } from './lib/read-reports.ts';
import { reportTimes } from './lib/report-times.ts';

/** One heading. A part that could not even run is a failure, never a silent nothing. */
async function part(name: string, run: () => Promise<TestResult[]>): Promise<TestResult[]> {
  console.log(`\n━━ ${name}`);
  const begun = performance.now();
  const secondsSince = () => (performance.now() - begun) / 1000;
  let told: TestResult[];
  try {
    told = await run();
  } catch (error) {
    console.error(`✗ ${name}: ${(error as Error).message}`);
    told = [{ title: name, seconds: secondsSince(), failure: (error as Error).message }];
  }
  parts.push({ name, seconds: secondsSince(), tests: told.length });
  return told;
}
const parts: { name: string; seconds: number; tests: number }[] = [];

/**
 * Runs a test runner and reads its own report. Nothing run, or a crash, is a failure.
 * @param aside its output is shown when it has ended, for another part is being shown
 */
async function runner<R>(
  report: string,
  args: string[],
  read: (report: R) => TestResult[],
  aside = false,
): Promise<TestResult[]> {
  rmSync(report, { force: true });
  const log = `${report}.log`;
  const output = aside ? openSync(log, 'w') : 'inherit';
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', output, output],
    env: { ...process.env, TIMES_DIR: timesDir, ...(aside && { PROCESS_WORKERS: '1' }) },
  });
  let interrupted = false;
  const forward = (signal: NodeJS.Signals) => {
    interrupted = true;
    child.kill(signal);
  };
  process.on('SIGINT', forward).on('SIGTERM', forward);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (interrupted) process.exit(130);
  process.off('SIGINT', forward).off('SIGTERM', forward);
  if (aside) console.log(readFileSync(log, 'utf8'));
  const told = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8')) as R) : [];
  if (told.length === 0) throw new Error('no test was run');
  if (code !== 0 && told.every(({ failure }) => failure === null))
    throw new Error(`the runner ended with ${code} although no test failed`);
  return told;
}

function vitest(projects: string[], files: string[], aside = false) {
  const report = `.cache/vitest-${projects.join('-')}.json`;
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'];
  const chosen = projects.map((project) => `--project=${project}`);
  return runner(report, [...args, `--outputFile.json=${report}`, ...chosen, ...files], readVitest, aside);
}

const playwright = (files: string[]) =>
  runner(
    '.cache/playwright.json',
    // A crowded machine may be too slow for a story once; the end of the run says which, and why.
    ['node_modules/@playwright/test/cli.js', 'test', '--retries=1', ...files],
    readPlaywright,
  );

async function single(name: string, run: () => unknown): Promise<TestResult[]> {
  const begun = performance.now();
  await run();
  return [{ title: name, seconds: (performance.now() - begun) / 1000, failure: null }];
}

/** With `--changed` the tests that a change concerns most; `--changed=main` compares with that commit. */
function choose() {
  const flag = process.argv.find((argument) => /^--changed(=|$)/.test(argument));
  if (!flag) return null;
  const changed = changedFiles(flag.split('=')[1]);
  const tests = globSync('{{src,scripts}/**/*.test.{ts,tsx},e2e/*.spec.ts}').map((file) =>
    file.replaceAll('\\', '/'),
  );
  const { chosen, left, everything } = concernedBy(changed, tests);
  console.log(
    `Of ${tests.length} test files those nearest to ${changed.length} changed files: ${chosen.length}.`,
  );
  if (left.length > 0)
    console.log(
      `Concerned as well, and left to a whole run: ${left.length}, such as ${left.slice(0, 5).join(', ')}.`,
    );
  if (everything) console.log('Some of them are what everything rests on: only a whole run tells of those.');
  return {
    database: chosen.filter((file) => /(?<!\.process)\.test\.tsx?$/.test(file)),
    process: chosen.filter((file) => file.includes('.process.test.')),
    browser: chosen.filter((file) => file.startsWith('e2e/')),
    apps: changed.some((file) => /^(native|scripts\/(lib\/)?native|src\/(agency\/native|routes))/.test(file)),
  };
}

const timesDir = '.cache/times';
rmSync(timesDir, { recursive: true, force: true });
mkdirSync(timesDir, { recursive: true });
const chosen = choose();
const concerned = (kind: 'database' | 'process' | 'browser') => !chosen || chosen[kind].length > 0;

const told = await part('Format, lint, types, unused code, words', check);
told.push(
  ...(await part('PostgreSQL and Chromium', () =>
    single('finding or installing them', () => [postgresBinaries(), chromiumPath()]),
  )),
);
// A build keeps one core busy, and so do the databases that tests get copies of before there are any.
const before: Promise<TestResult[]>[] = [];
if (concerned('database'))
  before.push(
    part('Unit, API and database tests', () =>
      vitest(['unit', 'pglite', 'postgres'], chosen?.database ?? []),
    ),
  );
if (concerned('process') || concerned('browser'))
  before.push(part('Build', () => single('building', buildWhatChanged)));
told.push(...(await Promise.all(before)).flat());
// Stories about processes mostly wait: one after the other they take what the browser's leave of the machine.
const sideBySide: Promise<TestResult[]>[] = [];
if (concerned('process'))
  sideBySide.push(
    part('Processes: faults, restarts, refusals', () =>
      vitest(['process'], chosen?.process ?? [], concerned('browser')),
    ),
  );
if (!chosen || chosen.apps)
  sideBySide.push(
    part('The apps', async () =>
      tell([...(chosen ? [await contract()] : []), await readable(), ...(await android(false))]),
    ),
  );
if (concerned('browser'))
  sideBySide.push(part('Browser and accessibility', () => playwright(chosen?.browser ?? [])));
told.push(...(await Promise.all(sideBySide)).flat());

reportTimes(parts, performance.now() / 1000, told, timesDir);
const failures = told.filter(({ failure }) => failure !== null);
for (const { title, firstFailure } of told)
  if (firstFailure) console.log(`! ${title}: passed at its second try, after ${firstFailure}`);
for (const { title, failure } of failures) console.log(`✗ ${title}: ${failure}`);
console.log(`${told.length - failures.length} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
