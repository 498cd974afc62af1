import { and, asc, eq, or } from 'drizzle-orm';
import { v7 } from 'uuid';
import { leadViews } from './table.server.ts';
import { staff } from '#agency/staff/table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, may, type Ctx } from '#kit/context.ts';
import { Invalid, NotFound } from '#kit/errors.ts';
import { message } from '#kit/language/message.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { LeadViewInput } from './lead-view.ts';

const most = 200;

/** One's own views and those that colleagues share, by name. `mine`: whether one may change it. */
export async function listLeadViews(ctx: Ctx) {
  const me = allow(ctx.actor, 'leads:read');
  const found = await ctx.db
    .select({
      id: leadViews.id,
      name: leadViews.name,
      shared: leadViews.shared,
      filter: leadViews.filter,
      staffId: leadViews.staffId,
      staffName: staff.name,
    })
    .from(leadViews)
    .innerJoin(staff, eq(staff.id, leadViews.staffId))
    .where(or(eq(leadViews.staffId, me.id), eq(leadViews.shared, true)))
    .orderBy(asc(leadViews.name), asc(leadViews.id))
    .limit(most);
  return found.map(({ staffId, ...view }) => ({ ...view, mine: staffId === me.id }));
}

/** Gives a filter a name; the same name again replaces one's own view. @throws Invalid when there are too many */
export async function saveLeadView(ctx: Ctx, input: LeadViewInput): Promise<{ id: string }> {
  const me = allow(ctx.actor, 'leads:read');
  return inTransaction(ctx, async (ctx) => {
    if ((await ctx.db.$count(leadViews, eq(leadViews.staffId, me.id))) >= most)
      throw new Invalid({ name: message('You have {count} views. Delete one first.', { count: most }) });
    const [saved] = await ctx.db
      .insert(leadViews)
      .values({ ...input, id: v7(), staffId: me.id })
      .onConflictDoUpdate({
        target: [leadViews.staffId, leadViews.name],
        set: { shared: input.shared, filter: input.filter },
      })
      .returning({ id: leadViews.id });
    if (!saved) throw new Error('An insert returned nothing');
    if (input.shared) await audit(ctx, { ...subject(saved.id), action: 'changed', after: input });
    return saved;
  });
}

/** One's own; whoever runs the office may also clear away what is shared. @throws NotFound */
export async function deleteLeadView(ctx: Ctx, input: { viewId: string }): Promise<void> {
  const me = allow(ctx.actor, 'leads:read');
  const own = eq(leadViews.staffId, me.id);
  await inTransaction(ctx, async (ctx) => {
    const [gone] = await ctx.db
      .delete(leadViews)
      .where(
        and(
          eq(leadViews.id, input.viewId),
          may(me, 'lead-rules:edit') ? or(own, eq(leadViews.shared, true)) : own,
        ),
      )
      .returning({ name: leadViews.name, shared: leadViews.shared });
    if (!gone) throw new NotFound('This view');
    if (gone.shared) await audit(ctx, { ...subject(input.viewId), action: 'deleted', before: gone });
  });
}

const subject = (subjectId: string) => ({ subjectType: 'lead-view' as const, subjectId });
