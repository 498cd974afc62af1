import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { v7 } from 'uuid';
import { leadRules } from './table.server.ts';
import { staff } from '#agency/staff/table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { reorderRows } from '#agency/audit/reorder-rows.ts';
import { readServiceNames } from '#catalogue/services/read-service-names.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Invalid, NotFound } from '#kit/errors.ts';
import { roleMay } from '#kit/permissions.ts';
import { isUniqueViolation } from '#kit/rows/sql-state.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { LeadRuleInput } from './lead-rule.ts';

const { createdAt: _created, updatedAt: _updated, turn: _turn, ...shown } = getTableColumns(leadRules);

/** Every rule in the order in which they are asked, with the services under the names of today. */
export async function listLeadRules(ctx: Ctx) {
  allow(ctx.actor, 'lead-rules:read');
  const rules = await ctx.db
    .select(shown)
    .from(leadRules)
    .orderBy(asc(leadRules.position), asc(leadRules.id));
  const { today } = await readServiceNames(ctx);
  return rules.map((rule) => ({ ...rule, services: rule.services.map(today) }));
}

/** Adds a rule at the end. @throws Invalid */
export async function createLeadRule(ctx: Ctx, input: LeadRuleInput) {
  allow(ctx.actor, 'lead-rules:edit');
  return named(() =>
    inTransaction(ctx, async (ctx) => {
      await refuseStrangers(ctx, input.people);
      const last = (await lockRules(ctx)).at(-1);
      const [created] = await ctx.db
        .insert(leadRules)
        .values({ ...input, id: v7(), position: (last?.position ?? 0) + 1 })
        .returning(shown);
      if (!created) throw new Error('An insert returned nothing');
      await audit(ctx, { ...subject(created.id), action: 'created', after: input });
      return created;
    }),
  );
}

/** @throws NotFound · Invalid */
export async function updateLeadRule(ctx: Ctx, input: LeadRuleInput & { ruleId: string }) {
  allow(ctx.actor, 'lead-rules:edit');
  const { ruleId, ...after } = input;
  return named(() =>
    inTransaction(ctx, async (ctx) => {
      await refuseStrangers(ctx, after.people);
      const before = pick(await lockRules(ctx), ruleId);
      const [changed] = await ctx.db
        .update(leadRules)
        .set({ ...after, updatedAt: ctx.now() })
        .where(eq(leadRules.id, ruleId))
        .returning(shown);
      const { name, services, people, active } = before;
      await audit(ctx, {
        ...subject(ruleId),
        action: 'changed',
        before: { name, services, people, active },
        after,
      });
      return changed ?? before;
    }),
  );
}

/** Leads keep whom the rule gave them to. @throws NotFound */
export async function deleteLeadRule(ctx: Ctx, input: { ruleId: string }): Promise<void> {
  allow(ctx.actor, 'lead-rules:edit');
  await inTransaction(ctx, async (ctx) => {
    const { name } = pick(await lockRules(ctx), input.ruleId);
    await ctx.db.delete(leadRules).where(eq(leadRules.id, input.ruleId));
    await audit(ctx, { ...subject(input.ruleId), action: 'deleted', before: { name } });
  });
}

/** @throws Conflict when a rule was added or removed since the list was read */
export async function reorderLeadRules(ctx: Ctx, input: { ids: string[] }): Promise<void> {
  allow(ctx.actor, 'lead-rules:edit');
  await inTransaction(ctx, async (ctx) => {
    const rows = await lockRules(ctx);
    await reorderRows(ctx, leadRules, { rows, ids: input.ids, subject: 'lead-rule', noun: 'rules' });
  });
}

const lockRules = ({ db }: Pick<Ctx, 'db'>) =>
  db.select(shown).from(leadRules).orderBy(asc(leadRules.position), asc(leadRules.id)).for('update');

function pick(rules: Awaited<ReturnType<typeof lockRules>>, id: string) {
  const found = rules.find((rule) => rule.id === id);
  if (!found) throw new NotFound('This rule');
  return found;
}

async function refuseStrangers({ db }: Pick<Ctx, 'db'>, people: string[]) {
  const found = await db.select().from(staff).where(inArray(staff.id, people));
  const able = new Set(found.filter(({ role }) => roleMay(role, 'leads:edit')).map(({ id }) => id));
  if (people.some((id) => !able.has(id)))
    throw new Invalid({ people: 'One of these people does not work on leads' });
}

async function named<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error) ? new Invalid({ name: 'Another rule has this name' }) : error;
  }
}

const subject = (subjectId: string) => ({ subjectType: 'lead-rule' as const, subjectId });
