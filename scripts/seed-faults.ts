import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumPath } from './lib/chromium.ts';
import { postgresBinaries } from './lib/postgres-binaries.ts';
import { readPlaywright, readVitest, type TestResult } from './lib/read-reports.ts';

/**
 * Who guards the guards: puts the slips of scripts/lib/faults.json, one at a time, into a clone of the last commit, runs
 * the tests that each concerns, and prints which of them found it. `node scripts/seed-faults.ts [room …]`; what no test
 * finds makes the command fail. Never part of `npm test`.
 */
type Fault = { room: string; slip: string; file: string; from: string; to: string; tests: string[] };

/** How many of the tests that found a slip are named. */
const shown = 3;
const asked = process.argv.slice(2);
const all = JSON.parse(readFileSync('scripts/lib/faults.json', 'utf8')) as Fault[];
const faults = all.filter(({ room }) => asked.length === 0 || asked.includes(room));

postgresBinaries();
chromiumPath();
const clone = mkdtempSync(path.join(tmpdir(), 'nirmaan-faults-'));
process.on('exit', () => rmSync(clone, { recursive: true, force: true }));
execFileSync('git', ['clone', '--quiet', '--shared', '.', clone]);
symlinkSync(path.resolve('node_modules'), path.join(clone, 'node_modules'));

let missed = 0;
for (const fault of faults) {
  const found = seed(fault);
  if (found.length === 0) missed++;
  console.log(`${found.length > 0 ? '✓' : '✗ no test found'} ${fault.room}: ${fault.slip}`);
  for (const { title, failure } of found.slice(0, shown))
    console.log(`    ${title.slice(title.search(/[^./]/))}: ${failure}`);
  if (found.length > shown) console.log(`    and ${found.length - shown} more`);
}
console.log(`${faults.length - missed} of ${faults.length} faults were found`);
process.exitCode = missed === 0 ? 0 : 1;

/** @returns the tests that fail with this slip in the source; throws when it does not fit the source any more */
function seed({ room, file, from, to, tests }: Fault): TestResult[] {
  const place = path.join(clone, file);
  const source = readFileSync(place, 'utf8');
  if (source.split(from).length !== 2) throw new Error(`${room}: ${file} does not hold exactly one ${from}`);
  writeFileSync(
    place,
    source.replace(from, () => to),
  );
  const told = runTests(tests);
  writeFileSync(place, source);
  if (told.length === 0) throw new Error(`${room}: no test was run`);
  return told.filter(({ failure }) => failure !== null);
}

function runTests(tests: string[]): TestResult[] {
  const report = path.join(clone, '.cache/faults.json');
  rmSync(report, { force: true });
  const isStory = tests.some((test) => test.startsWith('e2e/'));
  // What runs the built site is built anew with the slip in it.
  if (isStory || tests.includes('--project=process')) node('scripts/build.ts');
  if (isStory) node('node_modules/@playwright/test/cli.js', 'test', '--reporter=json', ...tests);
  else
    node('node_modules/vitest/vitest.mjs', 'run', '--reporter=json', `--outputFile.json=${report}`, ...tests);
  if (!existsSync(report)) return [];
  const told: unknown = JSON.parse(readFileSync(report, 'utf8'));
  return isStory
    ? readPlaywright(told as Parameters<typeof readPlaywright>[0])
    : readVitest(told as Parameters<typeof readVitest>[0]);

  function node(...args: string[]) {
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    spawnSync(process.execPath, args, { cwd: clone, env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
}
