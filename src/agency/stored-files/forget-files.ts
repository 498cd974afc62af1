import type { Ctx } from '#kit/context.ts';
import { job } from '#kit/job.ts';

/** A day of tries: whoever deletes something is not told to come back because a store is away. */
export const removal = job<{ names: string[] }>('remove-files', {
  retry: { limit: 300, delay: 1, delayMax: 300 },
  fields: { names: 'hidden' },
});

/** Removes files where uploads lie; while their store is away, as soon as it is back. */
export async function forgetFiles(
  ctx: Pick<Ctx, 'db' | 'files' | 'jobs'>,
  { names }: { names: string[] },
): Promise<void> {
  try {
    await ctx.files.remove(names);
  } catch {
    await ctx.jobs.enqueue(ctx.db, removal, [{ names }]);
  }
}
