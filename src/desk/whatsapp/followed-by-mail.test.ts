import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { endSilence } from '#agency/messages/follow-up.ts';
import { deliverMessage } from '#agency/messages/deliver-message.ts';
import { messages } from '#agency/messages/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { announceBooking } from '#sales/bookings/jobs/announce-booking.ts';
import { remindBooking } from '#sales/bookings/jobs/remind-booking.ts';
import { listDays } from '#sales/bookings/slots/list-slots.ts';
import { bookings } from '#sales/bookings/table.server.ts';
import { writeQuotationMail } from '#sales/quotations/jobs/quotation-mail.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import { createPdfs } from '#adapters/pdf/pdfs.ts';
import { mailedDueLink } from '#money/payment-links/due-link.ts';
import { readDue } from '#money/quotation-payments/read-due.ts';
import { nowSeconds, openApproved, type WhatsAppSite } from './test-whatsapp.ts';
import { toldOfQuotation } from './tell.ts';
import { patience } from '#kit/test-patience.ts';

const anHour = 3_600_000;
let shop: WhatsAppSite;
let dates: string[];
beforeAll(async () => {
  shop = await openApproved();
  dates = (await listDays(shop.ctx)).filter(({ closed }) => !closed).map(({ date }) => date);
});
afterAll(() => shop.close());

type Row = typeof messages.$inferSelect;
let booked = 0;
/** A consultation of somebody who has ticked WhatsApp; `email` may be missing. */
async function book({ email = `person${booked}@example.com` } = {}) {
  const phone = `90000681${String(booked++).padStart(2, '0')}`;
  const answer = await shop.site.product.app.request('/book-appointment', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: 'Ravi Sample',
      phone,
      ...(email && { email }),
      date: dates.at(-booked),
      time: '12:00',
      whatsapp: true,
    }),
  });
  expect(answer.status).toBe(200);
  const [row] = await shop.db.select().from(bookings).where(eq(bookings.phone, phone));
  if (!row) throw new Error('Nothing was booked');
  const announce = (sequence = 0, what: 'booked' | 'moved' = 'booked', ctx: Ctx = shop.ctx) =>
    announceBooking.run(ctx, { bookingId: row.id, sequence, what, notify: true });
  const moved = () => shop.db.update(bookings).set({ sequence: 1 }).where(eq(bookings.id, row.id));
  return { ...row, key: `booking:${row.id}:0`, announce, moved };
}
const under = async (key: string): Promise<Row> => {
  const [row] = await shop.db.select().from(messages).where(eq(messages.dedupeKey, key));
  if (!row) throw new Error(`Nothing stands under ${key}`);
  return row;
};
const send = async (key: string) => deliverMessage(shop.ctx, { messageId: (await under(key)).id });
/** To whom the mails went that followed. */
const mailsAfter = async (key: string) =>
  (
    await shop.db
      .select()
      .from(messages)
      .where(and(eq(messages.dedupeKey, `${key}:by-mail`), eq(messages.channel, 'email')))
  ).map(({ recipient }) => recipient);
const report = (key: string, status: 'sent' | 'delivered' | 'read' | 'failed') =>
  under(key).then(({ id, carrierId }) =>
    shop.tell({ statuses: [{ id: carrierId ?? 'wamid.unknown', ours: id, status, code: 131_026 }] }),
  );
const laterBy = (ms: number): Ctx => ({ ...shop.ctx, now: () => new Date(Date.now() + ms) });
const askedAgain = async (bookingId: string) => {
  const { rows } = await shop.db.execute<{ n: number }>(
    sql`select count(*)::int as n from pgboss.job where name = 'announce-booking' and data->>'bookingId' = ${bookingId}`,
  );
  // The booking itself has asked for one.
  return (rows[0]?.n ?? 0) - 1;
};

