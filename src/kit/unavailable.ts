/**
 * Error codes of a database that cannot answer now, as opposed to one that refuses what it was asked. 25006: a replica
 * that is yet to be promoted.
 */
const passing = /^(08...|25006|57P0[123]|53...|ECONN\w+|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN)$/;
const passingText =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|Query read timeout|canceling statement due to|connection timeout|PGlite is clos/i;

/** True where a value is one that Postgres cannot hold: a NUL, half a character, a number or date out of range. */
export const isValueRefused = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && String(error.code).startsWith('22')) || isValueRefused(error.cause));

/** True where the database is down or drowning: trying again later can help. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (passing.test(code) || passingText.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseUnavailable)) return true;
  }
  return false;
}
