import { globSync, readFileSync } from 'node:fs';
import { asMarkdown, promisesOf } from './lib/promises.ts';

// What the system promises, and which test proves it, as the tests say it today: node scripts/promises.ts
const files = globSync(['{src,scripts}/**/*.test.{ts,tsx}', 'e2e/*.spec.ts']);
const tests = Object.fromEntries(
  files.map((file) => [file.replaceAll('\\', '/'), readFileSync(file, 'utf8')]),
);
process.stdout.write(asMarkdown(promisesOf(tests)));
