import { watchReplica } from '#adapters/replica/replica.ts';
import { openFollower, type Database } from '#kit/database.server.ts';
import type { Env } from './env.server.ts';

/** What follows the database, watched; null where none is set. It may be away: nobody waits for it, a start neither. */
export async function openReplica({ DATABASE_REPLICA_URL: url }: Env, { db: primary }: Database) {
  if (!url) return null;
  const follower = await openFollower(url);
  const { port, stop } = watchReplica({ primary, replica: follower.db });
  return {
    port,
    async close() {
      await stop();
      await follower.close();
    },
  };
}
