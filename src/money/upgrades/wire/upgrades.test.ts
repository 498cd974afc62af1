import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getAdmission, setAdmissionStatus } from '#money/admissions/staff-admissions.ts';
import { admissions } from '#money/admissions/table.server.ts';
import { hearWebhooks } from '#agency/webhooks/test-webhooks.ts';
import { refundPayment } from '#money/payments/refunds/refund-payment.ts';
import { requestRefund } from '#money/payments/refunds/request-refund.ts';
import { aYearAfter } from '#money/payments/wire/test-shop.ts';
import { services } from '#catalogue/services/table.server.ts';
import { day, openUpgrades, type Begun, type Upgrades } from './test-upgrades.ts';

let shop: Upgrades;
beforeAll(async () => {
  shop = await openUpgrades();
});
afterAll(() => shop.close());

test('a higher plan begins at once: a note for the unused days, a whole invoice, and the difference is paid', async () => {
  const asha = await shop.subscriber('asha-upgrade@example.com');
  expect((await asha.look()).body.data).toMatchObject({
    plan_name: 'Small',
    credit: 159_920,
    plans: expect.arrayContaining([
      expect.objectContaining({ name: 'Big', price: 399_900, to_pay: 239_980 }),
    ]),
  });
  const begun = await asha.upgrade(shop.planIds.big);
  expect(begun.status).toBe(200);
  // A second tap goes on with the same payment.
  expect((await asha.upgrade(shop.planIds.big)).body.transaction_id).toBe(begun.body.transaction_id);
  const paid = await shop.settle(begun.body.transaction_id);
  expect(paid).toMatchObject({ totalPaise: 239_980, order: { totalPaise: 399_900 } });
  expect(await shop.delivered(paid.id)).toBe(1);

  const [note, invoice] = await shop.documentsOf(paid.id);
  const [original] = await shop.documentsOf(asha.first.id);
  expect(note).toMatchObject({
    kind: 'credit-note',
    correctsId: original?.id,
    content: {
      corrects: { number: original?.number },
      totals: { taxablePaise: 135_526, cgstPaise: 12_198, sgstPaise: 12_198, roundOffPaise: -2, totalPaise: 159_920 },
    },
  }); // prettier-ignore
  expect(invoice).toMatchObject({
    kind: 'tax-invoice',
    content: {
      totals: { taxablePaise: 338_898, cgstPaise: 30_501, sgstPaise: 30_501, roundOffPaise: 0, totalPaise: 399_900 },
      paidBefore: [{ number: note?.number, amountPaise: 159_920 }],
    },
  }); // prettier-ignore

  const [before, after] = await shop.plansOf(asha);
  expect(before).toMatchObject({ id: asha.old, status: 'Completed' });
  expect(before?.activeUntil?.getTime()).toBeLessThanOrEqual(Date.now());
  expect(after).toMatchObject({
    planName: 'Big',
    status: 'Active',
    upgradesId: asha.old,
    phone: before?.phone,
  });
  expect(after?.activeUntil).toEqual(aYearAfter(after?.activeFrom ?? new Date(0)));
  // The account knows the new plan alone, and the documents of its payment.
  const terms = await asha<{ data: { title: string; state: string }[] }>('GET', '/renewals');
  expect(terms.body.data).toMatchObject([{ title: 'Website Development, Big', state: 'running' }]);
  const mine = await asha<{ data: { number: string }[] }>('GET', `/invoices?transaction_id=${paid.id}`);
  expect(mine.body.data.map(({ number }) => number)).toEqual([invoice?.number, note?.number]);
  const receipt = await asha<{ data: object }>('GET', `/payment-pay/order/${paid.id}`);
  expect(receipt.body.data).toMatchObject({ purpose: 'upgrade', amount: 239_980, credit: 159_920 });
  expect((await asha<{ data: object[] }>('GET', `/feespay/${asha.code}`)).body.data).toMatchObject([
    { transaction_id: paid.id, admission_id: after?.id },
    { transaction_id: asha.first.id, admission_id: asha.old },
  ]);
  // It is not exchanged twice, and its money stays where it was credited.
  expect(await asha.upgrade(shop.planIds.biggest)).toMatchObject({ status: 409 });
  const back = { reason: 'Agreed', gatewayPaymentId: null, amountPaise: 100, idempotencyKey: v7() };
  await expect(refundPayment(shop.office, { ...back, transactionId: asha.first.id })).rejects.toThrow(
    'credited to the plan that took its place',
  );
  // Somebody gives it back at the gateway all the same: no more than what is left goes off its invoice, and people look.
  await requestRefund(shop.ctx, asha.first, {
    gatewayPaymentId: asha.first.paidPaymentId ?? '',
    amountPaise: asha.first.totalPaise,
    reason: 'At the gateway',
    idempotencyKey: v7(),
    staffName: null,
  });
  expect((await shop.until(asha.first.id, 'refunded')).reviewReason).toContain('left of its invoice');
  const ofFirst = await shop.documentsOf(asha.first.id);
  expect(ofFirst.map(({ totalPaise }) => totalPaise)).toEqual([199_900, 199_900 - 159_920]);
  expect((await shop.plansOf(asha)).at(-1)?.status).toBe('Active');

  // Then the higher plan's payment goes back, too: neither runs, nothing is left of either invoice, and nobody has to look.
  await refundPayment(shop.office, { ...back, transactionId: paid.id, amountPaise: paid.totalPaise });
  await shop.until(paid.id, 'refunded');
  expect((await shop.plansOf(asha)).map(({ status }) => status)).toEqual(['Cancelled', 'Cancelled']);
  await shop.expectNothingLeft(asha.first.id, paid.id);
});

