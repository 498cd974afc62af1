import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { isRoot, run } from './run.ts';

/** What a browser without a screen, a sandboxed kernel or anything to report home needs. */
export const chromiumFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Path of a Chromium: the one named by CHROMIUM_PATH, the machine's own, or Playwright's. The shell is preferred: it draws
 * the same pages in two thirds of the time, without the parts of a browser that nobody sees.
 */
export const findChromium = (): string | null => find(['chromium-headless-shell', ...browsers]);

/** As above, but never the shell: what pages a browser keeps for its Back button is such a part. */
export const findWholeChromium = (): string | null => find(browsers);

const browsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const onPath = (name: string) =>
  (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name));

const find = (names: string[]): string | null =>
  [
    process.env.CHROMIUM_PATH ?? '',
    ...names.flatMap(onPath),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ].find((file) => file !== '' && existsSync(file)) ?? null;

/** The whole Chromium. Installs it, and the shell, where they are missing: Debian's packages as root, else Playwright's download. */
export function chromiumPath(): string {
  const debian = isRoot && !process.env.CHROMIUM_PATH && existsSync('/usr/bin/apt-get');
  const packages = debian ? ['chromium', 'chromium-headless-shell'] : [];
  if (!packages.every((name) => onPath(name).some((file) => existsSync(file)))) {
    console.log('▸ Installing Chromium for the browser tests …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get', ['update', '-qq'], { env });
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
  }
  if (!findWholeChromium())
    run(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium']);
  const found = findWholeChromium();
  if (!found) throw new Error('No Chromium: install one and name it in CHROMIUM_PATH.');
  return found;
}