test('what WhatsApp refuses, or tells that it did not deliver, goes by mail, once, whoever tells or runs it how often', async () => {
  const { carrier, owner } = shop;
  const one = await book();
  await one.announce();
  carrier.fail({ times: 1, status: 400, code: 131_026 });
  await send(one.key);
  expect(await under(one.key)).toMatchObject({ status: 'failed', followUp: 'due' });
  expect(await askedAgain(one.id)).toBe(1);
  await Promise.all([one.announce(), one.announce(), one.announce()]);
  expect(await mailsAfter(one.key)).toEqual([one.email]);
  const { id, leadId } = await under(one.key);
  expect(await under(one.key)).toMatchObject({ followUp: 'mail' });
  // By both ways it would be told twice.
  expect((await owner('POST', `/staff/messages/${id}/retry`)).status).toBe(409);
  const shown = (await shop.timeline(leadId ?? '')).filter(({ kind }) => kind === 'message');
  expect(shown).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ channel: 'whatsapp', status: 'failed', followUp: 'mail' }),
      expect.objectContaining({ channel: 'email', recipient: one.email, followUp: null }),
    ]),
  );

  const two = await book();
  await two.announce();
  await send(two.key);
  await Promise.all([report(two.key, 'failed'), report(two.key, 'failed'), report(two.key, 'sent')]);
  expect(await askedAgain(two.id)).toBe(1);
  await Promise.all([two.announce(), two.announce()]);
  // What is told afterwards takes no mail back, and makes no second one.
  for (const late of ['failed', 'delivered', 'failed'] as const) await report(two.key, late);
  await two.announce();
  expect(await mailsAfter(two.key)).toEqual([two.email]);
  expect(await under(two.key)).toMatchObject({ delivery: 'delivered', followUp: 'mail' });

  const three = await book();
  await three.announce();
  await send(three.key);
  for (const told of ['delivered', 'failed', 'read', 'failed'] as const) await report(three.key, told);
  await endSilence(laterBy(48 * anHour), { messageId: (await under(three.key)).id });
  await three.announce();
  expect(await mailsAfter(three.key)).toEqual([]);
  expect(await under(three.key)).toMatchObject({ delivery: 'read', followUp: null });
});

test('a report that is faster than the answer, or after which the process died, is not lost', async () => {
  const { carrier } = shop;
  const one = await book();
  await one.announce();
  const before = carrier.taken.length;
  carrier.fail({ times: 1, latencyMs: 1_500 });
  const sending = send(one.key);
  await vi.waitFor(() => expect(carrier.taken).toHaveLength(before + 1), patience);
  await report(one.key, 'failed');
  await sending;
  expect(await under(one.key)).toMatchObject({ status: 'sent', delivery: 'undelivered', followUp: 'due' });
  await one.announce();
  expect(await mailsAfter(one.key)).toEqual([one.email]);

  // It died between their yes and our note: it may be there, so nothing follows until it is known or a day has passed.
  const two = await book();
  await two.announce();
  await shop.db.update(messages).set({ handedAt: new Date() }).where(eq(messages.dedupeKey, two.key));
  await send(two.key);
  expect(await under(two.key)).toMatchObject({ status: 'failed', followUp: null });
  await two.announce();
  expect(await mailsAfter(two.key)).toEqual([]);
  await endSilence(laterBy(25 * anHour), { messageId: (await under(two.key)).id });
  await two.announce();
  expect(await mailsAfter(two.key)).toEqual([two.email]);
});

