/** Whether a write failed because such a row exists already. Drizzle hides the database's error in `cause`. */
export function isUniqueViolation(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) if ('code' in e && e.code === '23505') return true;
  return false;
}
