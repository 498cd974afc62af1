import { LRUCache } from 'lru-cache';
import { announce } from '#kit/announce.ts';
import type { Actor, Ctx } from '#kit/context.ts';
import type { Profile } from '#people/customers/customer.ts';

type CustomerActor = Extract<Actor, { kind: 'customer' }>;

// Long enough to spare the database a busy page's calls, short enough for a process that missed an announcement.
const kept = { max: 10_000, ttl: 5_000 };
const sessions = new LRUCache<string, CustomerActor>(kept);
const profiles = new LRUCache<string, Profile>(kept);
let forgotten = 0;

/** Who holds a token, from memory or from `read`. */
export const cachedSession = (key: string, read: () => Promise<CustomerActor | null>) =>
  readThrough(sessions, key, read);

/** The profile of an account, from memory or from `read`. */
export const cachedProfile = (customerId: string, read: () => Promise<Profile | null>) =>
  readThrough(profiles, customerId, read);

/** What was read while something was being forgotten is not kept: it may have been read before the change. */
async function readThrough<T extends object>(
  known: LRUCache<string, T>,
  key: string,
  read: () => Promise<T | null>,
): Promise<T | null> {
  const remembered = known.get(key);
  if (remembered) return remembered;
  const before = forgotten;
  const found = await read();
  if (found && forgotten === before) known.set(key, found);
  return found;
}

/** Says, in the transaction of a change, that what is known of an account no longer holds: here and in every process. */
export async function invalidateCustomer(ctx: Pick<Ctx, 'db'>, customerId: string): Promise<void> {
  dropCustomer(customerId);
  await announce(ctx, { kind: 'customer', customerId });
}

/** What other processes have announced. */
export function dropCustomer(customerId: string): void {
  forgotten++;
  profiles.delete(customerId);
  for (const [key, actor] of sessions.entries()) if (actor.id === customerId) sessions.delete(key);
}

export function dropAllCustomers(): void {
  forgotten++;
  sessions.clear();
  profiles.clear();
}
