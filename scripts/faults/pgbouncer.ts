import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, isRoot } from '../lib/run.ts';
import { answers } from './haproxy.ts';
import { programOf } from './programs.ts';

export const pgbouncer = { package: 'pgbouncer', program: 'pgbouncer' };

/**
 * A pooler in front of PostgreSQL that lends one of five connections for each transaction, as docs/scaling.md sets it up.
 * @param direct the address of the database
 */
export async function startPgbouncer(direct: string) {
  const { hostname, port, pathname, username } = new URL(direct);
  const own = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'nirmaan-pgbouncer-'));
  const file = path.join(folder, 'pgbouncer.ini');
  writeFileSync(path.join(folder, 'users'), `"${username}" ""\n`);
  writeFileSync(
    file,
    `[databases]
${pathname.slice(1)} = host=${hostname} port=${port} connect_query='set work_mem = 16384; set jit = off; set max_parallel_workers_per_gather = 0; set statement_timeout = 5000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = trust
auth_file = ${path.join(folder, 'users')}
pool_mode = transaction
default_pool_size = 5
max_client_conn = 500
server_check_delay = 5
server_login_retry = 1
${isRoot ? 'user = postgres' : ''}
`,
  );
  chmodSync(folder, 0o755);
  let child: ChildProcess | null = null;
  let said = '';
  const end = () => {
    child?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.on('exit', end);

  async function start() {
    const started = spawn(programOf('pgbouncer'), [file], { stdio: ['ignore', 'ignore', 'pipe'] });
    started.stderr.on('data', (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-5_000)));
    child = started;
    while (!(await answers(own))) {
      if (started.exitCode !== null) throw new Error(`pgbouncer ended:\n${said}`);
      await wait(20);
    }
  }
  async function stop() {
    const ending = child;
    if (!ending) return;
    child = null;
    const gone = once(ending, 'exit');
    ending.kill('SIGKILL');
    await gone;
  }
  await start();
  return {
    url: direct.replace(`:${port}/`, `:${own}/`),
    start,
    /** As a machine that loses its power. */
    stop,
    async remove() {
      await stop();
      process.off('exit', end);
      end();
    },
  };
}
