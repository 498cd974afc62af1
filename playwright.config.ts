import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/lib/chromium.ts';
import { slowdown } from './scripts/lib/slowdown.ts';

const screen = (width: number, height: number) => ({ viewport: { width, height } });

// A story runs on a desktop screen, or on a small phone where its title says so. What it looks like on every screen is
// looked at within the story: see `expectWellMade`.
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './scripts/lib/first-start.ts',
  outputDir: 'test-results',
  // A crowded machine takes ten times as long as a quiet one for a while, and is no fault of a story. What is promised
  // within a time is held to it where it is promised.
  timeout: 240_000 * slowdown,
  expect: { timeout: 30_000 * slowdown },
  // One more than two cores: a story waits for a server, a timer or a frame a tenth of its time.
  workers: 3,
  fullyParallel: false,
  forbidOnly: process.env.CI === 'true',
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }], ['./scripts/lib/story-times.ts']],
  use: {
    // Stories change answers on their way; those of the worker itself let it in.
    serviceWorkers: 'block',
    // A trace of every step takes a seventh of the time: `npm run e2e -- --trace on` where one is wanted.
    screenshot: 'only-on-failure',
    // Nothing that is pressed or opened takes so long, however crowded a machine is: whatever hangs is named.
    actionTimeout: 120_000 * slowdown,
    navigationTimeout: 120_000 * slowdown,
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      // No page of a story lives so long that code of the best compiler pays for what it takes to make it, nor that of the
      // second best before axe has called a function many times.
      args: [...chromiumFlags, '--js-flags=--max-opt=2 --invocation-count-for-maglev=10000'],
    },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: screen(1440, 900) },
    { name: 'phone', grep: /@phone/, use: { ...screen(360, 740), hasTouch: true, isMobile: true } },
  ],
});
