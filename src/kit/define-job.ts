import type { Ctx } from './context.ts';
import type { Job } from './job.ts';

/**
 * A job with who does it. `atOnce`: so many of it at a time in one process. `isLast`: this try is, whatever comes of it the
 * job is not tried again by itself.
 */
export type DefinedJob<P extends object = object> = {
  job: Job<P>;
  atOnce: number;
  run(ctx: Ctx, payload: P, isLast?: boolean): Promise<void>;
};

export const defineJob = <P extends object>(
  named: Job<P>,
  run: DefinedJob<P>['run'],
  { atOnce = Number.POSITIVE_INFINITY } = {},
): DefinedJob<P> => ({ job: named, atOnce, run });
