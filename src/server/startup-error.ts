import { DataDirTaken } from '#adapters/files/lock-data-dir.ts';
import { isDatabaseUnavailable } from '#kit/unavailable.ts';
import { EnvError } from './env.server.ts';

/** Why the server cannot start, in lines for the operator; null where it is our fault and the stack is of use. */
export function startupErrorText(error: unknown): string | null {
  if (error instanceof EnvError || error instanceof DataDirTaken) return error.message;
  const { code, syscall, port } = error as { code?: string; syscall?: string; port?: number };
  if (syscall === 'listen' && code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. Set PORT.`;
  if (syscall === 'listen' && code === 'EACCES') return `Port ${port} is not allowed to this user. Set PORT.`;
  if (isDatabaseUnavailable(error))
    return `The database in DATABASE_URL does not answer (${code ?? 'time-out'}).`;
  return null;
}
