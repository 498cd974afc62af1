import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { postgresBinaries, programIn } from './postgres-binaries.ts';
import { freePort, isRoot } from './run.ts';

const windows = process.platform === 'win32';

export type PostgresServer = {
  /** Address of its database `postgres`, where the user may do everything. */
  url: string;
  start(): Promise<void>;
  /** Of the process that starts one for each connection. */
  pid(): number;
  /** @returns the address of a new database: empty, or a copy of another one that nobody is connected to */
  createDatabase(name: string, template?: string): Promise<string>;
  /** `fast` says goodbye to clients, `kill` is a power cut. */
  stop(how?: 'fast' | 'kill'): Promise<void>;
  /** Keeps its connections and answers nobody, until it goes on. Not on Windows. */
  pause(): void;
  resume(): void;
  /** Stops it and removes its files. */
  remove(): Promise<void>;
};

/** The databases of all tests together take seven gigabytes, which nobody asks for afterwards. */
const roomNeeded = 12e9;

/** Where files go that are not to outlive us: into memory where plenty is free, for a disk writes all of them for nothing. */
function scratchFolder() {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, freemem()) > roomNeeded ? memory : tmpdir();
}

/**
 * A PostgreSQL server of our own in a temporary folder, on a free port of the loopback address, running.
 * @param durable false where nobody will ask for the data after a power cut, which is faster
 * @param within the folder that it lies in, in place of a temporary one
 * @param replicaOf the address of a durable server whose changes it is to follow, readable only until it is promoted
 */
export async function startPostgres({
  durable = false,
  within,
  replicaOf,
}: { durable?: boolean; within?: string; replicaOf?: string } = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(
    path.join(within ?? (durable ? tmpdir() : scratchFolder()), 'nirmaan-postgres-'),
  );
  const data = path.join(folder, 'data');
  // PostgreSQL refuses to run as root.
  const user = isRoot ? ordinaryUser() : null;
  let programs = postgresBinaries();
  if (user) {
    chownSync(folder, user.uid, user.gid);
    programs = reachable(programs, folder);
  }
  chmodSync(folder, 0o755);
  const [maker, ...how] = replicaOf
    ? ['pg_basebackup', '-d', replicaOf, '-R', '--checkpoint=fast', '--no-sync']
    : ['initdb', '--auth=trust', '--username=nirmaan', '--encoding=UTF8', '--locale=C', '--no-sync'];
  // What lies on the PATH may be a link to one of the programs alone.
  const all = path.dirname(realpathSync(programIn(programs, 'postgres')));
  const created = spawnSync(programIn(all, maker ?? ''), ['-D', data, ...how], {
    ...user,
    cwd: folder,
    encoding: 'utf8',
  });
  if (created.status !== 0) throw new Error(`${maker} failed:\n${created.stderr}`);

  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
    max_connections: '200',
    ...(durable
      ? {}
      : {
          fsync: 'off',
          full_page_writes: 'off',
          synchronous_commit: 'off',
          wal_level: 'minimal',
          max_wal_senders: '0',
          max_wal_size: '4GB',
          // With hundreds of databases it would look into several of them every second.
          autovacuum: 'off',
        }),
  };
  const args = [
    '-D',
    data,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  // Told "stop", the server stops. When nobody is left to tell it, because we were killed without a word, it stops
  // as well and takes its files along.
  const leash = `exec 3<&0; "$@" & server=$!
    {
      if read -r word <&3; then kill -INT $server; exit; fi
      kill -INT $server; while kill -0 $server; do sleep 0.1; done; rm -rf '${folder}'
    } 2>/dev/null &
    wait $server`;
  let server: ChildProcess | null = null;

  const start = () =>
    new Promise<void>((resolve, reject) => {
      const postgres = programIn(programs, 'postgres');
      // Windows has no such shell: there a server outlives a test run that was killed without a word.
      const [program = postgres, ...rest] = windows
        ? [postgres, ...args]
        : ['/bin/sh', '-c', leash, 'sh', postgres, ...args];
      const child = spawn(program, rest, {
        ...user,
        cwd: folder,
        stdio: ['pipe', 'ignore', 'pipe'],
        // A group of its own, so that a power cut takes its helpers too.
        detached: !windows,
      });
      server = child;
      let log = '';
      child.stderr.on('data', (chunk: Buffer) => {
        log = `${log}${chunk.toString()}`.slice(-20_000);
        if (/ready to accept (read-only )?connections/.test(log)) resolve();
      });
      child.on('error', reject);
      child.on('exit', () => reject(new Error(`PostgreSQL ended:\n${log}`)));
    });

  const pid = () => Number(/^\d+/.exec(readFileSync(path.join(data, 'postmaster.pid'), 'utf8'))?.[0]);

  const stop = async (how: 'fast' | 'kill' = 'fast') => {
    const child = server;
    server = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    const postmaster = pid();
    if (how === 'kill') killAll(child);
    else if (windows) spawnSync(programIn(programs, 'pg_ctl'), ['stop', '-D', data, '-m', 'fast']);
    else child.stdin?.write('stop\n');
    await gone;
    // The shell may be gone a moment before the server itself.
    while (isAlive(postmaster)) await wait(5);
  };

  // Each of its processes leads a group of its own. On Linux alone.
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    const children = readFileSync(`/proc/${pid()}/task/${pid()}/children`, 'utf8').split(' ');
    for (const one of [pid(), ...children.filter(Boolean).map(Number)]) process.kill(one, name);
  };

  const url = `postgres://nirmaan@127.0.0.1:${port}/postgres`;
  const createDatabase = async (name: string, template = 'template1') => {
    const client = new Client({ connectionString: url });
    await client.connect();
    const [copy, original] = [name, template].map((one) => client.escapeIdentifier(one));
    await client.query(`create database ${copy} template ${original}`);
    await client.end();
    return url.replace(/postgres$/, name);
  };

  const atExit = () => {
    if (server) killAll(server);
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  process.on('exit', atExit);
  await start();
  return {
    url,
    start,
    createDatabase,
    stop,
    pid,
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    remove: async () => {
      await stop();
      atExit();
      process.off('exit', atExit);
    },
  };
}

/** The server with its helpers, at once. */
function killAll({ pid }: ChildProcess) {
  if (!pid) return;
  if (windows) spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
  else process.kill(-pid, 'SIGKILL');
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function ordinaryUser() {
  const entries = readFileSync('/etc/passwd', 'utf8').split('\n');
  const entry = ['postgres:', 'nobody:'].flatMap((name) =>
    entries.filter((line) => line.startsWith(name)),
  )[0];
  const [, , uid, gid] = entry?.split(':') ?? [];
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) };
}

/** Programs inside a folder that only root may enter are copied to where the server's user finds them. */
function reachable(programs: string, folder: string) {
  if (programs.startsWith('/usr/')) return programs;
  const copy = path.join(folder, 'programs');
  cpSync(path.dirname(programs), copy, { recursive: true, verbatimSymlinks: true });
  return path.join(copy, path.basename(programs));
}
