import * as argon2 from '@node-rs/argon2';
import { createBoundedQueue } from '#kit/bounded-queue.ts';

/** Port to the hashing of passwords and codes. */
export type Passwords = {
  /** @returns the PHC string to store */
  hash(password: string): Promise<string>;
  /** Takes as long for somebody we do not know (`null`) as for a wrong password. */
  matches(stored: string | null, password: string): Promise<boolean>;
};

// argon2id is the library's default algorithm; a hash takes some hundredths of a second.
const safe = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Passwords at the safe cost, which is what a start of the server has: no variable changes it. Tests compose theirs with
 * a cost that is soon paid.
 */
export function createPasswords(cost = safe, { hash, verify } = argon2): Passwords {
  // Hashing fills the thread pool that files and DNS also need, so few run at once and the rest wait in line. The line
  // is long: a thousand people who sign up at the same moment wait some seconds instead of being refused.
  const inTurn = createBoundedQueue({ atOnce: 4, longest: 2_000 });
  const hashed = (password: string) => inTurn(() => hash(password, cost));
  let nobody: Promise<string> | undefined;
  return {
    hash: hashed,
    async matches(stored, password) {
      nobody ??= hashed('nobody has this password');
      const against = stored ?? (await nobody);
      const right = await inTurn(() => verify(against, password));
      return right && stored !== null;
    },
  };
}

/** The same for one caller: `first` runs before each hash is worked out, and may refuse it. */
export const passwordsAfter = (passwords: Passwords, first: () => Promise<void>): Passwords => ({
  hash: async (password) => {
    await first();
    return passwords.hash(password);
  },
  matches: async (stored, password) => {
    await first();
    return passwords.matches(stored, password);
  },
});
