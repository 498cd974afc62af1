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

/** Path of a Chromium: the one named by CHROMIUM_PATH, the machine's own, or Playwright's. */
export function findChromium(): string | null {
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return (
    [
      process.env.CHROMIUM_PATH ?? '',
      ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      chromium.executablePath(),
    ].find((file) => file !== '' && existsSync(file)) ?? null
  );
}

/** As above; installs one where there is none: Debian's package as root, else Playwright's download. */
export function chromiumPath(): string {
  const found = findChromium();
  if (found) return found;
  console.log('▸ Installing Chromium for the browser tests …');
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get', ['update', '-qq'], { env });
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env });
  }
  if (!findChromium()) run(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium']);
  const installed = findChromium();
  if (!installed) throw new Error('No Chromium: install one and name it in CHROMIUM_PATH.');
  return installed;
}
