import { hash, verify } from '@node-rs/argon2';
import { createLine } from '#domain/waiting-line.ts';

// argon2id is the library's default algorithm. Cost: security.md §1.4.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Hashing fills the thread pool that files and DNS also need, so few run at once and the rest wait in line. The line is
// long: a thousand people who sign up at the same moment wait some seconds instead of being refused.
const inTurn = createLine({ atOnce: 4, longest: 2_000 });

/** @returns the PHC string to store */
export const hashPassword = (password: string) => inTurn(() => hash(password, cost));

let nobody: Promise<string> | undefined;

/** Takes as long for somebody we do not know (`null`) as for a wrong password. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const against = stored ?? (await nobody);
  const matches = await inTurn(() => verify(against, password));
  return matches && stored !== null;
}
