import { DataDirTaken, DataDirUnusable } from '#adapters/files/lock-data-dir.ts';
import { isDatabaseUnavailable } from '#kit/unavailable.ts';
import { EnvError, type Env } from './env.server.ts';

/** HOST and PORT name a place where nobody can listen now. */
export class CannotListen extends Error {
  constructor({ HOST, PORT }: Pick<Env, 'HOST' | 'PORT'>, { code = 'unknown' }: { code?: string }) {
    super(
      {
        EADDRINUSE: `Port ${PORT} is in use by another program. Set PORT.`,
        EACCES: `Port ${PORT} is not allowed to this user. Set PORT.`,
      }[code] ?? `HOST ${HOST} is not an address of this machine (${code}). Set HOST.`,
    );
  }
}

/** Who we say we are, or the database that we name, is not known there, or may not do what is asked. */
const refused = /^(28...|3D000|42501)$/;

/** Why the server cannot start, or a command not run, in lines for the operator; null where it is our fault and the stack is of use. */
export function startupErrorText(error: unknown): string | null {
  if (
    error instanceof EnvError ||
    error instanceof DataDirTaken ||
    error instanceof DataDirUnusable ||
    error instanceof CannotListen
  )
    return error.message;
  const chain = chainOf(error);
  const refusal = chain.find((one) => refused.test(codeOf(one)));
  if (refusal) return `The database in DATABASE_URL refuses: ${refusal.message}.`;
  if (isDatabaseUnavailable(error))
    return `The database in DATABASE_URL does not answer (${chain.map(codeOf).find(Boolean) ?? 'time-out'}).`;
  return null;
}

/** An error with what it came from. */
const chainOf = (error: unknown): Error[] => (error instanceof Error ? [error, ...chainOf(error.cause)] : []);
const codeOf = (error: Error) => ('code' in error ? String(error.code) : '');
