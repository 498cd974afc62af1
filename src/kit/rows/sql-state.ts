/** Whether a write failed because such a row exists already. */
export const isUniqueViolation = (error: unknown) => hasCode(error, '23505');

/** Whether a deletion failed because another row refers to this one. */
export const isStillReferred = (error: unknown) => hasCode(error, '23503') || hasCode(error, '23001');

/** Whether somebody else wrote first what this transaction had read. Begun anew, it sees what they wrote. */
export const isSerializationFailure = (error: unknown) => hasCode(error, '40001');

/** Whether PostgreSQL ended this transaction for another one, as each waited for the other. Begun anew, it goes through. */
export const isDeadlock = (error: unknown) => hasCode(error, '40P01');

/** Whether a write failed because it overlaps a row that it must not. */
export const isOverlap = (error: unknown) => hasCode(error, '23P01');

/** Whether a lock was not to be had within the time that is set. */
export const isLockTimeout = (error: unknown) => hasCode(error, '55P03');

/** Drizzle hides the database's error in `cause`. */
function hasCode(error: unknown, code: string): boolean {
  for (let e = error; e instanceof Error; e = e.cause) if ('code' in e && e.code === code) return true;
  return false;
}
