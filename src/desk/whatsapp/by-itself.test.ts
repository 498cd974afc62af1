import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPdfs } from '#adapters/pdf/pdfs.ts';
import { messages } from '#agency/messages/table.server.ts';
import { whatsAppConsentVersion } from '#agency/whatsapp/consent.ts';
import { whatsappNumbers } from '#agency/whatsapp/table.server.ts';
import { loginNames } from '#kit/calls/login-names.ts';
import { BuyerInput } from '#money/buyers/buyer-input.ts';
import { createBuyer } from '#money/buyers/buyers.ts';
import { DraftInput } from '#money/invoices/drafts/draft-input.ts';
import { createDraft } from '#money/invoices/drafts/drafts.ts';
import { issueDraft } from '#money/invoices/drafts/issue-draft.ts';
import { writeInvoiceMail } from '#money/invoices/jobs/invoice-mail.ts';
import { mailedDueLink } from '#money/payment-links/due-link.ts';
import { readDue } from '#money/quotation-payments/read-due.ts';
import { confirmReceipt } from '#money/receivables/online/jobs/confirm-receipt.ts';
import { receipts } from '#money/receivables/table.server.ts';
import { announceBooking } from '#sales/bookings/jobs/announce-booking.ts';
import { remindBooking } from '#sales/bookings/jobs/remind-booking.ts';
import { listDays } from '#sales/bookings/slots/list-slots.ts';
import { bookings } from '#sales/bookings/table.server.ts';
import { consents } from '#sales/leads/enquiries/table.server.ts';
import { writeQuotationMail } from '#sales/quotations/jobs/quotation-mail.ts';
import { openApproved, type WhatsAppSite } from './test-whatsapp.ts';
import { toldOfQuotation } from './tell.ts';

let shop: WhatsAppSite;
beforeAll(async () => {
  shop = await openApproved();
});
afterAll(() => shop.close());

const pdfs = createPdfs();
const post = (path: string, body: object) =>
  shop.site.product.app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
/** How and to whom what was told under a key. */
const toldBy = async (key: string) =>
  (await shop.db.select().from(messages).where(eq(messages.dedupeKey, key))).map(({ channel, recipient }) => [
    channel,
    recipient,
  ]);
const agreementOf = async (phone: string) =>
  (
    await shop.db
      .select()
      .from(whatsappNumbers)
      .where(eq(whatsappNumbers.number, `91${phone}`))
  )[0];
const agree = (phone: string) =>
  shop.owner('POST', `/staff/whatsapp-numbers/${phone}/agreement`, { where: 'in writing' });
const choose = (event: string, choice: object, language = 'en') =>
  shop.owner<{ errors?: object; fields?: object }>(
    'PUT',
    `/staff/whatsapp-templates/${event}/${language}`,
    choice,
  );
const enquiry = (over: object) => ({
  form: 'enquiry',
  name: 'Meera Sample',
  mobile: '9000067001',
  age: 'SEO',
  terms: true,
  isHuman: true,
  consentVersion: '2026-11-en',
  ...over,
});

test('a tick in a form is kept with time, place and wording; without it, or from a program, nothing is', async () => {
  const asked = async (over: object) => (await post('/inquiry', enquiry(over))).status;
  expect(await asked({ mobile: '9000067001', whatsapp: true })).toBe(200);
  expect(await agreementOf('9000067001')).toMatchObject({
    agreedAt: expect.any(Date),
    agreedWhere: 'in a form: enquiry',
    agreedBy: '',
    agreedText: whatsAppConsentVersion,
  });
  expect(
    (await shop.db.select().from(consents).where(eq(consents.purpose, 'whatsapp'))).map(
      ({ textVersion }) => textVersion,
    ),
  ).toEqual([whatsAppConsentVersion]);
  // Clients that know nothing of it may call something else of theirs so.
  for (const [i, whatsapp] of ['9000067002', false, null, 'true', { a: 1 }].entries())
    expect(await asked({ mobile: `900006701${i}`, whatsapp })).toBe(200);
  expect(await asked({ mobile: '9000067020', whatsapp: true, website: 'https://spam.example' })).toBe(200);
  expect(await shop.db.$count(whatsappNumbers)).toBe(1);
  // Anybody can type a number: it outweighs no STOP, whichever comes first.
  const stop = (id: string, at: number) =>
    shop.tell({ notes: [{ id, from: '919000067001', at, text: 'STOP' }] });
  await stop('wamid.stop-a', Math.floor(Date.now() / 1_000) - 60);
  expect(await agreementOf('9000067001')).toMatchObject({ stoppedAt: expect.any(Date) });
  expect(await asked({ mobile: '9000067001', name: 'Once More', whatsapp: true })).toBe(200);
  expect((await agreementOf('9000067001'))?.stoppedAt).not.toBeNull();
});

