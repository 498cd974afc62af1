import { exec } from 'node:child_process';
import { styleText } from 'node:util';
import { pathToFileURL } from 'node:url';
import { inOneLine, measureRooms } from './lib/measure-rooms.ts';
import type { TestResult } from './lib/read-reports.ts';

/** What must hold of the source before anything runs, side by side. */
const steps = {
  format: 'oxfmt --check .',
  'unused code': 'knip --no-progress',
  promises: 'node scripts/promises.ts --check',
  migrations: 'node scripts/migrations.ts',
  client: 'node scripts/client.ts --check && tsc -p clients/typescript',
  words: 'lingui check sync --clean --workers 1 && lingui check missing --mode catalog --verbose --workers 1',
};

/**
 * The same of what reads the types of routes: their generator removes the old ones before it writes. One checker of
 * types, for each further one works most of them out once more.
 */
const ofRoutes = {
  lint: 'oxlint --format=stylish',
  types: 'tsc --noEmit --checkers 1',
};

/** Runs every step and prints what each has to say. */
export async function check(): Promise<TestResult[]> {
  const meanwhile = runAll(steps);
  const routes = await run('types of routes', 'react-router typegen');
  return [routes, ...(await runAll(ofRoutes)), ...(await meanwhile)];
}

const runAll = (commands: Record<string, string>) =>
  Promise.all(Object.entries(commands).map(([name, command]) => run(name, command)));

function run(name: string, command: string) {
  const started = performance.now();
  return new Promise<TestResult>((resolve) => {
    exec(
      command,
      { env: { ...process.env, FORCE_COLOR: '0' }, maxBuffer: 2 ** 26 },
      (error, stdout, stderr) => {
        const seconds = (performance.now() - started) / 1000;
        const took = `${seconds.toFixed(1)} s`;
        console.log(error ? styleText('red', `✗ ${name} (${took}): ${command}`) : `✓ ${name} (${took})`);
        if (error) console.log(`${stdout}${stderr}`.trimEnd());
        resolve({ title: `npm run check › ${name}`, seconds, failure: error ? 'see above' : null });
      },
    );
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const told = await check();
  console.log(inOneLine(measureRooms('.')));
  process.exitCode = told.every(({ failure }) => failure === null) ? 0 : 1;
}
