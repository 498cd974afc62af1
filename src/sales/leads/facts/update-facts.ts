import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { clearUnreachable } from '#agency/incoming-mails/unreachable.ts';
import { announce } from '#kit/announce.ts';
import { audit } from '#agency/audit/record.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import { listPlans } from '#catalogue/plans/list-plans.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import { isWholePhone, phoneDigits } from '#kit/india/phone.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { leadEvents, leads } from '../table.server.ts';
import { lockLeads } from '../write-changes.ts';
import { readCustomValues } from '../fields/read-values.ts';
import { readLeadFields } from '../fields/fields.ts';
import { rescoreLeads } from '../score/rescore.ts';
import { refreshValue } from '../deal/refresh-value.ts';
import { noLead } from '../seen-leads.ts';
import { factKeys, type FactKey } from './fact-labels.ts';
import type { CustomValues } from '../fields/lead-field.ts';
import type { LeadFacts } from './lead-facts.ts';

/**
 * Puts right what is known of the person behind a lead. Its timeline keeps what each fact was before, and who changed it; the
 * audit, from which nothing is ever erased, which facts they were.
 * @throws NotFound · Invalid when nobody could reach them any more, or for a plan that is not on offer
 */
export async function updateLeadFacts(ctx: Ctx, input: LeadFacts & { leadId: string }): Promise<void> {
  const by = allow(ctx.actor, 'leads:edit');
  const { leadId, custom, ...typed } = input;
  const phoneComplete = isWholePhone(typed.phone);
  const facts = { ...typed, phone: phoneComplete ? phoneDigits(typed.phone) : typed.phone };
  if (!facts.phone && !facts.email) throw new Invalid({ phone: 'Enter a phone number or an e-mail address' });
  await inTransaction(ctx, async (ctx) => {
    const [lead] = await lockLeads(ctx, [leadId]);
    if (!lead) throw noLead(ctx);
    const [before] = await ctx.db.select().from(leads).where(eq(leads.id, leadId));
    if (!before) return;
    const fields = await readLeadFields(ctx);
    const values = readCustomValues(fields, custom, before.custom);
    const changed = factKeys.filter((key) => before[key] !== facts[key]);
    const answered = fields.filter(({ id }) => before.custom[id] !== values[id]);
    if (changed.length + answered.length === 0) return;
    if (changed.includes('plan')) await refuseUnknownPlan(ctx, facts.plan);
    await ctx.db
      .update(leads)
      .set({ ...facts, custom: values, phoneComplete, updatedAt: ctx.now() })
      .where(eq(leads.id, leadId));
    if (changed.includes('email')) await clearUnreachable(ctx, { address: facts.email });
    if (changed.includes('plan')) await refreshValue(ctx, leadId);
    else await rescoreLeads(ctx, [leadId]);
    // The fields under the names that they have now, as the timeline and the audit keep them.
    const said = (of: CustomValues) =>
      Object.fromEntries(answered.map(({ id, name }) => [`field: ${name}`, String(of[id] ?? '')]));
    const sides = {
      from: { ...pick(before, changed), ...said(before.custom) },
      to: { ...pick(facts, changed), ...said(values) },
    };
    await ctx.db.insert(leadEvents).values({
      id: v7(),
      leadId,
      at: ctx.now(),
      staffId: by.id,
      staffName: by.name,
      kind: 'facts',
      data: Object.fromEntries(
        Object.entries(sides.to).flatMap(([key, to]) => [
          [`from.${key}`, sides.from[key] ?? ''],
          [`to.${key}`, to ?? ''],
        ]),
      ),
    });
    await audit(ctx, {
      action: 'changed',
      subjectType: 'lead',
      subjectId: leadId,
      after: { facts: Object.keys(sides.to).join(', ') },
    });
    await announce(ctx, { kind: 'lead', leadId, change: 'updated' });
    await queueWebhooks(ctx, 'lead.updated', { leadId, change: 'facts', status: lead.status });
  });
}

async function refuseUnknownPlan(ctx: Ctx, id: string): Promise<void> {
  if (id && !(await listPlans(ctx)).some((plan) => plan.id === id))
    throw new Invalid({ plan: 'This plan is not on sale' });
}

const pick = (of: Record<FactKey, string>, keys: FactKey[]): Record<string, string> =>
  Object.fromEntries(keys.map((key) => [key, of[key]]));
