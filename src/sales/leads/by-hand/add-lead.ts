import { audit } from '#agency/audit/record.ts';
import { allow, keptToOwn, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { followRule } from '../deal/follow-rule.ts';
import { checkAssignee } from '../decide-change.ts';
import { EnquiryInput } from '../enquiries/enquiry-input.ts';
import { prepareEnquiry } from '../enquiries/prepare-enquiry.ts';
import { storePrepared } from '../enquiries/submit-enquiry.ts';
import { readLeadFields } from '../fields/fields.ts';
import { readCustomValues } from '../fields/read-values.ts';
import { handSources, type HandSource, type NewLead } from './new-lead.ts';

/**
 * Files a lead that came by no form: somebody called, or stood in the door. By the rules of every other door; whoever was
 * spoken to is contacted. The same key again answers with the first one.
 * @throws Invalid without a whole number or an address, or when the person does not work on leads
 */
export async function addLead(ctx: Ctx, input: NewLead): Promise<{ id: string }> {
  const by = allow(ctx.actor, 'leads:edit');
  const { key, company, custom, ...said } = input;
  // What the rules would give to somebody else, who is kept to their own leads would never see.
  const assignedTo = input.assignedTo ?? keptToOwn(ctx);
  const prepared = prepareEnquiry(
    ctx,
    EnquiryInput.parse({
      ...said,
      form: 'office',
      pageUrl: '',
      raw: { source: said.source, message: said.message },
    }),
  );
  return inTransaction(ctx, async (ctx) => {
    if (assignedTo) await checkAssignee(ctx, assignedTo);
    const values = readCustomValues(await readLeadFields(ctx), custom);
    const { id, isNew } = await storePrepared(ctx, {
      ...prepared,
      // Two people of one company may call within minutes: only the key tells a repeat.
      fingerprints: [`key:office:${key}`],
      lead: { ...prepared.lead, company, custom: values, assignedTo },
      touch: { ...prepared.touch, takenBy: by.name },
    });
    if (!isNew) return { id };
    await audit(ctx, {
      action: 'created',
      subjectType: 'lead',
      subjectId: id,
      after: { source: said.source },
    });
    await followSpoken(ctx, id, said.source);
    return { id };
  });
}

/** Whoever was spoken to is answered. */
export async function followSpoken(ctx: Ctx, leadId: string, source: HandSource): Promise<void> {
  const because = handSources[source].spoken;
  if (because) await followRule(ctx, { leadId, happened: 'spoken', because, from: 'Office' });
}
