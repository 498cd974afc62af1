import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { asMarkdown, promisesOf } from './lib/promises.ts';

// What the system promises, and which test proves it, as the tests' titles say it: writes docs/promises.md. With --check
// it only tells whether that page is as it should be.
const page = 'docs/promises.md';
const files = globSync(['{src,scripts}/**/*.test.{ts,tsx}', 'e2e/*.spec.ts']);
const tests = Object.fromEntries(
  files.map((file) => [file.replaceAll('\\', '/'), readFileSync(file, 'utf8')]),
);
const told = asMarkdown(promisesOf(tests));
if (!process.argv.includes('--check')) writeFileSync(page, told);
else if (readFileSync(page, 'utf8') !== told) {
  console.error(`${page} is not what the tests say: node scripts/promises.ts`);
  process.exitCode = 1;
}
