import { and, eq } from 'drizzle-orm';
import type { TemplateChoice } from './choice.ts';
import { whatsAppEvents, type WhatsAppEvent } from './events.ts';
import { whatsappChoices, whatsappTemplates } from './table.server.ts';
import { canTell, unfilledIn } from './templates.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Invalid, NotFound } from '#kit/errors.ts';
import type { Language } from '#kit/language/language.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';

/**
 * Sets what an event is told by in a language.
 * @throws NotFound for an event that there is not · Invalid where the template is not approved, or cannot tell the event
 */
export async function chooseTemplate(
  ctx: Ctx,
  { event: named, language, ...choice }: TemplateChoice & { event: string; language: Language },
): Promise<void> {
  allow(ctx.actor, 'lead-templates:edit');
  if (!Object.hasOwn(whatsAppEvents, named)) throw new NotFound(/*staff*/ 'This event');
  const event = named as WhatsAppEvent;
  const { send, name, code, gaps } = choice;
  if (send === 'chosen') await refuseUnfit(ctx, { event, name, code, gaps });
  await inTransaction(ctx, async (ctx) => {
    const of = and(eq(whatsappChoices.event, event), eq(whatsappChoices.language, language));
    const [before] = await ctx.db.delete(whatsappChoices).where(of).returning();
    if (send !== 'proposed')
      await ctx.db.insert(whatsappChoices).values({
        event,
        language,
        ...(send === 'chosen' && { template: name, templateLanguage: code, gaps }),
      });
    await audit(ctx, {
      action: 'changed',
      subjectType: 'whatsapp-template',
      subjectId: `${event} ${language}`,
      before: { sent: before ? (before.template ?? 'nothing') : 'proposed' },
      after: { sent: send === 'chosen' ? name : send, ...(send === 'chosen' && { gaps }) },
    });
  });
}

async function refuseUnfit(
  ctx: Pick<Ctx, 'db'>,
  { event, name, code, gaps }: { event: WhatsAppEvent; name: string; code: string; gaps: string[] },
): Promise<void> {
  const [row] = await ctx.db
    .select()
    .from(whatsappTemplates)
    .where(and(eq(whatsappTemplates.name, name), eq(whatsappTemplates.language, code)));
  if (!row || !canTell(event, row))
    throw new Invalid({
      name:
        (row && unfilledIn(event, row)) ||
        /*staff*/ 'WhatsApp has approved no such template, or it cannot tell this',
    });
  const { values } = whatsAppEvents[event];
  if (gaps.length !== row.variables || gaps.some((gap) => !values.includes(gap)))
    throw new Invalid({ gaps: /*staff*/ 'Say for each gap what stands in it' });
}