test('of what nothing is heard a mail follows in time, where the carrier tells of messages at all', async () => {
  const { carrier } = shop;
  const one = await book();
  await one.announce();
  const { id: messageId } = await under(one.key);
  const { rows } = await shop.db.execute<{ at: string }>(
    sql`select start_after as at from pgboss.job where name = 'watch-silence' and data->>'messageId' = ${messageId}`,
  );
  expect(rows).toHaveLength(1);
  const left = Math.min(24 * anHour, (one.startsAt.getTime() - Date.now()) / 2);
  expect(Math.abs(new Date(rows[0]?.at ?? 0).getTime() - Date.now() - left)).toBeLessThan(60_000);

  await shop.db.update(messages).set({ deliveryAt: null });
  await send(one.key);
  await endSilence(laterBy(1), { messageId });
  expect((await under(one.key)).followUp).toBeNull();
  // Nobody has told of anything: that says nothing of this receiver.
  await endSilence(laterBy(25 * anHour), { messageId });
  expect((await under(one.key)).followUp).toBeNull();
  // It has left us, and their phone has not got it.
  await report(one.key, 'sent');
  await Promise.all([1, 2].map(() => endSilence(laterBy(25 * anHour), { messageId })));
  expect(await under(one.key)).toMatchObject({
    status: 'sent',
    followUp: 'due',
    lastError: 'It was not told in time that it arrived.',
  });
  expect(await askedAgain(one.id)).toBe(1);
  await one.announce();
  expect(await mailsAfter(one.key)).toEqual([one.email]);

  // Their service was away all the time: then it goes by mail alone.
  const two = await book();
  await two.announce();
  carrier.fail({ times: 1, status: 503, code: 131_016 });
  await expect(send(two.key)).rejects.toThrow();
  const taken = carrier.taken.length;
  await Promise.all([
    endSilence(laterBy(25 * anHour), { messageId: (await under(two.key)).id }),
    endSilence(laterBy(25 * anHour), { messageId: (await under(two.key)).id }),
  ]);
  await send(two.key);
  await two.announce();
  expect(carrier.taken).toHaveLength(taken);
  expect(await mailsAfter(two.key)).toEqual([two.email]);
});

test('no mail follows that would come too late, or tells what is not so any more', async () => {
  const remind = (bookingId: string, ctx: Ctx) =>
    remindBooking(async () => false).run(ctx, { bookingId, sequence: 0, hours: 2 });
  const one = await book();
  await remind(one.id, shop.ctx);
  const key = `booking-reminder:${one.id}:0:2`;
  await send(key);
  await report(key, 'failed');
  await remind(one.id, { ...shop.ctx, now: () => one.startsAt });
  expect(await mailsAfter(key)).toEqual([]);
  expect((await under(key)).followUp).toBe('due');

  const two = await book();
  await two.announce();
  await send(two.key);
  await report(two.key, 'failed');
  await two.moved();
  await two.announce();
  expect(await mailsAfter(two.key)).toEqual([]);

  const three = await book();
  await three.announce();
  await send(three.key);
  await report(three.key, 'failed');
  await three.announce(0, 'booked', { ...shop.ctx, now: () => three.startsAt });
  expect(await mailsAfter(three.key)).toEqual([]);

  const write = writeQuotationMail({ readDue, payUrl: mailedDueLink }, toldOfQuotation(createPdfs()));
  const offered = async (email: string, phone: string) => {
    await shop.owner('POST', `/staff/whatsapp-numbers/${phone}/agreement`, { where: 'in writing' });
    const { id } = await shop.sent({ mobile: phone, email });
    const offer = { what: 'offer', key: `quotation-offer:${id}`, quotationId: id } as const;
    await write.run(shop.ctx, offer);
    await send(offer.key);
    await report(offer.key, 'failed');
    return offer;
  };
  const open = await offered('open@example.com', '9000068201');
  await write.run(shop.ctx, open);
  expect(await mailsAfter(open.key)).toEqual(['open@example.com']);
  const answered = await offered('answered@example.com', '9000068202');
  await shop.db.update(quotations).set({ status: 'rejected' }).where(eq(quotations.id, answered.quotationId));
  await write.run(shop.ctx, answered);
  expect(await mailsAfter(answered.key)).toEqual([]);
});

