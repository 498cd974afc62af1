import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { projectFiles } from './files/table.server.ts';
import { projects } from './table.server.ts';
import { removal } from '#agency/stored-files/forget-files.ts';
import type { Ctx } from '#kit/context.ts';

/** Takes a person out of what was made for them, with the files of both sides; what was sold, and when, stays. */
export async function eraseProjects(
  ctx: Pick<Ctx, 'db' | 'jobs'>,
  person: { customerId: string; emails: string[] },
): Promise<void> {
  const theirs = await ctx.db
    .update(projects)
    .set({ name: '', email: '', phone: '', needs: '' })
    .where(
      or(
        eq(projects.customerId, person.customerId),
        and(isNull(projects.customerId), inArray(projects.email, person.emails)),
      ),
    )
    .returning({ id: projects.id });
  const ids = theirs.map(({ id }) => id);
  if (ids.length === 0) return;
  const gone = await ctx.db
    .delete(projectFiles)
    .where(inArray(projectFiles.projectId, ids))
    .returning({ storedName: projectFiles.storedName });
  if (gone.length > 0)
    await ctx.jobs.enqueue(ctx.db, removal, [{ names: gone.map(({ storedName }) => storedName) }]);
}
