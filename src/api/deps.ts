import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { AppEvent } from '#domain/announce.ts';
import type { Ctx, LimitName } from '#domain/context.ts';

/** What the process heard; `resync`: the line was cut, anything may have changed. */
type Heard = AppEvent | { kind: 'resync' };

export type JobRow = {
  id: string;
  name: string;
  state: string;
  createdOn: string;
  retryCount: number;
  retryLimit: number;
  reason: string | null;
  data: unknown;
};

/** What the API needs from the composition root. Tests give stand-ins. */
export type ApiDeps = {
  /** A context for an anonymous caller, with where the request came from. */
  ctxFor(c: Context): Ctx;
  events: { subscribe(hear: (event: Heard) => void): () => void };
  jobsAdmin: {
    counts(): Promise<{ name: string; queued: number; active: number; failed: number }[]>;
    list(name: string): Promise<JobRow[]>;
    retry(name: string, id: string): Promise<void>;
  };
  /** Aborted when the process begins to stop: streams that would never end are ended. */
  stopping: AbortSignal;
  sessionCookie: { name: string; secure: boolean };
  limit(c: Context, name: LimitName, key: string): Promise<void>;
  log: Logger;
  publicUrl: string;
  live: boolean;
  /** Throws while something this process needs is missing; answers with what it checked. */
  checkReady(): Promise<Record<string, 'ok'>>;
  metrics: { render(): Promise<{ contentType: string; body: string }>; token: string | null };
};
