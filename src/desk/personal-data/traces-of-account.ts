import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { incomingMails } from '#agency/incoming-mails/table.server.ts';
import { phoneOf } from '#agency/whatsapp/whatsapp.ts';
import type { Ctx } from '#kit/context.ts';
import { customerEvents } from '#people/customers/events/table.server.ts';
import { customerMerges, customers } from '#people/customers/table.server.ts';

type Account = { id: string; email: string; phone: string };

/**
 * Every address and number under which the person behind an account was known to it: the present ones, those of accounts
 * that became part of it, those before a change, and the numbers they wrote from. An address that is another account's
 * by now is that one's. `abroad`: numbers of other countries, with those.
 */
export async function tracesOf(
  { db }: Pick<Ctx, 'db'>,
  account: Account,
): Promise<{ emails: string[]; phones: string[]; abroad: string[] }> {
  const merges = await db
    .select({ held: customerMerges.record })
    .from(customerMerges)
    .where(inArray(customerMerges.intoId, await withParts({ db }, account.id)));
  const held = merges.map(({ held: { held } }) => held);
  const past = await ofHistory({ db }, account.id);
  const wrote = await db
    .selectDistinct({ number: incomingMails.fromAddress })
    .from(incomingMails)
    .where(and(eq(incomingMails.customerId, account.id), eq(incomingMails.channel, 'whatsapp')));
  const emails = distinct([account.email, ...held.map(({ email }) => email), ...past.emails]);
  const others = await db
    .select({ email: customers.email })
    .from(customers)
    .where(and(inArray(customers.email, emails), isNull(customers.closedAt), ne(customers.id, account.id)));
  return {
    emails: emails.filter((email) => !others.some((other) => other.email === email)),
    phones: distinct([
      account.phone,
      ...held.map(({ phone }) => phone),
      ...past.phones,
      ...wrote.map(({ number }) => phoneOf(number) ?? ''),
    ]),
    abroad: wrote.map(({ number }) => number).filter((number) => phoneOf(number) === null),
  };
}

/** An account with all that became part of it. */
async function withParts({ db }: Pick<Ctx, 'db'>, customerId: string): Promise<string[]> {
  const found = [customerId];
  for (let into = found; into.length > 0;) {
    const parts = await db
      .select({ id: customers.id })
      .from(customers)
      .where(inArray(customers.mergedInto, into));
    into = parts.map(({ id }) => id);
    found.push(...into);
  }
  return found;
}

/** What its events name, which outlive the record of a merge. A merge that was undone was of somebody else. */
async function ofHistory({ db }: Pick<Ctx, 'db'>, customerId: string) {
  const events = await db
    .select({ kind: customerEvents.kind, data: customerEvents.data })
    .from(customerEvents)
    .where(eq(customerEvents.customerId, customerId))
    .orderBy(asc(customerEvents.id));
  const parts = new Map<string, (typeof events)[number]['data']>();
  const own: { emails: string[]; phones: string[] } = { emails: [], phones: [] };
  for (const { kind, data } of events) {
    if (kind === 'merged' && data.from) parts.set(data.from, data);
    if (kind === 'merge-undone' && data.other) parts.delete(data.other);
    if (kind === 'email-changed' || kind === 'email-undone') own.emails.push(data.from ?? '', data.to ?? '');
    if (kind === 'profile-changed') own.phones.push(data.phone ?? '');
  }
  return {
    emails: [...own.emails, ...[...parts.values()].map(({ email }) => email ?? '')],
    phones: [...own.phones, ...[...parts.values()].map(({ phone }) => phone ?? '')],
  };
}

const distinct = (said: string[]) => [...new Set(said)].filter((one) => one !== '');
