import { and, eq, inArray, ne, or } from 'drizzle-orm';
import { projectFiles } from './files/table.server.ts';
import { projectHandovers } from './handover/table.server.ts';
import { soldTo } from './select-projects.ts';
import { projects } from './table.server.ts';
import { removal } from '#agency/stored-files/forget-files.ts';
import type { Ctx } from '#kit/context.ts';

/**
 * Takes a person out of what was made for them, with the files of both sides and who has what was handed over; what was
 * sold, and when, stays.
 * @param person.customerId their account that is closed now; null of who has none: what is still being made for them goes on
 * @returns of how many
 */
export async function eraseProjects(
  ctx: Pick<Ctx, 'db' | 'jobs'>,
  { customerId, emails }: { customerId: string | null; emails: string[] },
): Promise<number> {
  const sold = soldTo(...emails);
  const theirs = await ctx.db
    .update(projects)
    .set({ name: '', email: '', phone: '', needs: '' })
    .where(
      customerId ? or(eq(projects.customerId, customerId), sold) : and(sold, ne(projects.state, 'running')),
    )
    .returning({ id: projects.id });
  const ids = theirs.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await ctx.db.update(projectHandovers).set({ handedTo: '' }).where(inArray(projectHandovers.projectId, ids));
  const gone = await ctx.db
    .delete(projectFiles)
    .where(inArray(projectFiles.projectId, ids))
    .returning({ storedName: projectFiles.storedName });
  if (gone.length > 0)
    await ctx.jobs.enqueue(ctx.db, removal, [{ names: gone.map(({ storedName }) => storedName) }]);
  return ids.length;
}
