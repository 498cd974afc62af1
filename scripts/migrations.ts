import { globSync, readFileSync } from 'node:fs';
import { brokenRules } from './lib/migration-rules.ts';

/** The migrations of before the first release, beside which no older version ever serves. */
const before = 'drizzle/0025';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const broken = globSync('drizzle/*.sql')
  .filter((file) => file.replaceAll('\\', '/') >= before)
  .flatMap((file) => brokenRules(readFileSync(file, 'utf8'), version).map((what) => `${file}: ${what}`));
for (const what of broken) console.log(what);
process.exitCode = broken.length === 0 ? 0 : 1;
