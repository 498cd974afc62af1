import type { PolicySection, PolicySlug } from '#domain/policies/policy.ts';

/** What the server's answers look like here: moments are ISO texts. */
export type PolicyRecord = {
  id: PolicySlug;
  slug: PolicySlug;
  version: number;
  title: string;
  summary: string;
  sections: PolicySection[];
  dated: string;
  isSample: boolean;
  changedBy: string;
  /** Missing in lists. */
  history?: { version: number; dated: string; changedBy: string; createdAt: string }[];
};
