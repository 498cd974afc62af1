import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { buildOrExit } from './lib/build.ts';

await buildOrExit();

// React and friends look at it when they are loaded, before the server reads its own settings.
process.env.NODE_ENV ??= 'production';
const args = [
  '--disable-warning=ExperimentalWarning',
  ...(existsSync('.env') ? ['--env-file=.env'] : []),
  'build/server/index.js',
];

// The server takes this process over, so that signals and the exit code are its own.
if (process.platform !== 'win32' && process.execve) {
  process.execve(process.execPath, [process.execPath, ...args], process.env);
}
const server = spawn(process.execPath, args, { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
