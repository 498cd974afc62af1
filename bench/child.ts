import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/**
 * A program of this folder in a process of its own, so that it does not share a thread with what it measures or is
 * measured against. It gets its task as JSON and answers with one line of JSON.
 */
export async function inChild<A>(file: string, task: unknown): Promise<A> {
  const child = startChild(file, task);
  const answer = await child.firstLine<A>();
  await child.end();
  return answer;
}

/** As above, for a program that goes on running after its first line. */
export function startChild(file: string, task: unknown) {
  const args = ['--disable-warning=ExperimentalWarning', `bench/${file}`, JSON.stringify(task)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const killWithUs = () => child.kill('SIGKILL');
  process.on('exit', killWithUs);
  const exited = once(child, 'exit').then(() => process.off('exit', killWithUs));
  return {
    pid: child.pid ?? 0,
    async firstLine<A>(): Promise<A> {
      for await (const line of createInterface(child.stdout)) return JSON.parse(line) as A;
      throw new Error(`bench/${file} ended without an answer`);
    },
    async end() {
      child.kill();
      await exited;
    },
  };
}

/** The task of a program that was started so. */
export const taskOf = <T>() => JSON.parse(process.argv[2] ?? 'null') as T;