test('what is not higher is refused with words, nobody else’s plan is seen, and one that has ended is not exchanged', async () => {
  const ravi = await shop.subscriber('ravi-upgrade@example.com');
  for (const planId of [shop.planIds.cheap, shop.planIds.small]) {
    const { status, body } = await ravi.upgrade(planId);
    expect(status).toBe(409);
    expect(body.message).toMatch(
      /^Only a plan that costs more can take the place of yours now. Any other can follow it when it ends on \d/,
    );
  }
  const other = await shop.customer('other-upgrade@example.com');
  expect((await other('GET', `/upgrades/${ravi.old}`)).status).toBe(404);
  expect((await other('POST', `/upgrades/${ravi.old}`, { plan_id: shop.planIds.big })).status).toBe(404);
  expect((await shop.browser()('GET', `/upgrades/${ravi.old}`)).status).toBe(401);
  // What is renewed already goes on as it was paid.
  const [running] = await shop.plansOf(ravi);
  const next = { id: v7(), activeFrom: running?.activeUntil, activeUntil: new Date(Date.now() + 600 * day) };
  if (running) await shop.db.insert(admissions).values({ ...running, ...next });
  expect((await ravi.look()).body.message).toContain('paid already');
  const terms = await ravi<{ data: object[] }>('GET', '/renewals');
  expect(terms.body.data).toMatchObject([
    { state: 'renewed', upgrade_path: null },
    { state: 'upcoming', upgrade_path: null },
  ]);
  await shop.db
    .update(admissions)
    .set({ activeUntil: new Date(Date.now() - day) })
    .where(eq(admissions.id, ravi.old));
  expect((await ravi.look()).body.message).toBe('This plan does not run now, so it cannot be exchanged.');
});

test('another plan chosen meanwhile, both paid: one runs, the other money goes back; all of it back, and the old plan runs on', async () => {
  const mina = await shop.subscriber('mina-upgrade@example.com');
  const first = (await mina.upgrade(shop.planIds.big)).body.transaction_id;
  const second = (await mina.upgrade(shop.planIds.biggest)).body.transaction_id;
  const heard = await hearWebhooks(shop.ctx);
  expect(second).not.toBe(first);
  const paid = await shop.settle(second);
  const { gatewayOrderId } = await shop.read(first);
  await shop.pay(gatewayOrderId ?? '');
  await shop.until(first, 'refunded');
  expect((await shop.plansOf(mina)).map(({ planName, status }) => [planName, status])).toEqual([
    ['Small', 'Completed'],
    ['Biggest', 'Active'],
  ]);
  expect(await shop.documentsOf(first)).toEqual([]);

  await refundPayment(shop.office, {
    transactionId: paid.id,
    amountPaise: paid.totalPaise,
    reason: 'Agreed',
    idempotencyKey: v7(),
    gatewayPaymentId: null,
  });
  await shop.until(paid.id, 'refunded');
  const [old, ended] = await shop.plansOf(mina);
  expect([old?.status, ended?.status]).toEqual(['Active', 'Cancelled']);
  const told = await heard('subscription.started', 'subscription.ended');
  expect(told.map(([event, { transactionId, admissionId }]) => [event, transactionId, admissionId])).toEqual([
    ['subscription.started', paid.id, ended?.id],
    ['subscription.ended', mina.first.id, mina.old],
    ['subscription.ended', paid.id, ended?.id],
    ['subscription.started', mina.first.id, mina.old],
  ]);
  expect(old?.activeUntil).toEqual(aYearAfter(old?.activeFrom ?? new Date(0)));
  // What the documents still say together is what was paid and kept.
  const all = [...(await shop.documentsOf(mina.first.id)), ...(await shop.documentsOf(paid.id))];
  const sum = all.reduce(
    (kept, { kind, totalPaise }) => kept + (kind === 'credit-note' ? -totalPaise : totalPaise),
    0,
  );
  expect(sum).toBe(mina.first.totalPaise);

  // The old plan's payment goes back as well: what was credited of it comes off the new one's invoice, and nothing is left.
  await refundPayment(shop.office, {
    transactionId: mina.first.id,
    amountPaise: mina.first.totalPaise,
    reason: 'Agreed',
    idempotencyKey: v7(),
    gatewayPaymentId: null,
  });
  await shop.until(mina.first.id, 'refunded');
  await shop.expectNothingLeft(mina.first.id, paid.id);
});

