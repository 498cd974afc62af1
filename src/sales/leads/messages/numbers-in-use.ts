import { and, eq, inArray, isNotNull, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import { forgetIncoming } from '#agency/incoming-mails/forget-incoming.ts';
import { incomingMails } from '#agency/incoming-mails/table.server.ts';
import { messages } from '#agency/messages/table.server.ts';
import { forgetNumbers } from '#agency/whatsapp/numbers.ts';
import { phoneOf, waNumber } from '#agency/whatsapp/whatsapp.ts';
import type { Ctx } from '#kit/context.ts';
import { customers } from '#people/customers/table.server.ts';
import { leads } from '../table.server.ts';

/** Whoever is not asked about: leads under their addresses, in small letters, and their account. */
type Person = { emails: string[]; customerId: string | null };
const noone: Person = { emails: [], customerId: null };

/**
 * Which of these numbers a lead or an open account has, or had when it wrote from it. A lead in the trash counts, for it can come back.
 * @param phones ten digits each
 * @param but a person who is not looked for: whose number is it beside them?
 */
export async function numbersInUse(
  { db }: Pick<Ctx, 'db'>,
  phones: string[],
  but: Person = noone,
): Promise<string[]> {
  if (phones.length === 0) return [];
  const ofLeads = await db
    .selectDistinct({ phone: leads.phone })
    .from(leads)
    .where(
      and(
        inArray(leads.phone, phones),
        but.emails.length > 0 ? notInArray(sql`lower(${leads.email})`, but.emails) : undefined,
      ),
    );
  const ofAccounts = await db
    .selectDistinct({ phone: customers.phone })
    .from(customers)
    .where(
      and(
        inArray(customers.phone, phones),
        isNull(customers.closedAt),
        but.customerId ? ne(customers.id, but.customerId) : undefined,
      ),
    );
  // Those from which an account wrote before it had another one.
  const wrote = await db
    .selectDistinct({ number: incomingMails.fromAddress })
    .from(incomingMails)
    .where(
      and(
        eq(incomingMails.channel, 'whatsapp'),
        inArray(incomingMails.fromAddress, phones.map(waNumber)),
        isNotNull(incomingMails.customerId),
        but.customerId ? ne(incomingMails.customerId, but.customerId) : undefined,
      ),
    );
  const ofChats = wrote.map(({ number }) => phoneOf(number) ?? '');
  return [...new Set([...[...ofLeads, ...ofAccounts].map(({ phone }) => phone), ...ofChats])];
}

/** Deletes what went to numbers that nobody has any more, by SMS and on WhatsApp, what came from them, and what is known of them. */
export async function eraseNumbers(ctx: Pick<Ctx, 'db' | 'jobs'>, phones: string[]): Promise<void> {
  if (phones.length === 0) return;
  await ctx.db.delete(messages).where(and(eq(messages.channel, 'sms'), inArray(messages.recipient, phones)));
  await eraseChats(ctx, phones.map(waNumber));
}

/**
 * The same of numbers from abroad, which no lead and no account has: as long as nobody else's messages came from one.
 * @param numbers with their country
 */
export async function eraseAbroad(ctx: Pick<Ctx, 'db' | 'jobs'>, numbers: string[]): Promise<void> {
  if (numbers.length === 0) return;
  const { channel, fromAddress, leadId, customerId } = incomingMails;
  const placed = await ctx.db
    .selectDistinct({ number: fromAddress })
    .from(incomingMails)
    .where(
      and(
        eq(channel, 'whatsapp'),
        inArray(fromAddress, numbers),
        or(isNotNull(leadId), isNotNull(customerId)),
      ),
    );
  const used = placed.map(({ number }) => number);
  await eraseChats(
    ctx,
    numbers.filter((number) => !used.includes(number)),
  );
}

async function eraseChats(ctx: Pick<Ctx, 'db' | 'jobs'>, numbers: string[]): Promise<void> {
  await ctx.db
    .delete(messages)
    .where(and(eq(messages.channel, 'whatsapp'), inArray(messages.recipient, numbers)));
  await forgetIncoming(
    ctx,
    and(eq(incomingMails.channel, 'whatsapp'), inArray(incomingMails.fromAddress, numbers)),
  );
  await forgetNumbers(ctx, numbers);
}