test('a booking is told on WhatsApp to whoever ticked it, by mail to others; once, and not again by hand', async () => {
  const { owner, ctx } = shop;
  const dates = (await listDays(ctx)).filter(({ closed }) => !closed).map(({ date }) => date);
  const book = async (phone: string, n: number, over: object) => {
    const answer = await post('/book-appointment', {
      name: 'Ravi Sample',
      phone,
      email: `ravi${n}@example.com`,
      date: dates.at(-n),
      time: '12:00',
      ...over,
    });
    expect(answer.status).toBe(200);
    const [row] = await shop.db.select().from(bookings).where(eq(bookings.phone, phone));
    return row as typeof bookings.$inferSelect;
  };
  const tell = (bookingId: string, sequence: number, what: 'booked' | 'moved' | 'cancelled') =>
    announceBooking.run(ctx, { bookingId, sequence, what, notify: true });
  const [first, second] = [await book('9000067101', 1, { whatsapp: true }), await book('9000067102', 2, {})];
  await Promise.all([tell(first.id, 0, 'booked'), tell(first.id, 0, 'booked')]);
  await tell(second.id, 0, 'booked');
  expect(await toldBy(`booking:${first.id}:0`)).toEqual([['whatsapp', '919000067101']]);
  expect(await toldBy(`booking:${second.id}:0`)).toEqual([['email', 'ravi2@example.com']]);
  const byHand = `/staff/bookings/${first.id}/whatsapp`;
  expect((await owner('GET', byHand)).body).toMatchObject({ sentAt: expect.any(String) });
  expect((await owner('POST', byHand)).status).toBe(409);
  await shop.deliver();
  expect(shop.carrier.taken.at(-1)?.template?.name).toBe('booking_confirmed');

  // A reminder in a quiet hour is a mail.
  const remind = (isQuiet: boolean, hours: number) =>
    remindBooking(async () => isQuiet).run(ctx, { bookingId: first.id, sequence: 0, hours });
  await remind(true, 24);
  await remind(false, 2);
  expect(await toldBy(`booking-reminder:${first.id}:0:24`)).toEqual([['email', 'ravi1@example.com']]);
  expect(await toldBy(`booking-reminder:${first.id}:0:2`)).toEqual([['whatsapp', '919000067101']]);

  await shop.db.update(bookings).set({ sequence: 1 }).where(eq(bookings.id, first.id));
  // Told by hand before the job came to it: the job's own goes by mail.
  expect((await owner('POST', byHand)).status).toBe(204);
  await tell(first.id, 1, 'moved');
  expect(await toldBy(`booking:${first.id}:1`)).toEqual([['email', 'ravi1@example.com']]);
  await shop.db.update(bookings).set({ sequence: 2 }).where(eq(bookings.id, first.id));
  await tell(first.id, 2, 'cancelled');
  expect(await toldBy(`booking:${first.id}:2`)).toEqual([['whatsapp', '919000067101']]);
  expect((await shop.latest()).text).toContain('is cancelled');
});

