import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { precompress } from './precompress.ts';

type Target = {
  name: string;
  /** What it is made of; a change in any of these files builds it again. */
  inputs: string[];
  except: (file: string) => boolean;
  command: string[];
  assets: string;
};
type Stamp = { seen: string; content: string };

const shared = ['public/**', 'package.json', 'package-lock.json', 'tsconfig.json'];
const targets: Target[] = [
  {
    name: 'site and server',
    inputs: [
      ...shared,
      'src/**',
      'scripts/lib/{client-files,speaks-languages}.ts',
      'lingui.config.ts',
      'vite.config.ts',
      'react-router.config.ts',
    ],
    except: (file) => file.startsWith('src/admin/'),
    command: ['node_modules/@react-router/dev/bin.js', 'build'],
    assets: 'build/client',
  },
  {
    name: 'back office',
    inputs: [...shared, 'src/admin/**', 'src/domain/**', 'src/api/**', 'vite.admin.config.ts'],
    except: () => false,
    command: ['node_modules/vite/bin/vite.js', 'build', '-c', 'vite.admin.config.ts'],
    assets: 'build/admin',
  },
];
const stampFile = 'build/.stamps.json';

/** Builds each half whose sources changed, and compresses its text files. Throws when a build fails. */
export async function buildWhatChanged() {
  const stamps = readStamps();
  // One after the other: two at once were no faster on two cores and need twice the memory.
  for (const target of targets.filter(({ inputs }) => existsSync(inputs.at(-1) ?? ''))) {
    const files = globSync(target.inputs, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/'))
      .map((file) => file.replace(`${process.cwd().replaceAll('\\', '/')}/`, ''))
      .filter((file) => !file.includes('.test.') && !target.except(file))
      .toSorted();
    const old = existsSync(target.assets) ? stamps[target.name] : undefined;
    // Times and sizes answer at once on a tree nobody touched; contents decide when they differ.
    const seen = hash(files.map((file) => `${file} ${statSync(file).mtimeMs} ${statSync(file).size}`));
    if (old?.seen === seen) continue;
    const content = hash(files.flatMap((file) => [file, readFileSync(file)]));
    if (old?.content !== content) {
      delete stamps[target.name];
      writeStamps(stamps);
      await build(target);
    }
    stamps[target.name] = { seen, content };
    writeStamps(stamps);
  }
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

async function build({ name, command, assets }: Target) {
  const started = performance.now();
  console.log(`▸ Building the ${name} …`);
  await run(name, command);
  await precompress(assets);
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

function hash(parts: (string | Buffer)[]) {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex');
}

function readStamps(): Record<string, Stamp> {
  return existsSync(stampFile) ? (JSON.parse(readFileSync(stampFile, 'utf8')) as Record<string, Stamp>) : {};
}

function writeStamps(stamps: Record<string, Stamp>) {
  mkdirSync('build', { recursive: true });
  writeFileSync(stampFile, JSON.stringify(stamps, null, 2));
}
