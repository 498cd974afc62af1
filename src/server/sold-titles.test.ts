import { eq, like } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openShop, type Shop } from '#money/payments/wire/test-shop.ts';
import { aRunningPlan } from '#money/renewals/wire/test-running-plan.ts';
import { admissions } from '#money/admissions/table.server.ts';
import { customers } from '#people/customers/table.server.ts';
import { messages } from '#agency/messages/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { recoverSales } from '#money/recovery/jobs/recover-sales.ts';
import { sendRenewalNotices } from '#money/renewals/jobs/send-renewal-notices.ts';
import { patience } from '#kit/test-patience.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const sold = 'Website Development: Website, 1 Year (1 year)';
const inHindi = 'वेबसाइट डेवलपमेंट: वेबसाइट, 1 साल (1 साल)';
const hindi = { 'Accept-Language': 'hi' };
const hour = 3_600_000;

async function reader(language: 'hi' | 'mr') {
  const ravi = await shop.buyer();
  await shop.db.update(customers).set({ language }).where(eq(customers.id, ravi.id));
  return ravi;
}
const at = (ms: number): Ctx => ({ ...shop.ctx, now: () => new Date(ms) });
const mailed = (start: string) =>
  vi.waitFor(async () => {
    const [mail] = await shop.db
      .select()
      .from(messages)
      .where(like(messages.dedupeKey, `${start}%`));
    if (!mail) throw new Error(`No mail of ${start}`);
    return mail;
  }, patience);

test('an order is in the words of whoever reads of it, on pages and in mails; it stays as it was sold', async () => {
  const ravi = await reader('hi');
  const line = { kind: 'plan' as const, refId: v7(), quantity: 1, months: 12, amountPaise: 100_000 };
  const { id, gatewayOrderId } = await ravi.start({ lines: [{ ...line, title: sold }] });
  await shop.pay(gatewayOrderId, { outcome: 'failure' });
  await ravi('GET', `/payment-pay/order/${id}?refresh=1`);
  await recoverSales.run(at(Date.now() + 2 * hour), {});
  expect((await mailed(`payment-failed:${id}`)).text).toContain(inHindi);
  await shop.pay(gatewayOrderId);
  await shop.until(id, 'paid');
  expect((await mailed('invoice:')).text).toContain(inHindi);

  type Order = { items: { title: string }[] };
  const one = async (headers = {}) =>
    (await ravi<{ data: Order }>('GET', `/payment-pay/order/${id}`, undefined, headers)).body.data;
  expect((await one(hindi)).items[0]?.title).toBe(inHindi);
  expect((await one()).items[0]?.title).toBe(sold);
  const all = await ravi<{ data: Order[] }>('GET', `/payment-pay/orders/${ravi.id}`, undefined, hindi);
  expect(all.body.data[0]?.items[0]?.title).toBe(inHindi);
  expect((await shop.read(id)).order.lines[0]?.title).toBe(sold);

  const asked = await ravi<{ data: { id: string } }>('POST', '/refund-requests', {
    transaction_id: id,
    reason: 'गलती से लिया',
  });
  expect((await mailed(`refund-received:${asked.body.data.id}`)).text).toContain(inHindi);
});

test('the payment of an admission names its plan in the language of the call', async () => {
  const ravi = await reader('hi');
  const line = { kind: 'plan' as const, refId: v7(), quantity: 1, months: 12, amountPaise: 100_000 };
  const { gatewayOrderId, id } = await ravi.start({
    purpose: 'admission',
    subjectId: v7(),
    lines: [{ ...line, title: sold }],
  });
  await shop.pay(gatewayOrderId, { outcome: 'failure' });
  await ravi('GET', `/payment-pay/order/${id}?refresh=1`);
  const plans = async (headers = {}) =>
    (await ravi<{ data: { pricing: string }[] }>('GET', `/feespay/${ravi.id}`, undefined, headers)).body.data;
  expect([await plans(hindi), await plans()]).toMatchObject([[{ pricing: inHindi }], [{ pricing: sold }]]);
});

test('a plan that ends is called in the words of its owner, in the list and in the notice', async () => {
  const meera = await reader('mr');
  const endsAt = new Date('2028-03-01T06:00:00Z');
  const plan = aRunningPlan({
    customerId: meera.id,
    fullName: 'Meera Kale',
    email: meera.email,
    planName: 'Shop, 1 year',
    activeUntil: endsAt,
  });
  const { id } = plan;
  await shop.db.insert(admissions).values(plan);
  const { body } = await meera<{ data: { title: string }[] }>('GET', '/renewals', undefined, {
    'Accept-Language': 'mr',
  });
  expect(body.data).toMatchObject([{ title: 'वेबसाइट डेव्हलपमेंट, दुकान, 1 वर्ष' }]);
  await sendRenewalNotices.run(at(endsAt.getTime() - 30 * 24 * hour), {});
  const notice = await mailed(`renewal-30:${id}`);
  expect(notice.subject).toContain('वेबसाइट डेव्हलपमेंट, दुकान, 1 वर्ष');
});

test('a forgotten cart is spoken of in the words of its owner', async () => {
  const ravi = await reader('hi');
  const offered = await ravi<{ id: string; title: string }[]>(
    'GET',
    '/benefit/getall/details',
    undefined,
    hindi,
  );
  const [benefit] = offered.body;
  expect(benefit?.title).toMatch(/\p{Script=Devanagari}/u);
  await ravi('POST', '/cart', { item_id: benefit?.id });
  await ravi('POST', '/account/consents', { purpose: 'offers', given: true });
  await recoverSales.run(at(Date.now() + 25 * hour), {});
  expect((await mailed(`cart-24:${ravi.id}`)).text).toContain(benefit?.title);
});