test('owners choose by which template an event is told, what stands in its gaps, or that it goes by mail', async () => {
  const { owner, carrier, refresh } = shop;
  carrier.templates.push(
    { name: 'own_words', language: 'en', status: 'APPROVED', category: 'UTILITY', components: [{ type: 'BODY', text: 'On {{1}} with you, {{2}}!' }] },
    { name: 'not_yet', language: 'en', status: 'PENDING', category: 'UTILITY', components: [{ type: 'BODY', text: 'Soon' }] },
    { name: 'picture', language: 'en', status: 'APPROVED', category: 'UTILITY', components: [{ type: 'HEADER', format: 'IMAGE' }, { type: 'BODY', text: 'Look' }] },
  ); // prettier-ignore
  await refresh();
  type Listed = {
    events: {
      event: string;
      fitting: { name: string }[];
      languages: { language: string; fault: string; choice: object }[];
    }[];
  };
  const listed = async () =>
    (await owner<Listed>('GET', '/staff/whatsapp-templates')).body.events.find(
      ({ event }) => event === 'booking-confirmed',
    );
  const fitting = (await listed())?.fitting.map(({ name }) => name) ?? [];
  expect(fitting).toContain('own_words');
  for (const unfit of ['not_yet', 'picture', 'quotation_sent']) expect(fitting).not.toContain(unfit);

  const own = { send: 'chosen', name: 'own_words', code: 'en', gaps: ['when', 'name'] };
  expect((await choose('booking-confirmed', { ...own, name: 'not_yet', gaps: [] })).status).toBe(422);
  expect((await choose('booking-confirmed', { ...own, gaps: ['when'] })).status).toBe(422);
  expect((await choose('booking-confirmed', { ...own, gaps: ['when', 'amount'] })).status).toBe(422);
  expect((await choose('no-event', own)).status).toBe(404);
  expect((await choose('booking-confirmed', own)).status).toBe(204);
  expect((await listed())?.languages[0]).toMatchObject({ fault: '', choice: own });
  const [booking] = await shop.db.select().from(bookings).where(eq(bookings.phone, '9000067102'));
  const id = booking?.id ?? '';
  await agree('9000067102');
  const way = `/staff/bookings/${id}/whatsapp`;
  expect((await owner('POST', way)).status).toBe(204);
  expect((await shop.latest()).text).toMatch(/^On .+ with you, Ravi Sample!$/);

  expect((await choose('booking-cancelled', { send: 'nothing' })).status).toBe(204);
  await shop.db.update(bookings).set({ sequence: 1 }).where(eq(bookings.id, id));
  const gone = { bookingId: id, sequence: 1, what: 'cancelled', notify: true } as const;
  await announceBooking.run(shop.ctx, gone);
  expect(await toldBy(`booking:${id}:1`)).toEqual([['email', 'ravi2@example.com']]);
  // What is approved no more cannot be sent, and falls back to the mail.
  carrier.templates.splice(
    carrier.templates.findIndex(({ name }) => name === 'own_words'),
    1,
  );
  await refresh();
  expect((await listed())?.languages[0]?.fault).toBe('WhatsApp does not know it');
  expect((await choose('booking-confirmed', { send: 'proposed' })).status).toBe(204);
  expect((await listed())?.languages[0]?.fault).toBe('');
});

