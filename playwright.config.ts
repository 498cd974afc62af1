import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/lib/chromium.ts';

const screen = (width: number, height: number) => ({ viewport: { width, height } });

// Each story runs on a desktop screen; those tagged @widths also on a tablet and on a small phone.
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: false,
  forbidOnly: process.env.CI === 'true',
  // A crowded machine may be too slow for a story once; a broken one fails twice.
  retries: process.env.CI === 'true' ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findChromium() ?? undefined, args: chromiumFlags },
  },
  projects: [
    { name: 'desktop', use: screen(1440, 900) },
    { name: 'tablet', grep: /@widths/, use: { ...screen(768, 1024), hasTouch: true } },
    { name: 'phone', grep: /@widths/, use: { ...screen(360, 740), hasTouch: true, isMobile: true } },
  ],
});
