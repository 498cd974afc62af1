import { and, asc, eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { audit } from '#agency/audit/record.ts';
import { reorderRows } from '#agency/audit/reorder-rows.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, Invalid, NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { isUniqueViolation } from '#kit/rows/sql-state.ts';
import { leads } from '../table.server.ts';
import { listViews } from '#agency/list-views/table.server.ts';
import { mostFields, type LeadField, type LeadFieldInput } from './lead-field.ts';
import { leadFields } from './table.server.ts';

const shown = {
  id: leadFields.id,
  name: leadFields.name,
  kind: leadFields.kind,
  choices: leadFields.choices,
  retired: leadFields.retired,
};

/** Every field in the owner's order, the retired ones included. */
export const readLeadFields = ({ db }: Pick<Ctx, 'db'>): Promise<LeadField[]> =>
  db.select(shown).from(leadFields).orderBy(asc(leadFields.position), asc(leadFields.id));

export async function listLeadFields(ctx: Ctx): Promise<LeadField[]> {
  allow(ctx.actor, 'leads:read');
  return readLeadFields(ctx);
}

/** Adds a field at the end. @throws Invalid when there is one of this name, or too many */
export async function createLeadField(ctx: Ctx, input: LeadFieldInput): Promise<LeadField> {
  allow(ctx.actor, 'lead-rules:edit');
  return named(() =>
    inTransaction(ctx, async (ctx) => {
      const all = await lockFields(ctx);
      if (all.length >= mostFields) throw new Invalid({ name: `There are ${mostFields} fields already` });
      const id = v7();
      await ctx.db.insert(leadFields).values({ ...input, id, position: (all.at(-1)?.position ?? 0) + 1 });
      await audit(ctx, { ...subject(id), action: 'created', after: input });
      return { ...input, id };
    }),
  );
}

/** Another name, other choices, retired or asked again. @throws NotFound · Invalid for another kind or a name that is taken */
export async function updateLeadField(ctx: Ctx, { id, ...after }: LeadField): Promise<LeadField> {
  allow(ctx.actor, 'lead-rules:edit');
  return named(() =>
    inTransaction(ctx, async (ctx) => {
      const { position: _position, ...before } = pick(await lockFields(ctx), id);
      if (before.kind !== after.kind)
        throw new Invalid({ kind: 'The kind stays. Retire this field and add another one' });
      await ctx.db
        .update(leadFields)
        .set({ ...after, updatedAt: ctx.now() })
        .where(eq(leadFields.id, id));
      await audit(ctx, { ...subject(id), action: 'changed', before, after });
      return { ...after, id };
    }),
  );
}

/** Forgets a field that no lead answers. @throws NotFound · Conflict when one does */
export async function deleteLeadField(ctx: Ctx, { id }: { id: string }): Promise<void> {
  allow(ctx.actor, 'lead-rules:edit');
  await inTransaction(ctx, async (ctx) => {
    const { position: _position, ...before } = pick(await lockFields(ctx), id);
    const [answered] = await ctx.db
      .select({ id: leads.id })
      .from(leads)
      .where(sql`${leads.custom} ->> ${id}::text is not null`)
      .limit(1);
    if (answered) throw new Conflict('Leads have values in this field. Retire it: the values stay readable.');
    // What somebody saved to see it shows the rest of what they wanted.
    await ctx.db
      .update(listViews)
      .set({ filter: sql`${listViews.filter} #- array['custom', ${id}::text]` })
      .where(
        and(
          eq(listViews.resource, 'leads'),
          sql`${listViews.filter} #> array['custom', ${id}::text] is not null`,
        ),
      );
    await ctx.db.delete(leadFields).where(eq(leadFields.id, id));
    await audit(ctx, { ...subject(id), action: 'deleted', before });
  });
}

/** @throws Conflict when a field was added or removed since the list was read */
export async function reorderLeadFields(ctx: Ctx, { ids }: { ids: string[] }): Promise<void> {
  allow(ctx.actor, 'lead-rules:edit');
  await inTransaction(ctx, async (ctx) => {
    const rows = await lockFields(ctx);
    await reorderRows(ctx, leadFields, { rows, ids, subject: 'lead-field', noun: 'fields' });
  });
}

const lockFields = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .select({ ...shown, position: leadFields.position })
    .from(leadFields)
    .orderBy(asc(leadFields.position), asc(leadFields.id))
    .for('update');

function pick(all: Awaited<ReturnType<typeof lockFields>>, id: string) {
  const found = all.find((field) => field.id === id);
  if (!found) throw new NotFound('This field');
  return found;
}

async function named<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error) ? new Invalid({ name: 'There is a field of this name' }) : error;
  }
}

const subject = (subjectId: string) => ({ subjectType: 'lead-field' as const, subjectId });