test('a template with something that we cannot fill is neither offered nor sent, and says why; WhatsApp would refuse it', async () => {
  const { owner, carrier, refresh, ctx } = shop;
  const approved = { language: 'en', status: 'APPROVED', category: 'UTILITY' };
  const body = { type: 'BODY', text: 'Hello {{1}}, it is booked.' };
  const url = { type: 'URL', url: 'https://example.com/{{1}}' };
  const wordsOf: Record<string, string> = {
    named: 'have names',
    head_gap: 'heading has a gap',
    button_gap: 'buttons has to be filled',
    code_button: 'buttons has to be filled',
    carousel: 'part that we cannot fill',
    picture_head: 'image at its head',
  };
  const before = carrier.templates.splice(0);
  carrier.templates.push(
    { ...approved, name: 'named', parameter_format: 'NAMED', components: [{ type: 'BODY', text: 'Hello {{first_name}}, it is booked.' }] },
    { ...approved, name: 'head_gap', components: [{ type: 'HEADER', format: 'TEXT', text: 'Order {{1}}' }, body] },
    { ...approved, name: 'button_gap', components: [body, { type: 'BUTTONS', buttons: [url] }] },
    { ...approved, name: 'code_button', components: [body, { type: 'BUTTONS', buttons: [{ type: 'COPY_CODE' }] }] },
    { ...approved, name: 'carousel', components: [body, { type: 'CAROUSEL' }] },
    { ...approved, name: 'picture_head', components: [{ type: 'HEADER', format: 'IMAGE' }, body] },
    { ...approved, name: 'plain_buttons', components: [body, { type: 'BUTTONS', buttons: [{ type: 'QUICK_REPLY' }, { type: 'URL', url: 'https://example.com' }] }] },
  ); // prettier-ignore
  expect((await refresh()).status).toBe(204);
  type Listed = {
    events: { event: string; fitting: { name: string }[]; languages: { fault: string }[] }[];
    templates: { name: string; reason: string }[];
  };
  const listed = async () => (await owner<Listed>('GET', '/staff/whatsapp-templates')).body;
  const { events, templates } = await listed();
  const fitting = events.find(({ event }) => event === 'booking-confirmed')?.fitting.map(({ name }) => name);
  expect(fitting).toContain('plain_buttons');
  const give = (name: string) =>
    ctx.whatsapp?.send({
      id: v7(),
      to: '919000067999',
      content: { kind: 'template', name, language: 'en', values: ['Asha'] },
    });
  for (const [name, words] of Object.entries(wordsOf)) {
    expect(fitting).not.toContain(name);
    expect(
      await choose('booking-confirmed', { send: 'chosen', name, code: 'en', gaps: ['name'] }),
    ).toMatchObject({ status: 422, body: { errors: { name: expect.stringContaining(words) } } });
    await expect(give(name), name).rejects.toMatchObject({ outcome: 'refused' });
    if (name !== 'picture_head') expect(templates.find((one) => one.name === name)?.reason).toContain(words);
  }
  await give('plain_buttons');

  // Chosen while it could be filled, and changed at WhatsApp.
  const plain = { send: 'chosen', name: 'plain_buttons', code: 'en', gaps: ['name'] };
  expect((await choose('booking-confirmed', plain)).status).toBe(204);
  Object.assign(carrier.templates.at(-1) ?? {}, { components: [body, { type: 'BUTTONS', buttons: [url] }] });
  await refresh();
  const now = (await listed()).events.find(({ event }) => event === 'booking-confirmed');
  expect(now?.languages[0]?.fault).toContain('buttons has to be filled');
  await choose('booking-confirmed', { send: 'proposed' });
  carrier.templates.splice(0, carrier.templates.length, ...before);
  await refresh();
});

test('a quotation and an invoice go with their PDF, a payment is confirmed; sent once more it is a mail', async () => {
  const { owner, ctx, carrier, latest, deliver } = shop;
  const phone = '9000067201';
  await agree(phone);
  const offer = await shop.sent({ mobile: phone, email: 'kavya@example.com' });
  const write = writeQuotationMail({ readDue, payUrl: mailedDueLink }, toldOfQuotation(pdfs));
  const key = `quotation-offer:${offer.id}`;
  await write.run(ctx, { what: 'offer', key, quotationId: offer.id });
  expect(await toldBy(key)).toEqual([['whatsapp', `91${phone}`]]);
  await deliver();
  const [head] = carrier.taken.at(-1)?.template?.components ?? [];
  expect(head?.parameters[0]?.document?.filename).toMatch(/^Quotation-.+\.pdf$/);
  expect((await owner('POST', `/staff/quotations/${offer.id}/whatsapp`)).status).toBe(409);
  await write.run(ctx, { what: 'offer', key: `${key}:${v7()}`, quotationId: offer.id });
  const mailed = await shop.db.select().from(messages).where(eq(messages.recipient, 'kavya@example.com'));
  expect(mailed).toHaveLength(1);

  const keeper = { ...ctx, actor: { ...shop.office.actor, role: 'owner' as const } } as typeof ctx;
  const { id: buyerId } = await createBuyer(
    keeper,
    BuyerInput.parse({
      name: 'Kavya',
      address: '4 Lake Road, Pune',
      stateCode: '27',
      mobile: phone,
      email: 'kavya.books@example.com',
    }),
  );
  const line = { title: 'Retainer', sac: '998361', quantity: 1, unitPaise: 1_000_000, gstPercent: 18 };
  const issue = async () => {
    const input = { buyerId, supply: 'ordinary', dueDays: 15, lines: [line] };
    const { id: draftId } = await createDraft(keeper, DraftInput.parse(input));
    const { id } = await issueDraft(keeper, { draftId, byHand: true, useAdvances: false });
    await writeInvoiceMail(pdfs).run(ctx, { key: `invoice:${id}`, invoiceId: id });
    return id;
  };
  const id = await issue();
  expect(await toldBy(`invoice:${id}`)).toEqual([['whatsapp', `91${phone}`]]);
  expect((await latest()).text).toContain('₹11,800');
  expect((await owner('POST', `/staff/invoices/${id}/whatsapp`)).status).toBe(409);
  const receiptId = v7();
  await shop.db.insert(receipts).values({
    id: receiptId,
    createdAt: new Date(),
    buyerId,
    receivedOn: '2026-11-26',
    method: 'online',
    reference: 'pay_1',
    amountPaise: 500_000,
  });
  await confirmReceipt.run(ctx, { receiptId, invoiceId: id });
  expect(await toldBy(`receipt:${receiptId}`)).toEqual([['whatsapp', `91${phone}`]]);
  expect((await latest()).text).toMatch(/your payment of ₹5,000 for invoice/);
  // Whoever says STOP gets mails again.
  await shop.tell({
    notes: [{ id: 'wamid.stop-b', from: `91${phone}`, at: Math.floor(Date.now() / 1_000), text: 'STOP' }],
  });
  expect(await toldBy(`invoice:${await issue()}`)).toEqual([['email', 'kavya.books@example.com']]);
});

