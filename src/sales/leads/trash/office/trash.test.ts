import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hearWebhooks } from '#agency/webhooks/test-webhooks.ts';
import { incomingMails } from '#agency/incoming-mails/table.server.ts';
import { messages } from '#agency/messages/table.server.ts';
import { agreeByForm } from '#agency/whatsapp/numbers.ts';
import { whatsappNumbers } from '#agency/whatsapp/table.server.ts';
import { customers } from '#people/customers/table.server.ts';
import { bookings } from '#sales/bookings/table.server.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { v7 } from 'uuid';
import { followRule } from '../../deal/follow-rule.ts';
import { inHours, openSalesOffice, type SalesOffice } from '../../office/test-sales-office.ts';
import { leads } from '../../table.server.ts';
import { emptyTrash, emptyTrashOf } from '../trash.ts';

type Outcome = { changed: { id: string }[]; refused: { id: string; reason: string }[] };
type Page = { data: { id: string }[] };

let office: SalesOffice['office'];
let asha: SalesOffice['asha'];
let owner: SalesOffice['asha'];
let file: SalesOffice['file'];
let read: SalesOffice['read'];
beforeAll(async () => {
  ({ office, asha, file, read } = await openSalesOffice());
  owner = await office.as('owner');
});
afterAll(() => office.close());

const trash = async (...ids: string[]) => (await asha<Outcome>('POST', '/leads/trash', { ids })).body;
const restore = async (...ids: string[]) => (await asha<Outcome>('POST', '/leads/restore', { ids })).body;
const listed = async (query: string) =>
  (await asha<Page>('GET', `/leads?${query}`)).body.data.map(({ id }) => id);
const rowOf = async (id: string) => (await office.db.select().from(leads).where(eq(leads.id, id)))[0];
const offerTo = async (leadId: string) => {
  const made = await asha<{ id: string }>('POST', '/quotations', {
    leadId, title: 'A shop', name: 'R', email: 'r@example.com', stateCode: '27', validUntil: '2999-12-31',
    lines: [{ title: 'A', description: '', sac: '', quantity: 1, unitPricePaise: 100_000, discountPaise: 0, gstPercent: 0 }],
  }); // prettier-ignore
  return made.body.id;
};

test('a lead in the trash stands in no list and is nobody’s work; it comes back as it was', async () => {
  const dueAt = new Date(Date.now() + 3_600_000);
  const id = await file({ name: 'Trashed', phone: '9820055555', source: 'Bin', dueAt, clockNextAt: dueAt });
  await office.db.insert(incomingMails).values({
    id: v7(), messageId: v7(), fromAddress: 'trashed@example.com', fromName: '', subject: 'Still there?', text: '',
    quoted: '', leadId: id,
  }); // prettier-ignore
  type Today = { data: { kind: string; leadId?: string }[] };
  const waits = async () =>
    (await asha<Today>('GET', '/today')).body.data.flatMap(({ kind, leadId }) =>
      leadId === id ? [kind] : [],
    );
  expect(await waits()).toContain('mail');
  await asha('POST', `/leads/${id}/tasks`, { title: 'Send prices', dueAt: inHours(1), assignedTo: asha.id });
  expect((await trash(id)).changed).toMatchObject([{ id }]);
  expect(await listed('source=Bin')).toEqual([]);
  expect(await listed('source=Bin&trash=true')).toEqual([id]);
  expect((await asha<Page>('GET', '/lead-tasks')).body.data).toEqual([]);
  expect(await waits()).toEqual([]);
  expect((await asha<{ leads: object[] }>('GET', '/lead-people?phone=98200555')).body.leads).toEqual([]);
  expect(await rowOf(id)).toMatchObject({ status: 'junk', clockNextAt: null });
  for (const [method, path, body] of [
    ['PATCH', '', { status: 'contacted' }],
    ['POST', '/notes', { text: 'x' }],
  ] as const)
    expect((await asha(method, `/leads/${id}${path}`, body)).status).toBe(404);

  expect((await restore(id)).changed).toMatchObject([{ id }]);
  expect(await rowOf(id)).toMatchObject({ status: 'new', deletedAt: null, clockNextAt: dueAt });
  expect((await read(id)).timeline.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['trashed', 'restored']),
  );
  expect(await waits()).toContain('mail');
  expect((await restore(id)).refused).toHaveLength(1);
});

