import type { SQL } from 'drizzle-orm';
import type { Permission } from '#kit/permissions.ts';

/** Who looks, and when. */
export type Desk = {
  now: Date;
  /** Only the leads of this person and of nobody; null for everybody's. */
  leadsOf: string | null;
  /** Which leads they may see at all. */
  seen: SQL | undefined;
  /** So many of each source are read, in the order of `byKindAndWeight`. */
  limit: number;
  may: (permission: Permission) => boolean;
};
