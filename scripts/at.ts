// `npm run at -- 2027-03-31T18:20Z npm test`: a command, and all that it starts, on another day. For faults that show
// on some days only: the last of a month, a Sunday, the first of April, the 29th of February. Linux with a C compiler.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from './lib/run.ts';

const [day = '', program, ...args] = process.argv.slice(2);
const shift = Math.round((Date.parse(day) - Date.now()) / 1000);
if (!program || Number.isNaN(shift)) {
  console.error('For example: npm run at -- 2027-03-31T18:20Z npm test');
  process.exit(1);
}

// Where the user of the database may read it, too.
const folder = mkdtempSync(path.join(tmpdir(), 'nirmaan-at-'));
chmodSync(folder, 0o755);
const library = path.join(folder, 'shifted-clock.so');
try {
  const source = path.join(import.meta.dirname, 'lib', 'shifted-clock.c');
  const done =
    run('cc', ['-O2', '-shared', '-fPIC', '-o', library, source]) &&
    run(program, args, { env: { SHIFT_SECONDS: String(shift), LD_PRELOAD: library } });
  process.exitCode = done ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}
