import { existsSync } from 'node:fs';
import { styleText } from 'node:util';
import { buildWhatChanged } from './build.ts';
import { androidApk, androidDeliveries, androidTests, androidTexts } from './native-android.ts';
import { holds, output, script, Skip, stage, type Stage } from './native-run.ts';
import type { TestResult } from './read-reports.ts';

const ios = 'native/ios/tools';
const xvfb = '/usr/bin/xvfb-run';

/** T0: what Node alone can read of both apps. */
export const readable = () =>
  stage('T0 texts, links and project files', async () => [
    ...(await androidTexts()),
    await script('the iOS project is whole', process.execPath, [`${ios}/check.ts`]),
  ]);

/** T0 as well; `npm test` has it among its unit tests. */
export const contract = () =>
  stage('T0 the contract, as the site reads it', async () => [
    await holds('the site takes each case of the contract', () =>
      output(process.execPath, [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project=unit',
        'src/agency/native/site',
      ]),
    ),
  ]);

/** T1 and T2. @param install brings a JDK as well */
export async function android(install: boolean): Promise<Stage[]> {
  return [
    await stage('T1 Android: what the app decides', () => androidTests(install)),
    await stage('T1 Android: what it delivers, in Chromium', androidDeliveries),
    await stage('T2 Android: a signed APK', () => androidApk(install)),
  ];
}

/** T3 and T4. */
export async function apple(install: boolean): Promise<Stage[]> {
  const flags = install ? ['--install'] : [];
  return [
    await stage('T3 iOS: the bridge in WebKitGTK', async () => {
      if (install) await installWebKit();
      // It also signs in on the site itself.
      if (existsSync(xvfb)) await buildWhatChanged();
      return [await script('the page and the app understand each other', `${ios}/webkit.sh`, [])];
    }),
    await stage('T4 iOS: Swift', async () => [
      await script('the core passes its tests, the app has its types right', `${ios}/swift.sh`, flags),
    ]),
  ];
}

async function installWebKit() {
  if (existsSync(xvfb) && existsSync('/usr/share/doc/gir1.2-webkit2-4.1')) return;
  const packages = ['gir1.2-webkit2-4.1', 'python3-gi', 'xvfb', 'xauth'];
  try {
    await output('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  } catch (error) {
    throw new Skip(`not installed: ${packages.join(' ')} (${(error as Error).message.split('\n').at(-1)})`);
  }
}

/** Prints what ran, what did not and why. @returns every test that ran */
export function tell(stages: Stage[]): TestResult[] {
  for (const { name, told, skipped } of stages) {
    const seconds = told.reduce((sum, one) => sum + one.seconds, 0).toFixed(1);
    const failed = told.filter(({ failure }) => failure !== null);
    if (skipped !== null) console.log(styleText('yellow', `– ${name}: skipped, ${skipped}`));
    else if (failed.length === 0) console.log(`✓ ${name}: ${told.length} passed (${seconds} s)`);
    else console.log(styleText('red', `✗ ${name}: ${failed.length} of ${told.length} failed`));
    for (const { title, failure } of failed) console.log(`    ${title}: ${failure}`);
  }
  return stages.flatMap(({ told }) => told);
}