test('what is under way stays: an appointment to come, a quotation that is open or was accepted', async () => {
  const [offered, drafted, booked] = [await file(), await file(), await file()];
  const id = await offerTo(offered);
  await offerTo(drafted);
  await office.db.update(quotations).set({ status: 'sent' }).where(eq(quotations.id, id));
  const startsAt = new Date(Date.now() + 86_400_000);
  await office.db.insert(bookings).values({
    id: v7(), leadId: booked, name: 'R', phone: '9000012345', email: '', startsAt, endsAt: startsAt, busyUntil: startsAt,
    seat: 0, meetingType: 'call', clientAddress: '', origin: 'Website', bodyHash: '',
  }); // prettier-ignore
  const { changed, refused } = await trash(offered, drafted, booked);
  expect(changed.map(({ id }) => id)).toEqual([drafted]);
  expect(refused).toEqual(
    expect.arrayContaining([
      { id: offered, reason: expect.stringContaining('quotation') },
      { id: booked, reason: expect.stringContaining('appointment') },
    ]),
  );
});

test('money brings a lead out of the trash', async () => {
  const id = await file();
  await trash(id);
  const told = { leadId: id, because: '₹100 came', from: 'Payment' };
  await inTransaction(office.ctx, (ctx) => followRule(ctx, { ...told, happened: 'paid' }));
  expect(await rowOf(id)).toMatchObject({ status: 'won', deletedAt: null });
});

test('after thirty days it is gone with its mails and what became part of it; an erased account does not wait', async () => {
  const [old, part, young, own] = [
    await file(),
    await file({ status: 'junk' }),
    await file(),
    await file({ email: 'Gone@example.com' }),
  ];
  await office.db.update(leads).set({ mergedInto: old }).where(eq(leads.id, part));
  await office.db.insert(messages).values({
    id: v7(), dedupeKey: v7(), channel: 'email', recipient: 'r@example.com', subject: 'Hello', text: '', leadId: old,
  }); // prettier-ignore
  await trash(old, young, own);
  const told = await hearWebhooks(office.ctx);
  await office.db
    .update(leads)
    .set({ deletedAt: sql`now() - interval '31 days'` })
    .where(eq(leads.id, old));
  await emptyTrash(office.ctx);
  for (const gone of [old, part]) expect(await rowOf(gone)).toBeUndefined();
  for (const there of [young, own]) expect(await rowOf(there)).toBeDefined();
  expect(await office.db.$count(messages, eq(messages.leadId, old))).toBe(0);
  await emptyTrashOf(office.ctx, 'gone@example.com');
  expect(await rowOf(own)).toBeUndefined();

  // Whoever asks for it does not wait either; what is not in the trash stays.
  const other = await file();
  expect((await asha('POST', '/leads/erase', { ids: [young] })).status).toBe(403);
  const { body } = await owner<{ erased: number }>('POST', '/leads/erase', { ids: [young, other] });
  expect([body.erased, await rowOf(young)]).toEqual([1, undefined]);
  const erased = (await told('lead.updated')).map(([, { leadId, change }]) => [leadId, change]);
  expect(erased.toSorted()).toEqual([old, part, own, young].map((id) => [id, 'erased']).toSorted());
  expect(await rowOf(other)).toBeDefined();
});

test('with a lead goes nothing of a customer who has its number; with whoever had it last goes all of it', async () => {
  const [phone, number] = ['9820066666', '919820066666'];
  const lead = await file({ phone, email: 'same@example.com' });
  const customerId = v7();
  await office.db
    .insert(customers)
    .values({ id: customerId, email: 'same@example.com', fullName: 'R', phone });
  await agreeByForm(office.ctx, [{ phone, where: 'in a form: profile' }]);
  const sent = { channel: 'whatsapp' as const, recipient: number, subject: 'Hello', text: 'Hello' };
  await office.db.insert(messages).values({ id: v7(), dedupeKey: v7(), ...sent, leadId: lead });
  const came = { channel: 'whatsapp' as const, fromAddress: number, fromName: '', subject: '', quoted: '' };
  await office.db
    .insert(incomingMails)
    .values({ id: v7(), messageId: v7(), ...came, text: 'Namaste', leadId: lead, customerId });
  const kept = async () => [
    await office.db.$count(whatsappNumbers, eq(whatsappNumbers.number, number)),
    await office.db.$count(messages, eq(messages.recipient, number)),
    await office.db.$count(incomingMails, eq(incomingMails.fromAddress, number)),
  ];
  await trash(lead);
  await emptyTrashOf(office.ctx, 'same@example.com');
  expect(await rowOf(lead)).toBeUndefined();
  expect(await kept()).toEqual([1, 1, 1]);
  expect(await office.db.$count(messages, eq(messages.leadId, lead))).toBe(0);
  const last = await file({ phone, email: '' });
  await office.db.update(customers).set({ phone: '' }).where(eq(customers.id, customerId));
  await office.db
    .update(incomingMails)
    .set({ customerId: null })
    .where(eq(incomingMails.fromAddress, number));
  await trash(last);
  await owner('POST', '/leads/erase', { ids: [last] });
  expect(await kept()).toEqual([0, 0, 0]);
});
