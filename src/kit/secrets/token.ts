import { createHash, randomBytes } from 'node:crypto';

/** What the holder keeps: 32 random bytes, base64url. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What the database keeps: who reads the table still cannot use it. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');
