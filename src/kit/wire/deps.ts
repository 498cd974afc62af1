import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Events } from '#kit/announce.ts';
import type { Ctx } from '#kit/context.ts';
import type { JobsAdmin } from '#kit/jobs-admin.ts';

/** What every call may need from the composition root; a router that needs more says so. Tests give stand-ins. */
export type ApiDeps = {
  /** A context for an anonymous caller, with where the request came from. */
  ctxFor(c: Context): Ctx;
  /** Whether a request carries a customer's session. */
  isCustomer(c: Context): Promise<boolean>;
  events: Events;
  jobsAdmin: JobsAdmin;
  /** Whether a new owner is led to the first steps; and the start's way to write the demo once more. */
  firstSteps: { lead: boolean; addDemo(ctx: Ctx): Promise<void> };
  /** Keeps what went wrong on our side for the screen that lists it. */
  recordError(where: { requestId: string; method: string; route: string; error: unknown }): void;
  /** The code of the office that this process gives out, as its page names it; null where it gives out none. */
  officeCode: string | null;
  /** Aborted when the process begins to stop: streams that would never end are ended. */
  stopping: AbortSignal;
  sessionCookie: { name: string; secure: boolean };
  log: Logger;
  publicUrl: string;
  live: boolean;
  /** Throws while something this process needs is missing; answers with what it checked. */
  checkReady(): Promise<Record<string, 'ok' | 'down'>>;
  metrics: { render(): Promise<{ contentType: string; body: string }>; token: string | null };
};
