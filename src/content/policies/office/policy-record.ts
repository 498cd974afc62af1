import type { Policy, PolicySlug } from '../policy.ts';

export type PolicyRecord = Policy & {
  id: PolicySlug;
  isSample: boolean;
  etag: string;
  changedBy: string;
  /** Missing in lists; moments are ISO texts. */
  history?: { version: number; dated: string; changedBy: string; createdAt: string }[];
};
