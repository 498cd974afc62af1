import { createSecrets } from './sealed.ts';

/** A key for tests, the same in every one. */
export const testKey = Buffer.alloc(32, 7).toString('base64');

export const testSecrets = () => createSecrets([testKey]);
