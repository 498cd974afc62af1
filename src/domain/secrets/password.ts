import { hash, verify } from '@node-rs/argon2';
import { Unavailable } from '#domain/errors.ts';

// argon2id is the library's default algorithm. Cost: security.md §1.4.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Hashing fills the thread pool that files and DNS also need, so few run at once and the rest wait in line. The line is
// long: a thousand people who sign up at the same moment wait some seconds instead of being refused.
const atOnce = 4;
const longestLine = 2_000;
let running = 0;
const line: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (line.length >= longestLine) throw new Unavailable();
    // The one who leaves hands its place over, so `running` stays as it is.
    await new Promise<void>((resolve) => line.push(resolve));
  } else running++;
  try {
    return await work();
  } finally {
    const next = line.shift();
    if (next) next();
    else running--;
  }
}

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
