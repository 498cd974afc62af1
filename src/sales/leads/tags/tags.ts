import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { audit } from '#agency/audit/record.ts';
import { announce } from '#kit/announce.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, Invalid, NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { isUniqueViolation } from '#kit/rows/sql-state.ts';
import { leads } from '../table.server.ts';
import { listViews } from '#agency/list-views/table.server.ts';
import type { LeadTagInput } from './lead-tag.ts';
import { leadTags } from './table.server.ts';

const shown = { id: leadTags.id, name: leadTags.name };

/** Every tag, by name. */
export async function listLeadTags(ctx: Ctx) {
  allow(ctx.actor, 'lead-tags:read');
  return ctx.db
    .select(shown)
    .from(leadTags)
    .orderBy(asc(sql`lower(${leadTags.name})`));
}

/** @throws Invalid when there is one of this name */
export async function createLeadTag(ctx: Ctx, input: LeadTagInput): Promise<{ id: string }> {
  allow(ctx.actor, 'lead-tags:edit');
  return named(() =>
    inTransaction(ctx, async (ctx) => {
      const id = v7();
      await ctx.db.insert(leadTags).values({ ...input, id });
      await audit(ctx, { ...subject(id), action: 'created', after: input });
      return { id };
    }),
  );
}

/**
 * The tags of these names, whatever their capitals; those that there are not are made.
 * @returns ids by the names in small letters
 */
export async function namedTags(ctx: Ctx, names: string[]): Promise<Map<string, string>> {
  const wanted = new Map(names.map((name) => [name.toLowerCase(), name]));
  if (wanted.size === 0) return new Map();
  const made = await ctx.db
    .insert(leadTags)
    .values([...wanted.values()].map((name) => ({ id: v7(), name })))
    .onConflictDoNothing()
    .returning(shown);
  for (const { id, name } of made) await audit(ctx, { ...subject(id), action: 'created', after: { name } });
  const found = await ctx.db
    .select(shown)
    .from(leadTags)
    .where(inArray(sql`lower(${leadTags.name})`, [...wanted.keys()]));
  return new Map(found.map(({ id, name }) => [name.toLowerCase(), id]));
}

/** Another name, on every lead that carries it. @throws NotFound · Invalid when there is one of this name */
export async function renameLeadTag(ctx: Ctx, { id, name }: LeadTagInput & { id: string }): Promise<void> {
  allow(ctx.actor, 'lead-tags:edit');
  await named(() =>
    inTransaction(ctx, async (ctx) => {
      const before = await lockTag(ctx, id);
      await ctx.db.update(leadTags).set({ name }).where(eq(leadTags.id, id));
      await audit(ctx, { ...subject(id), action: 'changed', before, after: { name } });
      await tellLeads(ctx);
    }),
  );
}

/** Makes one tag of two: leads that carry the one carry the other from now on. @throws NotFound · Conflict */
export async function mergeLeadTags(ctx: Ctx, { id, intoId }: { id: string; intoId: string }): Promise<void> {
  allow(ctx.actor, 'lead-tags:edit');
  if (id === intoId) throw new Conflict('Choose two different tags.');
  await inTransaction(ctx, async (ctx) => {
    // In one order, so that two who merge the same two the other way round do not wait for each other.
    const tags = await ctx.db
      .select(shown)
      .from(leadTags)
      .where(inArray(leadTags.id, [id, intoId]))
      .orderBy(leadTags.id)
      .for('update');
    const before = tags.find((tag) => tag.id === id);
    const into = tags.find((tag) => tag.id === intoId);
    if (!before || !into) throw new NotFound('This tag');
    await ctx.db
      .update(leads)
      .set({
        tags: sql`case when ${leads.tags} @> array[${intoId}::uuid] then array_remove(${leads.tags}, ${id}::uuid)
          else array_replace(${leads.tags}, ${id}::uuid, ${intoId}::uuid) end`,
      })
      .where(carries(id));
    // What somebody saved to see the one shows the other.
    await ctx.db
      .update(listViews)
      .set({ filter: sql`${listViews.filter} || jsonb_build_object('tag', ${intoId}::text)` })
      .where(shows(id));
    await ctx.db.delete(leadTags).where(eq(leadTags.id, id));
    await audit(ctx, { ...subject(id), action: 'deleted', before, after: { mergedInto: into.name } });
    await tellLeads(ctx);
  });
}

/** Takes a tag from every lead and forgets it. @throws NotFound */
export async function deleteLeadTag(ctx: Ctx, { id }: { id: string }): Promise<void> {
  allow(ctx.actor, 'lead-tags:edit');
  await inTransaction(ctx, async (ctx) => {
    const before = await lockTag(ctx, id);
    await ctx.db
      .update(leads)
      .set({ tags: sql`array_remove(${leads.tags}, ${id}::uuid)` })
      .where(carries(id));
    // What somebody saved to see it shows the rest of what they wanted: by a tag that is gone it would show nothing.
    await ctx.db
      .update(listViews)
      .set({ filter: sql`${listViews.filter} - 'tag'` })
      .where(shows(id));
    await ctx.db.delete(leadTags).where(eq(leadTags.id, id));
    await audit(ctx, { ...subject(id), action: 'deleted', before });
    await tellLeads(ctx);
  });
}

/** The WHERE of the views that show the leads of a tag. */
const shows = (tagId: string) =>
  and(eq(listViews.resource, 'leads'), eq(sql`${listViews.filter} ->> 'tag'`, tagId));

/** The WHERE of the leads that carry a tag. */
export const carries = (tagId: string) => sql`${leads.tags} @> array[${tagId}::uuid]`;

async function lockTag({ db }: Pick<Ctx, 'db'>, id: string) {
  const [tag] = await db.select(shown).from(leadTags).where(eq(leadTags.id, id)).for('update');
  if (!tag) throw new NotFound('This tag');
  return tag;
}

/** One word is enough: whoever looks at leads loads them again. */
async function tellLeads(ctx: Ctx) {
  const [any] = await ctx.db.select({ id: leads.id }).from(leads).limit(1);
  if (any) await announce(ctx, { kind: 'lead', leadId: any.id, change: 'updated' });
}

async function named<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error) ? new Invalid({ name: 'There is a tag of this name' }) : error;
  }
}

const subject = (subjectId: string) => ({ subjectType: 'lead-tag' as const, subjectId });