test('a renewal of a higher plan that is given back begins where the earlier one, which runs on, ends', async () => {
  const veda = await shop.subscriber('veda-upgrade@example.com');
  const higher = await shop.settle((await veda.upgrade(shop.planIds.big)).body.transaction_id);
  const form = shop.form({ pricing_plan: JSON.stringify({ id: shop.planIds.big }) });
  await shop.settle((await veda<Begun>('POST', '/admission', form)).body.transaction_id);
  const [, big, renewal] = await shop.plansOf(veda);
  expect(renewal?.activeFrom).toEqual(big?.activeUntil);
  const { id: transactionId, totalPaise: amountPaise } = higher;
  const back = { transactionId, amountPaise, reason: 'Agreed', gatewayPaymentId: null };
  await refundPayment(shop.office, { ...back, idempotencyKey: v7() });
  await shop.until(transactionId, 'refunded');
  const [old, , next] = await shop.plansOf(veda);
  expect(old?.status).toBe('Active');
  expect(next?.activeFrom).toEqual(old?.activeUntil);
  expect(next?.activeUntil).toEqual(aYearAfter(old?.activeUntil ?? new Date(0)));
});

test('a renewal that was paid while the checkout of a higher plan was open goes on where that ends', async () => {
  const jaya = await shop.subscriber('jaya-upgrade@example.com');
  const { transaction_id } = (await jaya.upgrade(shop.planIds.big)).body;
  const form = shop.form({ pricing_plan: JSON.stringify({ id: shop.planIds.small }) });
  await shop.settle((await jaya<Begun>('POST', '/admission', form)).body.transaction_id);
  await shop.settle(transaction_id);
  const [old, renewal, big] = await shop.plansOf(jaya);
  expect([old?.status, renewal?.status, big?.planName]).toEqual(['Completed', 'Active', 'Big']);
  expect(renewal?.activeFrom).toEqual(big?.activeUntil);
  expect(renewal?.activeUntil).toEqual(aYearAfter(big?.activeUntil ?? new Date(0)));
});

test('a higher plan that staff called off keeps its payment on its page, and in its owner’s list', async () => {
  const omya = await shop.subscriber('omya-upgrade@example.com');
  const higher = await shop.settle((await omya.upgrade(shop.planIds.big)).body.transaction_id);
  const [, big] = await shop.plansOf(omya);
  const shown = async () =>
    (await getAdmission(shop.office, { id: big?.id ?? '' })).payments.map(
      ({ transactionId }) => transactionId,
    );
  expect(await shown()).toEqual([higher.id]);
  await setAdmissionStatus(shop.office, { id: big?.id ?? '', status: 'Cancelled', note: '' });
  expect(await shown()).toEqual([higher.id]);
  const { body } = await omya<{ data: { transaction_id: string }[] }>('GET', `/feespay/${omya.code}`);
  expect(body.data.map(({ transaction_id }) => transaction_id)).toEqual([higher.id, omya.first.id]);
});

test('a plan that staff call off is exchanged no more: its checkout ends, and money for it waits for people', async () => {
  const leela = await shop.subscriber('leela-upgrade@example.com');
  const { transaction_id } = (await leela.upgrade(shop.planIds.big)).body;
  const { gatewayOrderId } = await shop.read(transaction_id);
  await setAdmissionStatus(shop.office, { id: leela.old, status: 'Cancelled', note: '' });
  expect((await shop.read(transaction_id)).status).toBe('cancelled');
  await shop.pay(gatewayOrderId ?? '');
  expect((await shop.until(transaction_id, 'review')).reviewReason).toBe(
    'Nothing was begun for this money: the plan whose place it takes is Cancelled.',
  );
  expect((await shop.plansOf(leela)).map(({ status }) => status)).toEqual(['Cancelled']);
  expect(await shop.documentsOf(transaction_id)).toEqual([]);
});

test('a plan of a service that was renamed is exchanged like any other, and not where the next one is paid', async () => {
  const sana = await shop.subscriber('sana-upgrade@example.com');
  const service = eq(services.name, 'Website Development');
  await shop.db.update(services).set({ name: 'Websites' }).where(service);
  expect((await sana.look()).body.data).toMatchObject({
    plans: expect.arrayContaining([expect.objectContaining({ name: 'Big' })]),
  });
  expect((await sana.upgrade(shop.planIds.big)).status).toBe(200);
  const [running] = await shop.plansOf(sana);
  const next = { id: v7(), activeFrom: running?.activeUntil, activeUntil: new Date(Date.now() + 600 * day) };
  if (running) await shop.db.insert(admissions).values({ ...running, ...next, serviceName: 'Websites' });
  expect((await sana.look()).body.message).toContain('paid already');
});
