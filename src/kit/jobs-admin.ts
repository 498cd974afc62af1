/** A job as the back office sees it. */
export type JobRow = {
  id: string;
  name: string;
  state: string;
  createdOn: string;
  retryCount: number;
  retryLimit: number;
  reason: string | null;
  /** The fields that the job lets staff see. */
  data: object;
};
export type QueueCounts = { name: string; queued: number; active: number; failed: number };

/** What the back office may see of and do to jobs. */
export type JobsAdmin = {
  counts(): Promise<QueueCounts[]>;
  /** The newest jobs that wait in a queue or are stuck there, at most 200. */
  list(name: string): Promise<JobRow[]>;
  /** Starts a failed or dead job again. @throws NotFound */
  retry(name: string, id: string): Promise<void>;
};
