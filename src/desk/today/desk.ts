import type { Permission } from '#kit/permissions.ts';

/** Who looks, and when. */
export type Desk = {
  now: Date;
  /** Only the leads of this person and of nobody; null for everybody's. */
  leadsOf: string | null;
  /** So many of each source are read, in the order of `byKindAndWeight`. */
  limit: number;
  may: (permission: Permission) => boolean;
};
