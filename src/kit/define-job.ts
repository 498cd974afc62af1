import type { Ctx } from './context.ts';
import type { Job } from './job.ts';

/** A job with who does it. `atOnce`: so many of it at a time in one process. */
export type DefinedJob<P extends object = object> = {
  job: Job<P>;
  atOnce: number;
  run(ctx: Ctx, payload: P): Promise<void>;
};

export const defineJob = <P extends object>(
  named: Job<P>,
  run: (ctx: Ctx, payload: P) => Promise<void>,
  { atOnce = Number.POSITIVE_INFINITY } = {},
): DefinedJob<P> => ({ job: named, atOnce, run });
