import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ParsedMail } from '#agency/incoming-mails/parse-mail.ts';
import { messagesNamed } from '#agency/messages/answer-tokens.ts';
import { answersToUs } from '#agency/messages/answers-to-us.ts';
import { messages } from '#agency/messages/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { customers } from '#people/customers/table.server.ts';
import { helpMessages } from '#people/help/table.server.ts';
import { livingLeads } from '#sales/leads/messages/living-leads.ts';
import { leads } from '#sales/leads/table.server.ts';

/** Whose a mail is. `strayBecause`: why nobody can be named. */
export type Whose = {
  answersId: string | null;
  leadId: string | null;
  customerId: string | null;
  helpRequestId: string | null;
  strayBecause: string;
};

const nobody = { leadId: null, customerId: null, helpRequestId: null };

/**
 * Finds whose answer a mail is: it names a message of ours, and comes from whoever that was written to. An address
 * alone says nothing, for anybody can write any address into a mail.
 */
export async function whoseMail(
  ctx: Pick<Ctx, 'db'>,
  mail: Pick<ParsedMail, 'answers' | 'to' | 'from'>,
): Promise<Whose> {
  const named = messagesNamed(mail);
  const found = await ctx.db
    .select()
    .from(messages)
    .where(and(inArray(messages.id, named), eq(messages.channel, 'email')));
  const sent = named.flatMap((id) => found.filter((message) => message.id === id));
  const message = sent.find(({ recipient }) => recipient === mail.from.address);
  if (!message)
    return {
      ...nobody,
      answersId: sent[0]?.id ?? null,
      strayBecause: sent[0]
        ? `It answers our mail to ${sent[0].recipient}, from another address`
        : 'It answers no mail of ours',
    };
  const answersId = message.id;
  // What staff are told of a lead is no mail to that lead.
  if (!(await answersToUs(ctx, message)))
    return { ...nobody, answersId, strayBecause: 'It answers a notice to the office' };
  const helpMessageId = /^help-answered:([\da-f-]{36})$/.exec(message.dedupeKey)?.[1];
  const [help] = helpMessageId
    ? await ctx.db
        .select({ id: helpMessages.requestId })
        .from(helpMessages)
        .where(eq(helpMessages.id, helpMessageId))
    : [];
  const [customer] = await ctx.db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.email, mail.from.address), isNull(customers.closedAt)));
  const leadId = help ? null : (message.leadId ?? (customer ? null : await leadAt(ctx, mail.from.address)));
  if (!help && !leadId && !customer)
    return { ...nobody, answersId, strayBecause: 'Nobody is known by this address any more' };
  return {
    answersId,
    leadId,
    customerId: customer?.id ?? null,
    helpRequestId: help?.id ?? null,
    strayBecause: '',
  };
}

/** The newest lead at an address, or the one that it became part of. */
async function leadAt(ctx: Pick<Ctx, 'db'>, address: string): Promise<string | null> {
  const [id = null] = await livingLeads(ctx, { which: eq(sql`lower(${leads.email})`, address), limit: 1 });
  return id;
}
