import { and, eq, inArray, isNull, ne, notExists, sql } from 'drizzle-orm';
import { forgetBounces, forgetIncoming, unlinkChat } from '#agency/incoming-mails/forget-incoming.ts';
import { incomingMails, unreachableAddresses } from '#agency/incoming-mails/table.server.ts';
import { forgetAgendas } from '#agency/messages/forget-agendas.ts';
import { messages } from '#agency/messages/table.server.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import { phoneOf, waNumber } from '#agency/whatsapp/whatsapp.ts';
import type { Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { customers } from '#people/customers/table.server.ts';
import { leadFingerprints } from '../enquiries/table.server.ts';
import { eraseAbroad, eraseNumbers, numbersInUse } from '../messages/numbers-in-use.ts';
import { leads } from '../table.server.ts';

/** Erases leads with all that hangs on them. @param which says of a row of `leads` whether it goes @returns how many went */
export async function eraseLeadsWhere(
  ctx: Pick<Ctx, 'db' | 'jobs' | 'now'>,
  which: ReturnType<typeof sql>,
): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const { db } = ctx;
    // What became part of such a lead was the same person's.
    const { rows } = await db.execute<{ id: string }>(sql`with recursive gone as (
        select id from ${leads} where ${which}
        union select part.id from ${leads} part join gone on part.merged_into = gone.id
      ) select id from gone`);
    const ids = rows.map(({ id }) => id);
    for (let i = 0; i < ids.length; i += 500) {
      const some = ids.slice(i, i + 500);
      const gone = await db
        .delete(leads)
        .where(inArray(leads.id, some))
        .returning({ phone: leads.phone, email: leads.email });
      await db.delete(leadFingerprints).where(inArray(leadFingerprints.leadId, some));
      const told = { change: 'erased', status: null };
      await queueWebhooks(ctx, 'lead.updated', ...some.map((leadId) => ({ leadId, ...told })));
      await eraseTalks(ctx, { leadIds: some, phones: gone.map(({ phone }) => phone) });
      await eraseUnreachable(
        ctx,
        gone.map(({ email }) => email.toLowerCase()),
      );
    }
    if (ids.length > 0) await forgetAgendas(ctx);
    return ids.length;
  });
}

/**
 * Deletes what went to leads that are gone and came from them. A number that a lead or an open account still has keeps
 * its SMS and its chat: anybody can type a number, and these are whoever's it is.
 * @param gone.phones as the leads had them
 */
async function eraseTalks(
  ctx: Pick<Ctx, 'db' | 'jobs'>,
  gone: { leadIds: string[]; phones: string[] },
): Promise<void> {
  const { db } = ctx;
  const { leadIds } = gone;
  const sent = and(inArray(messages.leadId, leadIds), ne(messages.channel, 'email'));
  const came = and(inArray(incomingMails.leadId, leadIds), eq(incomingMails.channel, 'whatsapp'));
  // They may have had other numbers before, and of other countries.
  const wrote = [
    ...(await db
      .selectDistinct({ channel: messages.channel, number: messages.recipient })
      .from(messages)
      .where(sent)),
    ...(await db
      .selectDistinct({ channel: incomingMails.channel, number: incomingMails.fromAddress })
      .from(incomingMails)
      .where(came)),
  ];
  const isAbroad = ({ channel, number }: (typeof wrote)[number]) =>
    channel === 'whatsapp' && phoneOf(number) === null;
  const numbers = wrote.filter((one) => !isAbroad(one)).map(({ number }) => phoneOf(number) ?? number);
  const phones = [...new Set([...gone.phones, ...numbers])].filter((phone) => /^\d{10}$/.test(phone));
  const used = await numbersInUse(ctx, phones);
  const usedNumbers = used.map(waNumber);
  await db
    .update(messages)
    .set({ leadId: null })
    .where(and(sent, inArray(messages.recipient, [...used, ...usedNumbers])));
  await unlinkChat(ctx, { of: 'leadId', ids: leadIds, numbers: usedNumbers });
  const written = await db
    .delete(messages)
    .where(inArray(messages.leadId, leadIds))
    .returning({ id: messages.id });
  await forgetBounces(
    ctx,
    written.map(({ id }) => id),
  );
  await forgetIncoming(ctx, inArray(incomingMails.leadId, leadIds));
  await eraseNumbers(
    ctx,
    phones.filter((phone) => !used.includes(phone)),
  );
  await eraseAbroad(ctx, [...new Set(wrote.filter(isAbroad).map(({ number }) => number))]);
}

/** Of addresses that no lead and no open account has any more it is not kept either that mails to them come back. */
async function eraseUnreachable({ db }: Pick<Ctx, 'db'>, emails: string[]): Promise<void> {
  const { address } = unreachableAddresses;
  const ofLeads = db
    .select({ id: leads.id })
    .from(leads)
    .where(eq(sql`lower(${leads.email})`, address));
  const ofAccounts = db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.email, address), isNull(customers.closedAt)));
  await db
    .delete(unreachableAddresses)
    .where(and(inArray(address, emails), notExists(ofLeads), notExists(ofAccounts)));
}
