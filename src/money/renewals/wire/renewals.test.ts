import { eq, like } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hearWebhooks } from '#agency/webhooks/test-webhooks.ts';
import { prove } from '#people/sign-in/wire/test-customers.ts';
import { aYearAfter, openShop, type Shop } from '#money/payments/wire/test-shop.ts';
import { admissions } from '#money/admissions/table.server.ts';
import { benefits } from '#catalogue/benefits/table.server.ts';
import { benefitTerms } from '../table.server.ts';
import { cartItems } from '#money/cart/table.server.ts';
import { messages } from '#agency/messages/table.server.ts';
import { setAdmissionStatus } from '#money/admissions/staff-admissions.ts';
import { completeEnded } from '#money/admissions/purge-admissions.ts';
import { whatsAppEvents } from '#agency/whatsapp/events.ts';
import { whatsappNumbers, whatsappTemplates } from '#agency/whatsapp/table.server.ts';
import { addDays, dateInIndia, momentInIndia, weekdayIndex } from '#kit/india/india-date.ts';
import type { WhatsApp } from '#kit/ports/whatsapp.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { customers } from '#people/customers/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { refundPayment } from '#money/payments/refunds/refund-payment.ts';
import { listRenewals } from '../list-renewals.ts';
import { sendRenewalNotices } from '../jobs/send-renewal-notices.ts';
import { mailRenewalNotice } from '../jobs/write-renewal-notice.ts';
import { aRunningPlan } from './test-running-plan.ts';

let shop: Shop;
let offered: { id: string; title: string }[];
beforeAll(async () => {
  shop = await openShop();
  offered = await shop.db.select({ id: benefits.id, title: benefits.title }).from(benefits).limit(2);
});
afterAll(() => shop.close());

const dayMs = 86_400_000;
const at = (moment: number | Date): Ctx => ({ ...shop.ctx, now: () => new Date(moment) });
const staff: Ctx['actor'] = {
  kind: 'staff',
  id: v7(),
  name: 'Asha',
  email: 'asha@example.com',
  role: 'owner',
  ownLeadsOnly: false,
};
type Buyer = Awaited<ReturnType<Shop['buyer']>>;
type Shown = { data: Record<string, unknown>[] };

/** A paid cart of the first so many benefits. */
async function buy(ravi: Buyer, months: number, many = 2) {
  const lines = offered.slice(0, many).map(({ id: refId, title }) => ({
    kind: 'benefit' as const,
    refId,
    title,
    quantity: 1,
    months,
    amountPaise: 100_000 / many,
  }));
  const { id, gatewayOrderId } = await ravi.start({ lines });
  await shop.pay(gatewayOrderId);
  await shop.until(id, 'paid');
  return id;
}
const termsOf = (id: string) =>
  shop.db
    .select()
    .from(benefitTerms)
    .where(eq(benefitTerms.transactionId, id))
    .orderBy(benefitTerms.benefitId);
const notices = (source: string) =>
  shop.db
    .select()
    .from(messages)
    .where(like(messages.dedupeKey, `renewal-%:${source}`))
    .orderBy(messages.id);

