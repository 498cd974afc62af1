import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { clientTypes } from './lib/client-types.ts';
import { describe } from './lib/describe.ts';

// The types of the client that others install, from our own description: writes clients/typescript/schema.d.ts. With
// --check it only tells whether they are as the description says, and whether the client and its recipes compile.
const file = 'clients/typescript/schema.d.ts';
const isCheck = process.argv.includes('--check');
const types = execFileSync('oxfmt', ['--stdin-filepath', file], {
  input: clientTypes(await describe()),
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
  shell: process.platform === 'win32',
});
if (!isCheck) writeFileSync(file, types);
else if (!existsSync(file) || readFileSync(file, 'utf8') !== types) {
  console.error(`${file} is not what /openapi.json says: node scripts/client.ts`);
  process.exitCode = 1;
}
