import { createHash } from 'node:crypto';

/** What translations of a text are found by. */
export const hashOf = (source: string) => createHash('sha256').update(source).digest('base64url');