test('what a paid cart bought runs for its months; bought again it goes on where it ends; a full refund ends it', async () => {
  const ravi = await shop.buyer();
  const told = await hearWebhooks(shop.ctx);
  const first = await buy(ravi, 12);
  const [term] = await termsOf(first);
  const paidAt = (await shop.read(first)).paidAt;
  expect(term).toMatchObject({ months: 12, startsAt: paidAt, revokedAt: null });
  const nextYear = aYearAfter(paidAt ?? new Date(0));
  expect(term?.endsAt).toEqual(nextYear);

  const again = await buy(ravi, 1, 1);
  const [longer] = (await termsOf(again)).filter(({ benefitId }) => benefitId === offered[0]?.id);
  expect(longer?.startsAt).toEqual(nextYear);
  const { body } = await ravi<Shown>('GET', '/renewals');
  expect(body.data.map(({ state }) => state).toSorted()).toEqual(['renewed', 'running', 'upcoming']);
  expect(body.data[0]).toMatchObject({
    kind: 'benefit',
    months: 12,
    starts_on: dateInIndia(paidAt ?? new Date(0)),
    ends_on: dateInIndia(nextYear),
    renew_path: `/renew/${first}`,
  });

  await refundPayment(
    { ...shop.ctx, actor: staff },
    { transactionId: again, amountPaise: 118_000, reason: 'x', idempotencyKey: v7(), gatewayPaymentId: null },
  );
  expect((await termsOf(again))[0]?.revokedAt).toBeInstanceOf(Date);
  const events = await told('subscription.started', 'subscription.ended', 'order.refunded');
  expect(events.map(([event, { transactionId }]) => [event, transactionId])).toEqual([
    ['subscription.started', first],
    ['subscription.started', first],
    ['subscription.started', again],
    ['subscription.ended', again],
    ['order.refunded', again],
  ]);
  const left = await ravi<Shown>('GET', '/renewals');
  expect(left.body.data.map(({ state }) => state)).toEqual(['running', 'running']);
  await prove(ravi);
  const { body: exported } = await ravi<{ terms: unknown[] }>('GET', '/account/export');
  expect(exported.terms).toHaveLength(2);
  expect((await shop.browser()('GET', '/renewals')).status).toBe(401);
});

test('a benefit that was bought again begins when the first is given back, and the next one behind it', async () => {
  const ravi = await shop.buyer();
  const bought = [await buy(ravi, 12, 1), await buy(ravi, 12, 1), await buy(ravi, 1, 1)];
  const terms = async () => (await Promise.all(bought.map(termsOf))).flat();
  const [first = ''] = bought;
  await refundPayment(
    { ...shop.ctx, actor: staff },
    { transactionId: first, amountPaise: 118_000, reason: 'x', idempotencyKey: v7(), gatewayPaymentId: null },
  );
  await shop.until(first, 'refunded');
  const [ended, second, third] = await terms();
  expect(second?.startsAt).toEqual(ended?.revokedAt);
  expect(second?.endsAt).toEqual(aYearAfter(ended?.revokedAt ?? new Date(0)));
  expect(third?.startsAt).toEqual(second?.endsAt);
});

test('notices go out 30, 7 and 1 day before the end, once each, for all that one payment bought', async () => {
  const ravi = await shop.buyer();
  const id = await buy(ravi, 12);
  const end = (await termsOf(id))[0]?.endsAt.getTime() ?? 0;
  const told = await hearWebhooks(shop.ctx);
  const run = async (daysBefore: number) => {
    await sendRenewalNotices.run(at(end - daysBefore * dayMs), {});
    return (await notices(id)).map(({ dedupeKey }) => dedupeKey.split(':')[0]);
  };
  expect(await run(31)).toEqual([]);
  expect(await run(30)).toEqual(['renewal-30']);
  expect(await run(30)).toEqual(['renewal-30']);
  expect(await run(20)).toEqual(['renewal-30']);
  // Nobody could write on the seventh day: the sixth makes it good.
  expect(await run(6)).toEqual(['renewal-30', 'renewal-7']);
  expect(await run(1)).toEqual(['renewal-30', 'renewal-7', 'renewal-1']);
  expect(await run(0)).toHaveLength(3);
  expect(await run(-3)).toHaveLength(3);
  // For each of the two that end.
  const due = (await told('renewal.due')).filter(([, { source }]) => String(source).includes(id));
  expect(due.map(([, { days }]) => days)).toEqual([30, 30, 7, 7, 1, 1]);
  const [mail] = await notices(id);
  expect(mail?.recipient).toBe(ravi.email);
  expect(mail?.subject).toMatch(/^2 services end on \d+ \w+ 20\d\d$/);
  expect(mail?.text).toContain(offered[0]?.title);
  expect(mail?.text).toContain('We never charge you on our own.');
  expect(mail?.text).toContain(`http://localhost:3000/renew/${id}`);
  const listed = await listRenewals({ ...at(end), actor: staff }, {});
  expect(listed.find((row) => row.id.startsWith(`benefit:${id}`))).toMatchObject({
    customerName: 'Ravi Kale',
    state: 'ending',
    notices: [expect.any(Date), expect.any(Date), expect.any(Date)],
  });
});

