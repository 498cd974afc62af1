import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { callOf } from './platform.mjs';

export const isRoot = process.getuid?.() === 0;

/** Runs a program to its end with its output shown. @returns whether it succeeded */
export function run(
  program: string,
  args: string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
) {
  const call = callOf(process.platform, program, args);
  const { status } = spawnSync(call.program, call.args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: call.shell,
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
  });
  return status === 0;
}

/** A port of the loopback address that nobody listens on. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
