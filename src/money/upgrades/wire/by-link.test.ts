import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admissions } from '#money/admissions/table.server.ts';
import { createLink } from '#money/payment-links/create-link.ts';
import { payableByLink } from '#money/payment-links/pay-link.ts';
import { LinkInput } from '#money/payment-links/payment-link.ts';
import { readLinkPage } from '#money/payment-links/read-link-page.ts';
import { getLink, revokeLink } from '#money/payment-links/staff-links.ts';
import { startFor } from '#money/payments/start-payment.ts';
import { pricingPlans } from '#catalogue/pricing-plans/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { day, openUpgrades, type Upgrades } from './test-upgrades.ts';

let shop: Upgrades;
beforeAll(async () => {
  shop = await openUpgrades();
});
afterAll(() => shop.close());

/** A link that staff send for a higher plan, and whoever opens it. */
async function sentLink(admissionId: string, planId: string, days = 14) {
  const { id } = await createLink(
    shop.office,
    LinkInput.parse({ of: 'upgrade', admissionId, planId, days, byMail: false }),
  );
  const visitor: Ctx = { ...shop.ctx, actor: { kind: 'anonymous' } };
  const { url } = await getLink(shop.office, { linkId: id });
  const token = url.split('/').at(-1) ?? '';
  const begin = async () => {
    const { order, payer } = await payableByLink(visitor, { token, amountPaise: null });
    return startFor(visitor, order, payer);
  };
  const page = (payment: string | null = null) => readLinkPage(visitor, { token, payment });
  return { id, url, begin, page };
}

test('a link pays the difference without a sign-in: once, at the price of the day, and the higher plan begins as by checkout', async () => {
  const esha = await shop.subscriber('esha-upgrade@example.com');
  const link = await sentLink(esha.old, shop.planIds.big);
  expect(await link.page()).toMatchObject({
    kind: 'upgrade',
    number: 'Website Development, Big',
    state: 'open',
    totalPaise: 399_900,
    creditPaise: 159_920,
    openPaise: 239_980,
    bank: null,
    upi: null,
    document: null,
    claims: [],
  });
  // A day later less is left of the running plan: the page and the payment ask for what the account would.
  await shop.db
    .update(admissions)
    .set({ activeFrom: new Date(Date.now() - 74 * day), activeUntil: new Date(Date.now() + 291 * day) })
    .where(eq(admissions.id, esha.old));
  const { body } = await esha.look();
  const [big] = (body.data as { plans: { name: string; to_pay: number }[] }).plans.filter(
    ({ name }) => name === 'Big',
  );
  expect(big?.to_pay).toBeGreaterThan(239_980);
  expect((await link.page()).openPaise).toBe(big?.to_pay);
  // Two taps and the account's own checkout: one is open, and it takes the place of the other.
  const [one, two] = await Promise.all([link.begin(), link.begin()]);
  expect(two).toMatchObject({ id: one.id, amountPaise: big?.to_pay });
  const account = (await esha.upgrade(shop.planIds.big)).body.transaction_id;
  expect((await shop.read(one.id)).status).toBe('cancelled');
  const paid = await shop.settle(account);
  // What was opened by the link is paid as well, late: it goes back.
  await shop.pay(one.gatewayOrderId);
  await shop.until(one.id, 'refunded');
  expect((await shop.plansOf(esha)).map(({ planName, status }) => [planName, status])).toEqual([
    ['Small', 'Completed'],
    ['Big', 'Active'],
  ]);
  expect(await shop.delivered(paid.id)).toBe(1);
  expect(await link.page()).toMatchObject({ state: 'paid', openPaise: 0 });
  await expect(link.begin()).rejects.toThrow('Nothing is due here any more.');
});

test('a link for a higher plan that was revoked counts late money, ends with the plan that runs, and is the account’s payment', async () => {
  const nila = await shop.subscriber('nila-upgrade@example.com');
  const link = await sentLink(nila.old, shop.planIds.big, 180);
  const begun = await link.begin();
  await revokeLink(shop.office, { linkId: link.id });
  expect((await link.page()).state).toBe('revoked');
  await expect(link.begin()).rejects.toThrow('cannot be paid any more');
  await shop.pay(begun.gatewayOrderId);
  const paid = await shop.until(begun.id, 'paid');
  expect(paid).toMatchObject({
    customerId: nila.id,
    linkId: link.id,
    order: { credit: { amountPaise: 159_920 } },
  });
  const [note, invoice] = await shop.documentsOf(paid.id);
  expect([note?.kind, invoice?.kind, invoice?.totalPaise]).toEqual(['credit-note', 'tax-invoice', 399_900]);
  expect((await shop.plansOf(nila)).map(({ planName }) => planName)).toEqual(['Small', 'Big']);

  const omar = await shop.subscriber('omar-upgrade@example.com');
  const ending = new Date(Date.now() + 3 * day);
  await shop.db.update(admissions).set({ activeUntil: ending }).where(eq(admissions.id, omar.old));
  const short = await sentLink(omar.old, shop.planIds.big);
  expect((await getLink(shop.office, { linkId: short.id })).expiresAt).toEqual(ending);
  // The plan is not sold any more: nothing is charged at a price that is not true.
  await shop.db.update(pricingPlans).set({ status: 'Inactive' }).where(eq(pricingPlans.id, shop.planIds.big));
  expect(await short.page()).toMatchObject({ state: 'expired', openPaise: 0 });
  await expect(short.begin()).rejects.toThrow();
  await shop.db.update(pricingPlans).set({ status: 'Active' }).where(eq(pricingPlans.id, shop.planIds.big));
  await expect(sentLink(nila.old, shop.planIds.big)).rejects.toThrow('does not run now');
});
