import { createHash, randomBytes } from 'node:crypto';

/** What the browser keeps: 32 random bytes, base64url. */
export const newSessionToken = () => randomBytes(32).toString('base64url');

/** What the database keeps: who reads the table still cannot sign in. */
export const hashSessionToken = (token: string) => createHash('sha256').update(token).digest('base64url');