test('whom no mail can reach is shown to the office, which can send it once more', async () => {
  const { owner, carrier } = shop;
  const one = await book({ email: '' });
  await one.announce();
  await send(one.key);
  await report(one.key, 'failed');
  await one.announce();
  const { id } = await under(one.key);
  expect(await under(one.key)).toMatchObject({
    status: 'sent',
    delivery: 'undelivered',
    followUp: 'no-address',
  });
  type Listed = { data: { id: string; kind?: string; phone?: string; reason?: string }[] };
  const listed = await owner<Listed>('GET', '/staff/messages?status=untold');
  expect(listed.body.data.map((row) => row.id)).toContain(id);
  const today = await owner<Listed>('GET', '/staff/today?whose=all');
  expect(today.body.data.find((item) => item.id === `message:${id}`)).toMatchObject({
    kind: 'message',
    phone: one.phone,
    reason: expect.stringContaining('no mail address is known'),
  });
  const { carrierId: before } = await under(one.key);
  expect((await owner('POST', `/staff/messages/${id}/retry`)).status).toBe(204);
  await send(one.key);
  // WhatsApp says once more of the first try that it failed, as it does for a week where our answer was lost.
  await shop.tell({ statuses: [{ id: before ?? '', ours: id, status: 'failed', code: 131_026 }] });
  expect(await under(one.key)).toMatchObject({ status: 'sent', delivery: null, followUp: null });
  // With the link that only its receiver gets to see.
  expect(carrier.taken.at(-1)?.template?.components[0]?.parameters[3]?.text).toMatch(/\/[\w-]{30,}$/);
  await report(one.key, 'delivered');
  expect(await under(one.key)).toMatchObject({ delivery: 'delivered', followUp: null, sealed: null });
  const after = await owner<Listed>('GET', '/staff/messages?status=untold');
  expect(after.body.data.map((row) => row.id)).not.toContain(id);
});

test('whom WhatsApp could not reach gets mails at once, until something arrives or a month has passed', async () => {
  const unreached = async (phone: string) =>
    (await shop.owner<{ unreachedAt: string | null }>('GET', `/staff/whatsapp-numbers/${phone}`)).body
      .unreachedAt;
  const moved = async (one: Awaited<ReturnType<typeof book>>, sequence: number, ctx = shop.ctx) => {
    await shop.db.update(bookings).set({ sequence }).where(eq(bookings.id, one.id));
    await one.announce(sequence, 'moved', ctx);
    return under(`booking:${one.id}:${sequence}`);
  };
  const one = await book();
  await one.announce();
  await send(one.key);
  expect(await unreached(one.phone)).toBeNull();
  await report(one.key, 'failed');
  expect(await unreached(one.phone)).not.toBeNull();
  expect(await moved(one, 1)).toMatchObject({ channel: 'email', recipient: one.email });
  expect(await moved(one, 2, laterBy(31 * 24 * anHour))).toMatchObject({ channel: 'whatsapp' });
  await report(one.key, 'delivered');
  expect(await unreached(one.phone)).toBeNull();

  // Another fault says nothing of the number; what they write, that it is there.
  const two = await book();
  await two.announce();
  await send(two.key);
  const { id, carrierId } = await under(two.key);
  const failed = { id: carrierId ?? '', ours: id, status: 'failed' } as const;
  await shop.tell({ statuses: [{ ...failed, code: 131_049 }] });
  expect(await unreached(two.phone)).toBeNull();

  // Without an address it is tried all the same.
  const three = await book({ email: '' });
  await three.announce();
  await send(three.key);
  await report(three.key, 'failed');
  const again = await moved(three, 1);
  expect(again).toMatchObject({ channel: 'whatsapp' });
  const wrote = { id: 'wamid.back', from: `91${three.phone}`, at: nowSeconds(), text: 'I am back' };
  await shop.tell({ notes: [wrote] });
  expect(await unreached(three.phone)).toBeNull();
  // Refused at once it is the same.
  shop.carrier.fail({ times: 1, status: 400, code: 131_026 });
  await deliverMessage(shop.ctx, { messageId: again.id });
  expect(await unreached(three.phone)).not.toBeNull();
});

test('a STOP takes back what waits, which goes by mail then; the queue does it by itself, once', async () => {
  const one = await book();
  const two = await book();
  await one.announce();
  await shop.tell({
    notes: [{ id: 'wamid.stop-c', from: `91${one.phone}`, at: nowSeconds(), text: 'STOP' }],
  });
  expect(await under(one.key)).toMatchObject({ status: 'failed', followUp: 'due' });
  await two.announce();
  await send(two.key);
  // Two reports, and whatever the queue has to do about them and about what was asked for before.
  await Promise.all([report(two.key, 'failed'), report(two.key, 'failed')]);
  await shop.site.product.work();
  await vi.waitFor(
    async () =>
      expect([await mailsAfter(one.key), await mailsAfter(two.key)]).toEqual([[one.email], [two.email]]),
    patience,
  );
});