test('who bought it again, and what was given back, gets no notice; a month gets those of a week and a day', async () => {
  const ravi = await shop.buyer();
  const month = await buy(ravi, 1, 1);
  const end = (await termsOf(month))[0]?.endsAt.getTime() ?? 0;
  await sendRenewalNotices.run(at(end - 27 * dayMs), {});
  expect(await notices(month)).toEqual([]);
  await sendRenewalNotices.run(at(end - 7 * dayMs), {});
  expect(await notices(month)).toHaveLength(1);
  await buy(ravi, 1, 1);
  await sendRenewalNotices.run(at(end - dayMs), {});
  expect(await notices(month)).toHaveLength(1);

  const chitra = await shop.buyer();
  const returned = await buy(chitra, 12, 1);
  const over = (await termsOf(returned))[0]?.endsAt.getTime() ?? 0;
  await refundPayment(
    { ...shop.ctx, actor: staff },
    {
      transactionId: returned,
      amountPaise: 118_000,
      reason: 'x',
      idempotencyKey: v7(),
      gatewayPaymentId: null,
    },
  );
  await sendRenewalNotices.run(at(over - dayMs), {});
  expect(await notices(returned)).toEqual([]);
});

test('renewing fills the cart at prices of today and says for how long it was and what is gone; of others nothing', async () => {
  const ravi = await shop.buyer();
  const id = await buy(ravi, 36);
  await shop.db
    .update(benefits)
    .set({ status: 'Inactive' })
    .where(eq(benefits.id, offered[1]?.id ?? ''));
  const renewed = await ravi('POST', `/renewals/${id}`);
  expect(renewed).toMatchObject({ status: 200, body: { duration: '3y', missing: [offered[1]?.title] } });
  expect((await ravi('POST', `/renewals/${id}`)).status).toBe(200);
  const inCart = await shop.db.select().from(cartItems).where(eq(cartItems.customerId, ravi.id));
  const [benefit] = await shop.db
    .select()
    .from(benefits)
    .where(eq(benefits.id, offered[0]?.id ?? ''));
  expect(inCart).toMatchObject([{ benefitId: benefit?.id, seenPricePaise: benefit?.pricePaise }]);
  const other = await shop.buyer();
  expect((await other('POST', `/renewals/${id}`)).status).toBe(404);
  await shop.db
    .update(benefits)
    .set({ status: 'Inactive' })
    .where(eq(benefits.id, offered[0]?.id ?? ''));
  expect((await ravi('POST', `/renewals/${id}`)).status).toBe(409);
  for (const one of offered)
    await shop.db.update(benefits).set({ status: 'Active' }).where(eq(benefits.id, one.id));
});

test('a plan has its notices and its days of grace, after which it is completed', async () => {
  const ravi = await shop.buyer();
  const endsAt = new Date('2028-03-01T06:00:00Z');
  const plan = aRunningPlan({
    customerId: ravi.id,
    fullName: 'Ravi Kale',
    email: ravi.email,
    planName: 'Growth',
    activeUntil: endsAt,
  });
  const { id } = plan;
  await shop.db.insert(admissions).values(plan);
  await sendRenewalNotices.run(at(endsAt.getTime() - 30 * dayMs), {});
  const [mail] = await notices(id);
  expect(mail).toMatchObject({ subject: 'Website Development, Growth ends on 1 March 2028' });
  expect(mail?.text).toContain('/admission?renew=1');
  const after = async (days: number) => {
    const ctx = at(endsAt.getTime() + days * dayMs);
    await completeEnded(ctx);
    const [row] = await shop.db.select().from(admissions).where(eq(admissions.id, id));
    const [term] = await listRenewals({ ...ctx, actor: staff }, { customerId: ravi.id });
    return [row?.status, term?.state];
  };
  expect(await after(3)).toEqual(['Active', 'grace']);
  expect(await after(8)).toEqual(['Completed', 'ended']);
});

