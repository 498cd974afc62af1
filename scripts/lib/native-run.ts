import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { TestResult } from './read-reports.ts';

const execute = promisify(execFile);
/** Java's tools run for seconds only: they are done before its second compiler pays. */
const env = { ...process.env, JAVA_TOOL_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC' };

/** What a stage of the apps' tests came to: tests that ran, or the reason why none did. */
export type Stage = { name: string; told: TestResult[]; skipped: string | null };

/** Ends a stage that this machine cannot run. */
export class Skip extends Error {}

/** Runs a program to its end. @returns what it printed @throws with the last lines of what it complained about */
export async function output(program: string, args: string[], timeoutMs = 300_000): Promise<string> {
  try {
    const { stdout } = await execute(program, args, {
      env,
      maxBuffer: 2 ** 26,
      timeout: timeoutMs,
      encoding: 'utf8',
    });
    return stdout;
  } catch (error) {
    const { stdout, stderr, code } = error as { stdout?: string; stderr?: string; code?: number };
    const last = `${stdout ?? ''}${stderr ?? ''}`.trim().split('\n').slice(-15).join('\n');
    const failure = new Error(last || `${program}: ${(error as Error).message}`);
    throw Object.assign(failure, { code });
  }
}

/** One thing that must hold. */
export async function holds(title: string, run: () => unknown): Promise<TestResult> {
  const begun = performance.now();
  let failure: string | null = null;
  try {
    await run();
  } catch (error) {
    if (error instanceof Skip) throw error;
    failure = (error as Error).message;
  }
  return { title, seconds: (performance.now() - begun) / 1000, failure };
}

/** A stage, with its skipping as a value. */
export async function stage(name: string, run: () => Promise<TestResult[]>): Promise<Stage> {
  try {
    return { name, told: await run(), skipped: null };
  } catch (error) {
    if (error instanceof Skip) return { name, told: [], skipped: error.message };
    return { name, told: [{ title: name, seconds: 0, failure: (error as Error).message }], skipped: null };
  }
}

/** A script of the apps that says by 77 that it cannot run here, and why on its last line. */
export async function script(title: string, program: string, args: string[]): Promise<TestResult> {
  return holds(title, async () => {
    try {
      await output(program, args, 900_000);
    } catch (error) {
      const { code, message } = error as Error & { code?: number };
      if (code === 77)
        throw new Skip(
          message
            .split('\n')
            .at(-1)
            ?.replace(/^skipped: /, ''),
        );
      throw error;
    }
  });
}
