import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { chromiumPlaces } from './platform.mjs';
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

/** Debian's Chromium without the parts of a browser that nobody sees: it draws the same pages in less time. */
const shell = '/usr/bin/chromium-headless-shell';
/** Fonts as wide as Arial, which every visitor has: with others words move when ours arrive. */
const fonts = '/usr/share/fonts/truetype/liberation';

/** Path of a Chromium: the one named by CHROMIUM_PATH, the machine's own, or Playwright's. The shell is preferred. */
export const findChromium = (): string | null =>
  !process.env.CHROMIUM_PATH && existsSync(shell) ? shell : findWholeChromium();

/** As above, but never the shell: what pages a browser keeps for its Back button is a part that it lacks. */
export const findWholeChromium = (): string | null =>
  [
    process.env.CHROMIUM_PATH ?? '',
    ...chromiumPlaces(process.platform, process.env),
    chromium.executablePath(),
  ].find((file) => file !== '' && existsSync(file)) ?? null;

/** The whole Chromium. Installs it, the shell and the fonts, where they are missing: Debian's packages as root, else Playwright's download. */
export function chromiumPath(): string {
  const debian = isRoot && existsSync('/usr/bin/apt-get');
  const lacksParts = debian && !process.env.CHROMIUM_PATH && (findChromium() !== shell || !existsSync(fonts));
  if (!findWholeChromium() || lacksParts) {
    console.log('▸ Installing Chromium for the browser tests …');
    if (debian) installFromDebian();
    if (!findWholeChromium())
      run(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium']);
  }
  const found = findWholeChromium();
  if (!found) throw new Error('No Chromium: install one and name it in CHROMIUM_PATH.');
  return found;
}

function installFromDebian() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const packages = ['chromium', 'chromium-headless-shell', 'fonts-liberation'];
  run('apt-get', ['update', '-qq'], { env });
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
}
