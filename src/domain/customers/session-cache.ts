import { LRUCache } from 'lru-cache';
import type { Actor } from '#domain/context.ts';

type CustomerActor = Extract<Actor, { kind: 'customer' }>;

// Long enough to spare the database a busy page's calls, short enough for a process that missed an announcement.
const known = new LRUCache<string, CustomerActor>({ max: 10_000, ttl: 5_000 });
let forgotten = 0;

/**
 * Who holds a token, from memory or from `read`. What was read while something was being forgotten is not kept: it may
 * have been read before the change.
 */
export async function recallSession(
  key: string,
  read: () => Promise<CustomerActor | null>,
): Promise<CustomerActor | null> {
  const remembered = known.get(key);
  if (remembered) return remembered;
  const before = forgotten;
  const found = await read();
  if (found && forgotten === before) known.set(key, found);
  return found;
}

/** Called where sessions end, and for what other processes announce. */
export function forgetSessionsOf(customerId: string): void {
  forgotten++;
  for (const [key, actor] of known.entries()) if (actor.id === customerId) known.delete(key);
}

export function forgetAllSessions(): void {
  forgotten++;
  known.clear();
}
