import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './run.ts';
import { thrifty, thriftyFlags } from './thrifty.ts';

export const owner = { email: 'owner@example.com', password: 'correct-horse-battery' };

export type AppServer = {
  url: string;
  dataDir: string;
  pid: number;
  /** Everything it has printed so far. */
  output(): string;
  /** Sends a signal and waits for the end. @returns the exit code, null when it was killed */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
  /** Ends when the process does. */
  exited: Promise<number | null>;
};

const running = new Set<AppServer>();
const folders = new Set<string>();

/** Ends the servers and removes the folders that a failed story left behind. */
export async function stopLeftovers() {
  await Promise.all([...running].map((app) => app.stop('SIGKILL')));
  for (const folder of folders) removeFolder(folder);
}

function removeFolder(folder: string) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  folders.delete(folder);
}

/** A scratch DATA_DIR with its removal. @param within the folder that it lies in, in place of a temporary one */
export function temporaryDataDir(within = tmpdir()) {
  const folder = mkdtempSync(path.join(within, 'nirmaan-data-'));
  folders.add(folder);
  return { folder, remove: () => removeFolder(folder) };
}

/** What `npm run at` gives, for who is told nothing else of its caller. */
const { SHIFT_SECONDS, LD_PRELOAD } = process.env;
const clock = SHIFT_SECONDS && LD_PRELOAD ? { SHIFT_SECONDS, LD_PRELOAD } : {};

/**
 * Starts the built server as its own process, with these settings and none of the caller's. Not yet ready.
 * @param project the folder of the project that it was built in
 */
export async function spawnApp(
  dataDir: string,
  settings: Record<string, string> = {},
  project = '.',
): Promise<AppServer> {
  const port = settings.PORT ?? String(await freePort());
  const flags = ['--disable-warning=ExperimentalWarning', ...thriftyFlags];
  const child = spawn(process.execPath, [...flags, 'build/server/index.js'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: project,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...clock,
      ...thrifty,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: port,
      DATA_DIR: dataDir,
      OWNER_EMAIL: owner.email,
      OWNER_PASSWORD: owner.password,
      ...settings,
    },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const killWithUs = () => child.kill('SIGKILL');
  process.on('exit', killWithUs);
  const app: AppServer = {
    url: `http://localhost:${port}`,
    dataDir,
    pid: child.pid ?? 0,
    output: () => printed,
    exited,
    stop(signal = 'SIGTERM') {
      child.kill(signal);
      return exited;
    },
  };
  running.add(app);
  child.once('exit', () => {
    running.delete(app);
    process.off('exit', killWithUs);
  });
  return app;
}

/** As above, once it says that it is ready. Throws with what it printed when it ends instead. */
export async function startApp(
  dataDir: string,
  settings: Record<string, string> = {},
  project = '.',
): Promise<AppServer> {
  const app = await spawnApp(dataDir, settings, project);
  const ended = app.exited.then((code) => {
    throw new Error(`The server ended with ${code}:\n${app.output()}`);
  });
  ended.catch(() => {});
  await Promise.race([ended, ready(app)]);
  return app;
}

async function ready(app: AppServer) {
  const limit = performance.now() + 300_000;
  while (performance.now() < limit) {
    const answer = await fetch(`${app.url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await wait(20);
  }
  void app.stop('SIGKILL');
  throw new Error(`The server was not ready within five minutes:\n${app.output()}`);
}
