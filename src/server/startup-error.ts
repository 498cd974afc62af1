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

/** Why the server cannot start, in lines for the operator; null where it is our fault and the stack is of use. */
export function startupErrorText(error: unknown): string | null {
  if (
    error instanceof EnvError ||
    error instanceof DataDirTaken ||
    error instanceof DataDirUnusable ||
    error instanceof CannotListen
  )
    return error.message;
  const refusal = refusalIn(error);
  if (refusal) return `The database in DATABASE_URL refuses: ${refusal}.`;
  const { code } = error as { code?: string };
  if (isDatabaseUnavailable(error))
    return `The database in DATABASE_URL does not answer (${code ?? 'time-out'}).`;
  return null;
}

function refusalIn(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const isRefusal = 'code' in error && refused.test(String(error.code));
  return isRefusal ? error.message : refusalIn(error.cause);
}
