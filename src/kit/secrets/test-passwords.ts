import { createPasswords } from './password.ts';

/** Real hashes at the least cost that argon2 knows, for tests that sign people in but do not judge the hashing. */
export const testPasswords = () => createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });
