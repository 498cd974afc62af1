import { spawn } from 'node:child_process';

/**
 * Runs a program as if it were this process: its output, the signals we get, its exit code. npm tells only the shell
 * between us about a SIGTERM, and that shell dies without a word; so its death counts as the signal.
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<never>}
 */
export function runInForeground(program, args, env = process.env) {
  const child = spawn(program, args, { stdio: 'inherit', env });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref();
  return new Promise(() => {
    child.on('error', (error) => {
      console.error(`✗ Could not run ${program}: ${error.message}`);
      process.exit(1);
    });
    child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });
}
