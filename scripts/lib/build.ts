import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { buildStamped, isUpToDate } from './build-stamps.ts';
import { targets } from './build-targets.ts';
import { precompress } from './precompress.ts';

/** Builds each half whose sources changed, and compresses its text files. Throws when a build fails. */
export async function buildWhatChanged() {
  // One after the other: two at once were no faster on two cores and need twice the memory.
  for (const target of targets) if (!isUpToDate(target)) await buildStamped(target, () => build(target));
}

/** As above, for commands: a failure is one line and an exit code. */
export async function buildOrExit() {
  try {
    await buildWhatChanged();
  } catch (error) {
    console.error(`✗ ${(error as Error).message}`);
    process.exit(1);
  }
}

async function build({ name, command, outputs }: (typeof targets)[number]) {
  const started = performance.now();
  console.log(`▸ Building the ${name} …`);
  for (const folder of outputs) rmSync(folder, { recursive: true, force: true });
  await run(name, command);
  for (const folder of outputs.filter((output) => output !== 'build/server')) await precompress(folder);
  console.log(`✓ Built the ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Runs a build tool; its output is of interest only when it fails. */
function run(name: string, command: string[]) {
  return new Promise<void>((resolve, reject) => {
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = spawn(process.execPath, command, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('exit', (code) => {
      if (code === 0) return resolve();
      process.stderr.write(Buffer.concat(output));
      reject(new Error(`Building the ${name} failed; its own message is above.`));
    });
  });
}
