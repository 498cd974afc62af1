import { exec } from 'node:child_process';
import { styleText } from 'node:util';
import { pathToFileURL } from 'node:url';

/**
 * What must hold of the source before anything runs, side by side. Types come after the routes' own are generated; one
 * checker, for each further one works most of the types out once more.
 */
const steps = {
  format: 'oxfmt --check .',
  lint: 'oxlint --format=stylish',
  types: 'react-router typegen && tsc --noEmit --checkers 1',
  'unused code': 'knip --no-progress',
  words: 'lingui check sync --clean --workers 1 && lingui check missing --mode catalog --verbose --workers 1',
};

/** Runs every step, prints what each has to say. @returns how many held, and the names of those that did not. */
export async function check() {
  const names = Object.keys(steps) as (keyof typeof steps)[];
  const held = await Promise.all(names.map((name) => run(name, steps[name])));
  return { passed: held.filter(Boolean).length, failed: names.filter((_, index) => !held[index]) };
}

function run(name: string, command: string) {
  const started = performance.now();
  return new Promise<boolean>((resolve) => {
    exec(
      command,
      { env: { ...process.env, FORCE_COLOR: '0' }, maxBuffer: 2 ** 26 },
      (error, stdout, stderr) => {
        const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`;
        console.log(
          error ? styleText('red', `✗ ${name} (${seconds}): ${command}`) : `✓ ${name} (${seconds})`,
        );
        if (error) console.log(`${stdout}${stderr}`.trimEnd());
        resolve(!error);
      },
    );
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { failed } = await check();
  process.exitCode = failed.length === 0 ? 0 : 1;
}
