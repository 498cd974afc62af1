import type { RedirectStatus } from '../redirect.ts';

/** What the server's answers look like here: moments are ISO texts. */
export type RedirectRecord = {
  id: string;
  fromPath: string;
  target: string;
  status: RedirectStatus;
  note: string;
  hits: number;
  lastHitAt: string | null;
  createdAt: string;
};

export type LostAddressRecord = {
  id: string;
  path: string;
  hits: number;
  firstSeenAt: string;
  lastSeenAt: string;
  suggestion: string | null;
};
