import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../lib/run.ts';
import { programOf } from './programs.ts';

export const haproxy = { package: 'haproxy', program: 'haproxy' };

/** A proxy in front of servers. `said` is what it told of them: who went down, and why. */
export type Proxy = { port: number; url: string; said(): string; close(): Promise<void> };

/**
 * As docs/scaling.md sets it up: whoever is not ready is left out within a second, a machine that is merely busy stays in, a request that reached nobody
 * goes to the next one, and what only reads is asked again when its server died over it. A form's post is not: it may
 * have been taken in, and the browser sends it again with its key.
 * @param ports of the servers, on the loopback address
 */
export const balanceSites = (ports: number[]) =>
  startHaproxy(
    (port) => `
defaults
  mode http
  timeout connect 1s
  timeout client 30s
  timeout server 30s
  timeout queue 5s
  timeout check 5s
  option redispatch 1
  option forwardfor
  retries 3
frontend site
  bind 127.0.0.1:${port}
  default_backend machines
backend machines
  balance roundrobin
  option httpchk
  http-check send meth GET uri /healthz ver HTTP/1.1 hdr Host localhost
  retry-on conn-failure empty-response response-timeout
  http-request disable-l7-retry unless METH_GET
  default-server check inter 500ms fastinter 100ms fall 3 rise 1
${ports.map((one, i) => `  server machine${i + 1} 127.0.0.1:${one}`).join('\n')}
`,
  );

export async function startHaproxy(configure: (port: number) => string): Promise<Proxy> {
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'nirmaan-haproxy-'));
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(file, configure(port));
  const child = spawn(programOf('haproxy'), ['-db', '-f', file], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const end = () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.on('exit', end);
  const exited = once(child, 'exit');
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`haproxy ended:\n${said}`);
    await wait(20);
  }
  return {
    port,
    url: `http://localhost:${port}`,
    said: () => said,
    async close() {
      process.off('exit', end);
      end();
      await exited;
    },
  };
}

/** Whether somebody takes connections there. */
export function answers(port: number) {
  return new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => done(true)).once('error', () => done(false));
    socket.once('connect', () => socket.destroy());
  });
}
