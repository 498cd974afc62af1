import { and, asc, eq, ne, or } from 'drizzle-orm';
import { v7 } from 'uuid';
import { staff } from '#agency/staff/table.server.ts';
import { myself } from '#agency/staff/myself.ts';
import { changedParts } from '#agency/audit/changed-parts.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, may, type Ctx } from '#kit/context.ts';
import { Invalid, NotFound } from '#kit/errors.ts';
import { message } from '#kit/language/message.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { isUniqueViolation } from '#kit/rows/sql-state.ts';
import { viewedLists, type ViewedList } from '#kit/viewed-lists.ts';
import type { ListViewInput, ListViewPatch } from './list-view.ts';
import { listViews } from './table.server.ts';

const most = 200;

/** One's own views of a list and those that colleagues share, by name. `mine`: whether one may change it. */
export async function findListViews(ctx: Ctx, { resource }: { resource: ViewedList }) {
  const me = allow(ctx.actor, viewedLists[resource]);
  const found = await select(ctx)
    .where(and(eq(listViews.resource, resource), shownTo(me.id)))
    .orderBy(asc(listViews.name), asc(listViews.id))
    .limit(most);
  return found.map(asSeenBy(me.id));
}

/** One that its link names. @throws NotFound where it is somebody's own · Forbidden where its list is not for this role */
export async function findListView(ctx: Ctx, { viewId }: { viewId: string }) {
  const me = myself(ctx);
  const [found] = await select(ctx).where(and(eq(listViews.id, viewId), shownTo(me.id)));
  if (!found) throw new NotFound(/*staff*/ 'This view');
  allow(ctx.actor, viewedLists[found.resource]);
  return asSeenBy(me.id)(found);
}

/** Gives a filter a name; the same name again replaces one's own view. @throws Invalid when there are too many */
export async function saveListView(ctx: Ctx, input: ListViewInput): Promise<{ id: string }> {
  const me = allow(ctx.actor, viewedLists[input.resource]);
  return inTransaction(ctx, async (ctx) => {
    const { id = v7(), resource, name, ...held } = input;
    const ownOfList = and(eq(listViews.staffId, me.id), eq(listViews.resource, resource));
    if ((await ctx.db.$count(listViews, and(ownOfList, ne(listViews.name, name)))) >= most)
      throw new Invalid({ name: message('You have {count} views. Delete one first.', { count: most }) });
    const [saved] = await once(() =>
      ctx.db
        .insert(listViews)
        .values({ id, staffId: me.id, resource, name, ...held })
        .onConflictDoUpdate({ target: [listViews.staffId, listViews.resource, listViews.name], set: held })
        .returning({ id: listViews.id }),
    );
    if (!saved) throw new Error('An insert returned nothing');
    if (input.shared)
      await audit(ctx, { ...subject(saved.id), action: 'changed', after: { resource, name, ...held } });
    return saved;
  });
}

/** Another name, other filters, or for everybody. @throws NotFound · Invalid where one's other view has the name */
export async function changeListView(ctx: Ctx, { viewId, patch }: { viewId: string; patch: ListViewPatch }) {
  const me = myself(ctx);
  await inTransaction(ctx, async (ctx) => {
    const own = and(eq(listViews.id, viewId), eq(listViews.staffId, me.id));
    const [before] = await ctx.db.select().from(listViews).where(own).for('update');
    if (!before) throw new NotFound(/*staff*/ 'This view');
    allow(ctx.actor, viewedLists[before.resource]);
    const change = changedParts(before, patch);
    if (Object.keys(change.after).length === 0) return;
    await once(() => ctx.db.update(listViews).set(patch).where(own));
    if (before.shared || patch.shared) await audit(ctx, { ...subject(viewId), action: 'changed', ...change });
  });
}

/** One's own; whoever runs the office may also clear away what is shared. @throws NotFound */
export async function deleteListView(ctx: Ctx, { viewId }: { viewId: string }): Promise<void> {
  const own = eq(listViews.staffId, myself(ctx).id);
  const within = may(ctx.actor, 'staff:edit') ? or(own, eq(listViews.shared, true)) : own;
  await inTransaction(ctx, async (ctx) => {
    const [gone] = await ctx.db
      .delete(listViews)
      .where(and(eq(listViews.id, viewId), within))
      .returning({ resource: listViews.resource, name: listViews.name, shared: listViews.shared });
    if (!gone) throw new NotFound(/*staff*/ 'This view');
    if (gone.shared) await audit(ctx, { ...subject(viewId), action: 'deleted', before: gone });
  });
}

const subject = (subjectId: string) => ({ subjectType: 'list-view' as const, subjectId });

const shownTo = (myId: string) => or(eq(listViews.staffId, myId), eq(listViews.shared, true));

const select = ({ db }: Ctx) =>
  db
    .select({
      id: listViews.id,
      resource: listViews.resource,
      name: listViews.name,
      shared: listViews.shared,
      filter: listViews.filter,
      sort: listViews.sort,
      staffId: listViews.staffId,
      staffName: staff.name,
    })
    .from(listViews)
    .innerJoin(staff, eq(staff.id, listViews.staffId))
    .$dynamic();

const asSeenBy =
  (myId: string) =>
  <View extends { staffId: string }>({ staffId, ...view }: View) => ({ ...view, mine: staffId === myId });

async function once<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error) ? new Invalid({ name: 'You have another view of this name' }) : error;
  }
}
