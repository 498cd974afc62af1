import { eq, inArray, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { incomingMails } from '#agency/incoming-mails/table.server.ts';
import { deliverMessage } from '#agency/messages/deliver-message.ts';
import { messages } from '#agency/messages/table.server.ts';
import { whatsappNumbers } from '#agency/whatsapp/table.server.ts';
import { nowSeconds, openApproved, type WhatsAppSite } from '#desk/whatsapp/test-whatsapp.ts';
import { customers } from '#people/customers/table.server.ts';
import { eraseDueAccounts } from './delete-account.ts';
import { prove } from '#people/sign-in/wire/test-customers.ts';

let accounts: WhatsAppSite;
beforeAll(async () => {
  accounts = await openApproved();
});
afterAll(() => accounts.close());

const eraseNow = async (id: string) => {
  await accounts.db
    .update(customers)
    .set({ eraseAt: sql`now()` })
    .where(eq(customers.id, id));
  await eraseDueAccounts(accounts.ctx);
};
/** A customer with a number who agreed to be written to there, and wrote themselves. */
const chatting = async (email: string, phone: string) => {
  const visit = await accounts.customer(email, 'Writes There');
  expect((await visit('PUT', `/user-register/api/google-update/${visit.id}`, { phone })).status).toBe(200);
  await visit('POST', '/account/consents', { purpose: 'whatsapp', given: true });
  await write(phone, `Hello from ${email}`);
  return visit;
};
const write = (phone: string, text: string) =>
  accounts.tell({ notes: [{ id: `wamid.${v7()}`, from: `91${phone}`, name: 'W', at: nowSeconds(), text }] });
const answer = async (customerId: string, text: string) =>
  accounts.owner('POST', `/staff/customers/${customerId}/whatsapp`, { key: v7(), how: 'answer', text });
/** Everything that is kept of a number. */
const keptOf = async (phone: string) => {
  const number = `91${phone}`;
  const sent = await accounts.db
    .select({ text: messages.text })
    .from(messages)
    .where(inArray(messages.recipient, [phone, number]));
  const came = await accounts.db
    .select({ text: incomingMails.text })
    .from(incomingMails)
    .where(eq(incomingMails.fromAddress, number));
  const known = await accounts.db
    .select({ text: whatsappNumbers.agreedWhere })
    .from(whatsappNumbers)
    .where(eq(whatsappNumbers.number, number));
  return [...sent, ...came, ...known].map(({ text }) => text);
};

test('with an erased account goes its chat with its number, the number before it, and an answer that waits', async () => {
  const [before, phone] = ['9000061001', '9000061002'];
  const visit = await chatting('chats@example.com', before);
  expect((await answer(visit.id, 'To the old number')).status).toBe(204);
  await visit('PUT', `/user-register/api/google-update/${visit.id}`, { phone });
  await visit('POST', '/account/consents', { purpose: 'whatsapp', given: true });
  await write(phone, 'From the new number');
  await accounts.db.insert(messages).values({
    id: v7(), dedupeKey: v7(), channel: 'sms', recipient: phone, subject: 'A code', text: 'A code', leadId: null,
  }); // prettier-ignore
  expect((await answer(visit.id, 'A late answer')).status).toBe(204);
  const waiting = await accounts.latest();
  const taken = accounts.carrier.taken.length;
  await eraseNow(visit.id);
  expect([await keptOf(before), await keptOf(phone)]).toEqual([[], []]);
  expect(await accounts.db.$count(messages, eq(messages.id, waiting.id))).toBe(0);
  await deliverMessage(accounts.ctx, { messageId: waiting.id });
  expect(accounts.carrier.taken).toHaveLength(taken);
});

test('what somebody else has too stays: a number in the family, an address that is another account’s by now', async () => {
  const phone = '9000061003';
  const leaver = await chatting('leaves@example.com', phone);
  const stays = await accounts.customer('stays@example.com', 'Stays');
  await stays('PUT', `/user-register/api/google-update/${stays.id}`, { phone });
  const merge = (id: string, intoId: string) =>
    accounts.owner('POST', `/staff/customers/${id}/merge`, { intoId });
  // Merged by mistake, and taken out again.
  expect((await merge(stays.id, leaver.id)).status).toBe(204);
  expect((await accounts.owner('POST', `/staff/customers/${stays.id}/undo-merge`)).status).toBe(204);
  const mails = await accounts.mailsTo('stays@example.com');
  const kept = await keptOf(phone);
  await eraseNow(leaver.id);
  expect(await keptOf(phone)).toEqual(kept);
  expect(await accounts.mailsTo('stays@example.com')).toHaveLength(mails.length);
  expect(mails.length).toBeGreaterThan(0);
  await eraseNow(stays.id);
  expect(await keptOf(phone)).toEqual([]);
});

test('the export holds what came to the account from an earlier address, and of chats those of a number that is theirs alone', async () => {
  const visit = await chatting('exports@example.com', '9000061004');
  await accounts.db.insert(incomingMails).values({
    id: v7(), messageId: v7(), fromAddress: 'earlier@example.com', fromName: '', subject: 'Hello', text: 'From before',
    quoted: '', customerId: visit.id,
  }); // prettier-ignore
  const texts = async () => {
    await prove(visit);
    const { body } = await visit<{ writtenMails: { text: string }[] }>('GET', '/account/export');
    return body.writtenMails.map(({ text }) => text);
  };
  expect(await texts()).toEqual(['Hello from exports@example.com', 'From before']);
  // Anybody can type a number: what was written from one that somebody else has is not handed out.
  await accounts.file({ name: 'Whose it is', phone: '9000061004', email: '' });
  expect(await texts()).toEqual(['From before']);
});

test('with an erased account goes what was written to a number from abroad that staff had said is theirs', async () => {
  const visit = await accounts.customer('abroad@example.com', 'Omar');
  const from = '971501234568';
  await accounts.tell({
    notes: [{ id: 'wamid.of-abroad', from, name: 'Omar', at: nowSeconds(), text: 'Hello from Dubai' }],
  });
  const [mail] = await accounts.db.select().from(incomingMails).where(eq(incomingMails.fromAddress, from));
  const path = `/staff/incoming-mails/${mail?.id}`;
  const place = { kind: 'customer', id: visit.id };
  expect((await accounts.owner('POST', `${path}/place`, place)).status).toBe(204);
  expect((await accounts.owner('POST', `${path}/answer`, { key: v7(), text: 'Hello' })).status).toBe(204);
  await eraseNow(visit.id);
  for (const [table, number] of [
    [messages, messages.recipient],
    [incomingMails, incomingMails.fromAddress],
    [whatsappNumbers, whatsappNumbers.number],
  ] as const)
    expect(await accounts.db.$count(table, eq(number, from))).toBe(0);
});