test('a plan that staff completed early is over: its owner is not told that it ends, nor to renew it', async () => {
  const nina = await shop.buyer();
  const activeUntil = new Date('2029-03-01T06:00:00Z');
  const plan = aRunningPlan({
    customerId: nina.id,
    fullName: 'Nina',
    email: nina.email,
    planName: 'Growth',
    activeUntil,
  });
  await shop.db.insert(admissions).values(plan);
  const staffCtx = { ...at(activeUntil.getTime() - 200 * dayMs), actor: staff };
  await setAdmissionStatus(staffCtx, { id: plan.id, status: 'Completed', note: 'Asked us to stop' });
  const [term] = await listRenewals(staffCtx, { customerId: nina.id });
  await sendRenewalNotices.run(at(activeUntil.getTime() - 30 * dayMs), {});
  expect([await notices(plan.id), term?.endsOn]).toEqual([[], dateInIndia(staffCtx.now())]);
});

test('a term that ends alone is called to mind on WhatsApp by whoever agreed, on a Sunday by mail', async () => {
  const ravi = await shop.buyer();
  const id = await buy(ravi, 12, 1);
  const [term] = await termsOf(id);
  const phone = '9000067401';
  const [paid] = await shop.db.select().from(paymentTransactions).where(eq(paymentTransactions.id, id));
  await shop.db
    .update(customers)
    .set({ phone })
    .where(eq(customers.id, paid?.customerId ?? ''));
  await shop.db.insert(whatsappNumbers).values({ number: `91${phone}`, agreedAt: new Date() });
  const { name } = whatsAppEvents['renewal-reminder'].texts.en;
  const template = { name, language: 'en', status: 'APPROVED', category: 'UTILITY', header: '', reason: '' };
  await shop.db
    .insert(whatsappTemplates)
    .values({ ...template, body: '{{1}} {{3}} {{4}}', variables: 5, readAt: new Date() });
  const days = (n: number) => addDays(dateInIndia(term?.endsAt ?? new Date()), -n);
  const on = (from: number, isSunday: boolean) =>
    [0, 1, 2, 3, 4, 5, 6].map((n) => days(from - n)).find((day) => (weekdayIndex(day) === 6) === isSunday) ??
    '';
  const run = (day: string) =>
    sendRenewalNotices.run({ ...at(momentInIndia(day, '11:00')), whatsapp: {} as WhatsApp }, {});
  await run(on(30, false));
  await run(on(7, true));
  expect((await notices(id)).map(({ channel, recipient }) => [channel, recipient])).toEqual([
    ['whatsapp', `91${phone}`],
    ['email', expect.stringContaining('@')],
  ]);
  // The first was not delivered: its mail follows, once, while there is something to renew.
  const follow = (day: string) =>
    mailRenewalNotice.run(at(momentInIndia(day, '12:00')), { source: id, days: 30 });
  const followed = async () =>
    (
      await shop.db
        .select({ channel: messages.channel })
        .from(messages)
        .where(eq(messages.dedupeKey, `renewal-30:${id}:by-mail`))
    ).map(({ channel }) => channel);
  await follow(days(29));
  expect(await followed()).toEqual([]);
  await shop.db
    .update(messages)
    .set({ followUp: 'due' })
    .where(eq(messages.dedupeKey, `renewal-30:${id}`));
  await follow(days(-1));
  expect(await followed()).toEqual([]);
  await Promise.all([follow(days(29)), follow(days(29))]);
  expect(await followed()).toEqual(['email']);
});