test('a customer agrees and takes it back in the profile, another number ends it; staff chat from the customer’s page', async () => {
  const { owner, site } = shop;
  const visit = await site.customer('chat.whatsapp@example.com', 'Anil Sample');
  const { body: session } = await visit<{ user: Record<string, string> }>('GET', '/account/session');
  const account = loginNames.fromWire(session.user).id;
  const set = (given: boolean) => visit('POST', '/account/consents', { purpose: 'whatsapp', given });
  const call = (mobile: string) =>
    visit('PUT', `/user-register/api/google-update/${account}`, { phone: mobile });
  expect((await set(true)).status).toBe(409);
  expect((await call('9000067301')).status).toBe(200);
  expect((await set(true)).status).toBe(204);
  expect(await agreementOf('9000067301')).toMatchObject({ agreedWhere: 'in a form: profile' });
  expect((await call('9000067302')).status).toBe(200);
  expect((await agreementOf('9000067301'))?.agreedAt).toBeNull();
  expect(await agreementOf('9000067302')).toBeUndefined();
  expect((await set(true)).status).toBe(204);
  expect((await set(false)).status).toBe(204);
  expect((await agreementOf('9000067302'))?.agreedAt).toBeNull();
  await set(true);

  type Found = { data: { id: string }[] };
  const found = await owner<Found>('GET', '/staff/customers?q=chat.whatsapp%40example.com');
  const id = found.body.data[0]?.id ?? '';
  const write = (message: object) => owner('POST', `/staff/customers/${id}/whatsapp`, message);
  const begin = { key: v7(), how: 'template' };
  expect([(await write(begin)).status, (await write(begin)).status]).toEqual([204, 204]);
  expect((await shop.latest()).text).toMatch(/^Hello Anil Sample, this is .+ your orders with us/);
  const answer = { key: v7(), how: 'answer', text: 'Gladly.' };
  expect((await write(answer)).status).toBe(409);
  await shop.tell({
    notes: [
      { id: 'wamid.anil', from: '919000067302', at: Math.floor(Date.now() / 1_000), text: 'Yes, please' },
    ],
  });
  expect((await write(answer)).status).toBe(204);
  type Customer = { chat: { text: string }[]; mails: { text: string; handledBy: string }[] };
  const { body } = await owner<Customer>('GET', `/staff/customers/${id}`);
  expect(body.chat.map(({ text }) => text)).toEqual(['Gladly.', expect.stringContaining('Hello Anil')]);
  expect(body.mails).toMatchObject([{ text: 'Yes, please', handledBy: 'Owner' }]);
});
