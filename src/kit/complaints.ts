import type { ZodError } from 'zod';

/** What a schema has against each field, under the field's name. */
export const complaintsOf = (error: ZodError): Record<string, string> =>
  Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message]));
