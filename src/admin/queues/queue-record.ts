/** What the server's answers look like here: moments are ISO texts. */
export type QueueRecord = { id: string; name: string; queued: number; active: number; failed: number };

export type JobRecord = {
  id: string;
  name: string;
  state: string;
  createdOn: string;
  retryCount: number;
  retryLimit: number;
  reason: string | null;
  data: unknown;
};
