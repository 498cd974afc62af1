import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { recordUpgrade } from '../pay-upgrade.ts';
import { getAdmission, setAdmissionStatus } from '#money/admissions/staff-admissions.ts';
import { admissions } from '#money/admissions/table.server.ts';
import { openAdmissions } from '#money/admissions/wire/test-admissions.ts';
import { messages } from '#agency/messages/table.server.ts';
import { hearWebhooks } from '#agency/webhooks/test-webhooks.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { exportReturnJson } from '#money/invoices/gst-return/export-return.ts';
import { readReturn } from '#money/invoices/gst-return/read-return.ts';
import { invoiceOf } from '#money/invoices/taken-off.ts';
import { createLink } from '#money/payment-links/create-link.ts';
import { payableByLink } from '#money/payment-links/pay-link.ts';
import { LinkInput } from '#money/payment-links/payment-link.ts';
import { readLinkPage } from '#money/payment-links/read-link-page.ts';
import { getLink, revokeLink } from '#money/payment-links/staff-links.ts';
import { disputesOf, followDispute, followDisputes } from '#money/payments/disputes/follow-dispute.ts';
import { lockSubject, lockTransaction } from '#money/payments/one-transaction.ts';
import { recordOfflinePayment } from '#money/payments/record-offline-payment.ts';
import { refundPayment } from '#money/payments/refunds/refund-payment.ts';
import { requestRefund } from '#money/payments/refunds/request-refund.ts';
import { aYearAfter } from '#money/payments/wire/test-shop.ts';
import { startFor } from '#money/payments/start-payment.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { importStatement } from '#money/receivables/bank-statements/import-statement.ts';
import { listTransactions } from '#money/receivables/bank-statements/staff-transactions.ts';
import { bringToAccount } from '#money/receivables/bring-to-account.ts';
import { issueNote } from '#money/receivables/issue-note.ts';
import { returnPayment } from '#money/receivables/return-payment.ts';
import { receivables, settlements } from '#money/receivables/table.server.ts';
import { pricingPlans } from '#catalogue/pricing-plans/table.server.ts';
import { services } from '#catalogue/services/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { addDays, dateInIndia } from '#kit/india/india-date.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { patience } from '#kit/test-patience.ts';

type Shop = Awaited<ReturnType<typeof openAdmissions>>;
let shop: Shop;
let office: Ctx;
const plans = { small: v7(), big: v7(), biggest: v7(), cheap: v7() };
beforeAll(async () => {
  shop = await openAdmissions();
  const actor = {
    kind: 'staff',
    id: v7(),
    name: 'Meera',
    email: 'meera@example.com',
    role: 'owner',
  } as const;
  office = { ...shop.ctx, actor };
  const [service] = await shop.db.select().from(services).where(eq(services.name, 'Website Development'));
  const plan = (id: string, name: string, sellPaise: number) => ({
    id, name, sellPaise, pricePaise: sellPaise, months: 12, serviceId: service?.id ?? '', offerPlanId: null,
    benefits: [], status: 'Active' as const,
  }); // prettier-ignore
  await shop.db
    .insert(pricingPlans)
    .values([
      plan(plans.cheap, 'Mini', 99_900),
      plan(plans.small, 'Small', 199_900),
      plan(plans.big, 'Big', 399_900),
      plan(plans.biggest, 'Biggest', 599_900),
    ]);
});
afterAll(() => shop.close());

type Begun = { transaction_id: string; message: string; order_id: string };
type Customer = Awaited<ReturnType<Shop['customer']>>;
const pay = async (transactionId: string) => {
  const { gatewayOrderId } = await shop.read(transactionId);
  await shop.pay(gatewayOrderId ?? '');
  return shop.until(transactionId, 'paid');
};
async function paidByBank(transactionId: string) {
  const begun = await shop.read(transactionId);
  await inTransaction(office, async (ctx) => {
    await lockSubject(ctx, begun);
    await recordOfflinePayment(ctx, begun.order, { method: 'bank', reference: transactionId.slice(-12) });
  });
  const [paid] = await shop.db
    .select()
    .from(paymentTransactions)
    .where(and(eq(paymentTransactions.subjectId, begun.subjectId), eq(paymentTransactions.mode, 'offline')));
  if (!paid) throw new Error('Nothing was recorded');
  return paid;
}
const day = 86_400_000;

/** Somebody whose small plan of a year, paid with 1,999, has 292 of its 365 days left. */
async function subscriber(email: string, byBank = false) {
  const who = await shop.customer(email);
  const pricing_plan = JSON.stringify({ id: plans.small });
  const { body } = await who<Begun>('POST', '/admission', shop.form({ pricing_plan, email }));
  const first = byBank ? await paidByBank(body.transaction_id) : await pay(body.transaction_id);
  const now = Date.now();
  await shop.db
    .update(admissions)
    .set({ activeFrom: new Date(now - 73 * day), activeUntil: new Date(now + 292 * day) })
    .where(eq(admissions.id, first.subjectId));
  const path = `/upgrades/${first.subjectId}`;
  return Object.assign(who, {
    first,
    old: first.subjectId,
    look: () => who<{ data: object; message: string }>('GET', path),
    upgrade: (planId: string) => who<Begun>('POST', path, { plan_id: planId }),
  });
}
const filedFor = (month: string) => readReturn(shop.ctx, { month });
const plansOf = (who: Customer) =>
  shop.db.select().from(admissions).where(eq(admissions.customerId, who.id)).orderBy(admissions.id);
const mailOf = async (documentId: string) =>
  (
    await shop.db
      .select()
      .from(messages)
      .where(eq(messages.dedupeKey, `invoice:${documentId}`))
  )[0]?.text;
const documentsOf = (transactionId: string) =>
  shop.db.select().from(invoices).where(eq(invoices.transactionId, transactionId)).orderBy(invoices.id);

test('a higher plan begins at once: a note for the unused days, a whole invoice, and the difference is paid', async () => {
  const asha = await subscriber('asha-upgrade@example.com');
  expect((await asha.look()).body.data).toMatchObject({
    plan_name: 'Small',
    credit: 159_920,
    plans: expect.arrayContaining([
      expect.objectContaining({ name: 'Big', price: 399_900, to_pay: 239_980 }),
    ]),
  });
  const begun = await asha.upgrade(plans.big);
  expect(begun.status).toBe(200);
  // A second tap goes on with the same payment.
  expect((await asha.upgrade(plans.big)).body.transaction_id).toBe(begun.body.transaction_id);
  const paid = await pay(begun.body.transaction_id);
  expect(paid).toMatchObject({ totalPaise: 239_980, order: { totalPaise: 399_900 } });
  expect(await shop.delivered(paid.id)).toBe(1);

  const [note, invoice] = await documentsOf(paid.id);
  const [original] = await documentsOf(asha.first.id);
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

  const [before, after] = await plansOf(asha);
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
  expect(await asha.upgrade(plans.biggest)).toMatchObject({ status: 409 });
  const back = { reason: 'Agreed', gatewayPaymentId: null, amountPaise: 100, idempotencyKey: v7() };
  await expect(refundPayment(office, { ...back, transactionId: asha.first.id })).rejects.toThrow(
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
  const ofFirst = await documentsOf(asha.first.id);
  expect(ofFirst.map(({ totalPaise }) => totalPaise)).toEqual([199_900, 199_900 - 159_920]);
  expect((await plansOf(asha)).at(-1)?.status).toBe('Active');

  // Then the higher plan's payment goes back, too: neither runs, nothing is left of either invoice, and nobody has to look.
  await refundPayment(office, { ...back, transactionId: paid.id, amountPaise: paid.totalPaise });
  await shop.until(paid.id, 'refunded');
  expect((await plansOf(asha)).map(({ status }) => status)).toEqual(['Cancelled', 'Cancelled']);
  await expectNothingLeft(asha.first.id, paid.id);
});

/** Of each invoice of these payments its notes take all off, and no payment waits for people. */
async function expectNothingLeft(...transactionIds: string[]) {
  const all = (await Promise.all(transactionIds.map(documentsOf))).flat();
  for (const { number, totalPaise } of all.filter(({ kind }) => kind === 'tax-invoice')) {
    const off = all.filter(({ content }) => content.corrects?.number === number);
    expect([number, off.reduce((sum, note) => sum + note.totalPaise, 0)]).toEqual([number, totalPaise]);
  }
  for (const id of transactionIds) expect((await shop.read(id)).reviewReason).toBeNull();
}

test('what is not higher is refused with words, nobody else’s plan is seen, and one that has ended is not exchanged', async () => {
  const ravi = await subscriber('ravi-upgrade@example.com');
  for (const planId of [plans.cheap, plans.small]) {
    const { status, body } = await ravi.upgrade(planId);
    expect(status).toBe(409);
    expect(body.message).toMatch(
      /^Only a plan that costs more can take the place of yours now. Any other can follow it when it ends on \d/,
    );
  }
  const other = await shop.customer('other-upgrade@example.com');
  expect((await other('GET', `/upgrades/${ravi.old}`)).status).toBe(404);
  expect((await other('POST', `/upgrades/${ravi.old}`, { plan_id: plans.big })).status).toBe(404);
  expect((await shop.browser()('GET', `/upgrades/${ravi.old}`)).status).toBe(401);
  // What is renewed already goes on as it was paid.
  const [running] = await plansOf(ravi);
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
  const mina = await subscriber('mina-upgrade@example.com');
  const first = (await mina.upgrade(plans.big)).body.transaction_id;
  const second = (await mina.upgrade(plans.biggest)).body.transaction_id;
  const heard = await hearWebhooks(shop.ctx);
  expect(second).not.toBe(first);
  const paid = await pay(second);
  const { gatewayOrderId } = await shop.read(first);
  await shop.pay(gatewayOrderId ?? '');
  await shop.until(first, 'refunded');
  expect((await plansOf(mina)).map(({ planName, status }) => [planName, status])).toEqual([
    ['Small', 'Completed'],
    ['Biggest', 'Active'],
  ]);
  expect(await documentsOf(first)).toEqual([]);

  await refundPayment(office, {
    transactionId: paid.id,
    amountPaise: paid.totalPaise,
    reason: 'Agreed',
    idempotencyKey: v7(),
    gatewayPaymentId: null,
  });
  await shop.until(paid.id, 'refunded');
  const [old, ended] = await plansOf(mina);
  expect([old?.status, ended?.status]).toEqual(['Active', 'Cancelled']);
  const told = await heard('subscription.started', 'subscription.ended');
  expect(told.map(([event, { transactionId, admissionId }]) => [event, transactionId, admissionId])).toEqual([
    ['subscription.started', paid.id, ended?.id],
    ['subscription.ended', paid.id, undefined],
    ['subscription.started', mina.first.id, mina.old],
  ]);
  expect(old?.activeUntil).toEqual(aYearAfter(old?.activeFrom ?? new Date(0)));
  // What the documents still say together is what was paid and kept.
  const all = [...(await documentsOf(mina.first.id)), ...(await documentsOf(paid.id))];
  const sum = all.reduce(
    (kept, { kind, totalPaise }) => kept + (kind === 'credit-note' ? -totalPaise : totalPaise),
    0,
  );
  expect(sum).toBe(mina.first.totalPaise);

  // The old plan's payment goes back as well: what was credited of it comes off the new one's invoice, and nothing is left.
  await refundPayment(office, {
    transactionId: mina.first.id,
    amountPaise: mina.first.totalPaise,
    reason: 'Agreed',
    idempotencyKey: v7(),
    gatewayPaymentId: null,
  });
  await shop.until(mina.first.id, 'refunded');
  await expectNothingLeft(mina.first.id, paid.id);
});

test('a renewal of a higher plan that is given back begins where the earlier one, which runs on, ends', async () => {
  const veda = await subscriber('veda-upgrade@example.com');
  const higher = await pay((await veda.upgrade(plans.big)).body.transaction_id);
  const form = shop.form({ pricing_plan: JSON.stringify({ id: plans.big }) });
  await pay((await veda<Begun>('POST', '/admission', form)).body.transaction_id);
  const [, big, renewal] = await plansOf(veda);
  expect(renewal?.activeFrom).toEqual(big?.activeUntil);
  const { id: transactionId, totalPaise: amountPaise } = higher;
  const back = { transactionId, amountPaise, reason: 'Agreed', gatewayPaymentId: null };
  await refundPayment(office, { ...back, idempotencyKey: v7() });
  await shop.until(transactionId, 'refunded');
  const [old, , next] = await plansOf(veda);
  expect(old?.status).toBe('Active');
  expect(next?.activeFrom).toEqual(old?.activeUntil);
  expect(next?.activeUntil).toEqual(aYearAfter(old?.activeUntil ?? new Date(0)));
});

test('a renewal that was paid while the checkout of a higher plan was open goes on where that ends', async () => {
  const jaya = await subscriber('jaya-upgrade@example.com');
  const { transaction_id } = (await jaya.upgrade(plans.big)).body;
  const form = shop.form({ pricing_plan: JSON.stringify({ id: plans.small }) });
  await pay((await jaya<Begun>('POST', '/admission', form)).body.transaction_id);
  await pay(transaction_id);
  const [old, renewal, big] = await plansOf(jaya);
  expect([old?.status, renewal?.status, big?.planName]).toEqual(['Completed', 'Active', 'Big']);
  expect(renewal?.activeFrom).toEqual(big?.activeUntil);
  expect(renewal?.activeUntil).toEqual(aYearAfter(big?.activeUntil ?? new Date(0)));
});

test('a higher plan that staff called off keeps its payment on its page, and in its owner’s list', async () => {
  const omya = await subscriber('omya-upgrade@example.com');
  const higher = await pay((await omya.upgrade(plans.big)).body.transaction_id);
  const [, big] = await plansOf(omya);
  const shown = async () =>
    (await getAdmission(office, { id: big?.id ?? '' })).payments.map(({ transactionId }) => transactionId);
  expect(await shown()).toEqual([higher.id]);
  await setAdmissionStatus(office, { id: big?.id ?? '', status: 'Cancelled', note: '' });
  expect(await shown()).toEqual([higher.id]);
  const { body } = await omya<{ data: { transaction_id: string }[] }>('GET', `/feespay/${omya.code}`);
  expect(body.data.map(({ transaction_id }) => transaction_id)).toEqual([higher.id, omya.first.id]);
});

test('a plan that staff call off is exchanged no more: its checkout ends, and money for it waits for people', async () => {
  const leela = await subscriber('leela-upgrade@example.com');
  const { transaction_id } = (await leela.upgrade(plans.big)).body;
  const { gatewayOrderId } = await shop.read(transaction_id);
  await setAdmissionStatus(office, { id: leela.old, status: 'Cancelled', note: '' });
  expect((await shop.read(transaction_id)).status).toBe('cancelled');
  await shop.pay(gatewayOrderId ?? '');
  expect((await shop.until(transaction_id, 'review')).reviewReason).toBe(
    'Nothing was begun for this money: the plan whose place it takes is Cancelled.',
  );
  expect((await plansOf(leela)).map(({ status }) => status)).toEqual(['Cancelled']);
  expect(await documentsOf(transaction_id)).toEqual([]);
});

test('staff write down that the difference came by bank: once, for whose plan it is, and the return has both documents', async () => {
  const tara = await subscriber('tara-upgrade@example.com', true);
  const open = (await tara.upgrade(plans.big)).body.transaction_id;
  const money = { admissionId: tara.old, planId: plans.big, method: 'bank', reference: 'UTR12345' } as const;
  const both = await Promise.allSettled([
    recordUpgrade(office, money),
    recordUpgrade(office, { ...money, reference: 'UTR67890' }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await shop.read(open)).status).toBe('cancelled');
  const [paid] = await shop.db
    .select()
    .from(paymentTransactions)
    .where(
      and(
        eq(paymentTransactions.subjectId, tara.old),
        eq(paymentTransactions.purpose, 'upgrade'),
        eq(paymentTransactions.mode, 'offline'),
      ),
    );
  expect(paid).toMatchObject({ status: 'paid', totalPaise: 239_980, customerId: tara.id });
  expect((await plansOf(tara)).map(({ planName }) => planName)).toEqual(['Small', 'Big']);
  // Two invoices and the note: 169407 + 338898 − 135526; what the sandbox paid is in none.
  const { b2cs, docs } = await filedFor(dateInIndia(new Date()).slice(0, 7));
  expect(b2cs).toEqual([
    { place: '27', percent: 18, taxablePaise: 372_779, cgstPaise: 33_550, sgstPaise: 33_550, igstPaise: 0 },
  ]);
  expect(docs.map(({ nature, count }) => [nature, count])).toEqual([
    [1, 2],
    [5, 1],
  ]);
});

test('the difference that the bank had in an earlier month is taxed in that one, and the line of the statement stands for it', async () => {
  const gita = await subscriber('gita-upgrade@example.com', true);
  const thisMonth = dateInIndia(new Date()).slice(0, 7);
  const receivedOn = addDays(`${thisMonth}-01`, -1);
  const before = await filedFor(thisMonth);
  const money = {
    admissionId: gita.old,
    planId: plans.big,
    method: 'bank',
    reference: 'UTR2468135790',
  } as const;
  const line = { line: 1, bookedOn: receivedOn, description: 'NEFT', reference: money.reference, creditPaise: 239_980, occurrence: 0 }; // prettier-ignore
  await importStatement(office, { header: 'Gita', mapping: { date: 0 }, dryRun: false, lines: [line] });
  await expect(
    recordUpgrade(office, { ...money, receivedOn: addDays(dateInIndia(new Date()), 1) }),
  ).rejects.toMatchObject({ errors: { receivedOn: expect.any(String) } });
  await exportReturnJson(office, { month: receivedOn.slice(0, 7) });
  await expect(recordUpgrade(office, { ...money, receivedOn })).rejects.toThrow('was taken for filing');
  await recordUpgrade(office, { ...money, receivedOn, acknowledged: true });

  // ₹2,399.80 of ₹3,999 came as money; the rest was taxed with the earlier plan.
  const came = { place: '27', percent: 18, taxablePaise: 203_373, cgstPaise: 18_304, sgstPaise: 18_304, igstPaise: 0 }; // prettier-ignore
  expect((await filedFor(receivedOn.slice(0, 7))).at).toEqual([came]);
  const after = await filedFor(thisMonth);
  expect([before.txpd, after.txpd]).toEqual([[], [came]]);
  const { data } = await listTransactions(office, { perPage: 10, offset: 0, status: 'booked' });
  expect(data).toMatchObject([{ reference: money.reference, quotationId: null, buyerId: null }]);
});

/** A link that staff send for a higher plan, and whoever opens it. */
async function sentLink(admissionId: string, planId: string, days = 14) {
  const { id } = await createLink(
    office,
    LinkInput.parse({ of: 'upgrade', admissionId, planId, days, byMail: false }),
  );
  const visitor: Ctx = { ...shop.ctx, actor: { kind: 'anonymous' } };
  const { url } = await getLink(office, { linkId: id });
  const token = url.split('/').at(-1) ?? '';
  const begin = async () => {
    const { order, payer } = await payableByLink(visitor, { token, amountPaise: null });
    return startFor(visitor, order, payer);
  };
  const page = (payment: string | null = null) => readLinkPage(visitor, { token, payment });
  return { id, url, begin, page };
}

test('a link pays the difference without a sign-in: once, at the price of the day, and the higher plan begins as by checkout', async () => {
  const esha = await subscriber('esha-upgrade@example.com');
  const link = await sentLink(esha.old, plans.big);
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
  const account = (await esha.upgrade(plans.big)).body.transaction_id;
  expect((await shop.read(one.id)).status).toBe('cancelled');
  const paid = await pay(account);
  // What was opened by the link is paid as well, late: it goes back.
  await shop.pay(one.gatewayOrderId);
  await shop.until(one.id, 'refunded');
  expect((await plansOf(esha)).map(({ planName, status }) => [planName, status])).toEqual([
    ['Small', 'Completed'],
    ['Big', 'Active'],
  ]);
  expect(await shop.delivered(paid.id)).toBe(1);
  expect(await link.page()).toMatchObject({ state: 'paid', openPaise: 0 });
  await expect(link.begin()).rejects.toThrow('Nothing is due here any more.');
});

test('a link for a higher plan that was revoked counts late money, ends with the plan that runs, and is the account’s payment', async () => {
  const nila = await subscriber('nila-upgrade@example.com');
  const link = await sentLink(nila.old, plans.big, 180);
  const begun = await link.begin();
  await revokeLink(office, { linkId: link.id });
  expect((await link.page()).state).toBe('revoked');
  await expect(link.begin()).rejects.toThrow('cannot be paid any more');
  await shop.pay(begun.gatewayOrderId);
  const paid = await shop.until(begun.id, 'paid');
  expect(paid).toMatchObject({
    customerId: nila.id,
    linkId: link.id,
    order: { credit: { amountPaise: 159_920 } },
  });
  const [note, invoice] = await documentsOf(paid.id);
  expect([note?.kind, invoice?.kind, invoice?.totalPaise]).toEqual(['credit-note', 'tax-invoice', 399_900]);
  expect((await plansOf(nila)).map(({ planName }) => planName)).toEqual(['Small', 'Big']);

  const omar = await subscriber('omar-upgrade@example.com');
  const ending = new Date(Date.now() + 3 * day);
  await shop.db.update(admissions).set({ activeUntil: ending }).where(eq(admissions.id, omar.old));
  const short = await sentLink(omar.old, plans.big);
  expect((await getLink(office, { linkId: short.id })).expiresAt).toEqual(ending);
  // The plan is not sold any more: nothing is charged at a price that is not true.
  await shop.db.update(pricingPlans).set({ status: 'Inactive' }).where(eq(pricingPlans.id, plans.big));
  expect(await short.page()).toMatchObject({ state: 'expired', openPaise: 0 });
  await expect(short.begin()).rejects.toThrow();
  await shop.db.update(pricingPlans).set({ status: 'Active' }).where(eq(pricingPlans.id, plans.big));
  await expect(sentLink(nila.old, plans.big)).rejects.toThrow('does not run now');
});

/** The invoices of these payments on account: their totals, what notes took off, the money on them and what is open. */
async function accountsOf(...transactionIds: string[]) {
  const all = [];
  for (const transactionId of transactionIds) {
    const invoiceId = (await invoiceOf(office, { transactionId }))?.id ?? '';
    const [owed] = await shop.db.select().from(receivables).where(eq(receivables.invoiceId, invoiceId));
    const settled = await shop.db.select().from(settlements).where(eq(settlements.invoiceId, invoiceId));
    const [notes, money] = ['note', 'money'].map((kind) =>
      settled.reduce((sum, row) => (row.kind === kind ? sum + row.amountPaise : sum), 0),
    );
    all.push([owed?.totalPaise, notes, money, owed?.openPaise]);
  }
  return all;
}
const comesBack = (transactionId: string) =>
  returnPayment(office, { transactionId, returnedOn: dateInIndia(new Date()), reason: 'Disputed' });

test('money of a plan that was exchanged comes back: each invoice is owed its own share, and its notes are bounded by what is left of it', async () => {
  const dev = await subscriber('dev-upgrade@example.com');
  const paid = await pay((await dev.upgrade(plans.big)).body.transaction_id);
  await comesBack(dev.first.id);
  // Of the ₹1,999 that came first, ₹1,599.20 paid the higher plan.
  expect(await accountsOf(dev.first.id, paid.id)).toEqual([
    [199_900, 159_920, 0, 39_980],
    [399_900, 0, 239_980, 159_920],
  ]);
  const invoiceId = (await invoiceOf(office, { transactionId: dev.first.id }))?.id ?? '';
  const note = (amountPaise: number) =>
    issueNote(office, { invoiceId, amountPaise, reason: 'cancelled', explanation: '' });
  const refusal = { errors: { amountPaise: { values: { amount: '₹399.80' } } } };
  await expect(note(199_900)).rejects.toMatchObject(refusal);
  // An account that was opened with more than its invoice comes to takes no more off, either.
  const its = eq(receivables.invoiceId, invoiceId);
  await shop.db.update(receivables).set({ totalPaise: 359_820, openPaise: 199_900 }).where(its);
  await expect(note(39_981)).rejects.toMatchObject(refusal);
  await shop.db.update(receivables).set({ totalPaise: 199_900, openPaise: 39_980 }).where(its);
  const { id: noteId } = await note(39_980);
  // Of two notes on one invoice each says what became of it: one lowered the price of the other plan, one what is owed.
  const [exchanged] = (await documentsOf(paid.id)).filter(({ kind }) => kind === 'credit-note');
  await vi.waitFor(async () => {
    expect(await mailOf(exchanged?.id ?? '')).toContain(
      'taken off the price of the plan that takes its place',
    );
    expect(await mailOf(noteId)).toContain('kept for you as an advance');
  }, patience);
  const [taken] = await shop.db.select().from(invoices).where(eq(invoices.id, noteId));
  expect(taken?.content.paymentId).toBeNull();
  await comesBack(paid.id);
  expect(await accountsOf(dev.first.id, paid.id)).toEqual([
    [199_900, 199_900, 0, 0],
    [399_900, 0, 0, 399_900],
  ]);
});

test('both payments of a plan that was exchanged are disputed and lost, in either order or at once: each invoice is owed what is left of it', async () => {
  for (const [i, order] of [[0, 1], [1, 0], null].entries()) {
    const who = await subscriber(`lost-${i}-upgrade@example.com`);
    const second = await pay((await who.upgrade(plans.big)).body.transaction_id);
    const all = [who.first, second];
    const lose = async (payment: (typeof all)[number] | undefined) => {
      const { id } = await shop.control<{ id: string }>(`payments/${payment?.paidPaymentId}/dispute`);
      await shop.control(`disputes/${id}/lose`);
      await followDispute(shop.ctx, id, { trigger: 'reconcile' });
    };
    if (order) for (const n of order) await lose(all[n]);
    else await Promise.all(all.map(lose));
    await followDisputes(shop.ctx);
    expect(await accountsOf(who.first.id, second.id)).toEqual([
      [199_900, 159_920, 0, 39_980],
      [399_900, 0, 0, 399_900],
    ]);
    for (const { id } of all) {
      expect((await disputesOf(shop.ctx, id)).map(({ bookedAt }) => bookedAt)).toEqual([expect.any(Date)]);
      expect((await shop.read(id)).reviewReason).toBeNull();
    }
  }
});

test('of three plans that took each other’s place the money of any one is found where it pays', async () => {
  const uma = await subscriber('uma-upgrade@example.com');
  const second = await pay((await uma.upgrade(plans.big)).body.transaction_id);
  const [, big] = await plansOf(uma);
  const path = `/upgrades/${big?.id}`;
  const { body } = await uma<Begun>('POST', path, { plan_id: plans.biggest });
  const third = await pay(body.transaction_id);
  const all = [uma.first.id, second.id, third.id] as const;
  const notes = (await documentsOf(third.id)).find(({ kind }) => kind === 'credit-note')?.totalPaise ?? 0;
  await comesBack(second.id);
  // All that the second payment brought has gone on to the third plan.
  expect(notes).toBeGreaterThan(second.totalPaise);
  expect(await accountsOf(...all)).toEqual([
    [199_900, 159_920, 39_980, 0],
    [399_900, notes, 399_900 - notes, 0],
    [599_900, 0, 599_900 - second.totalPaise, second.totalPaise],
  ]);
  await comesBack(uma.first.id);
  const [first, middle, last] = await accountsOf(...all);
  expect([first?.[3], (middle?.[3] ?? 0) + (last?.[3] ?? 0)]).toEqual([39_980, second.totalPaise + 159_920]);
});

test('what is on account is exchanged there as well, and when both payments go back nothing is left of either', async () => {
  const nia = await subscriber('nia-upgrade@example.com', true);
  await inTransaction(office, async (ctx) => bringToAccount(ctx, await lockTransaction(ctx, nia.first)));
  await recordUpgrade(office, {
    admissionId: nia.old,
    planId: plans.big,
    method: 'bank',
    reference: 'UTR777',
  });
  const upgrade = and(eq(paymentTransactions.subjectId, nia.old), eq(paymentTransactions.purpose, 'upgrade'));
  const [paid] = await shop.db.select().from(paymentTransactions).where(upgrade);
  const all = [nia.first.id, paid?.id ?? ''] as const;
  expect(await accountsOf(...all)).toEqual([
    [199_900, 159_920, 39_980, 0],
    [399_900, 0, 399_900, 0],
  ]);
  const back = { reason: 'Agreed', gatewayPaymentId: null };
  for (const { id, totalPaise: amountPaise } of [paid, nia.first].filter((one) => one !== undefined))
    await refundPayment(office, { ...back, transactionId: id, amountPaise, idempotencyKey: v7() });
  await expectNothingLeft(...all);
  expect(await accountsOf(...all)).toEqual([
    [199_900, 199_900, 0, 0],
    [399_900, 399_900, 0, 0],
  ]);
});

test('a plan of a service that was renamed is exchanged like any other, and not where the next one is paid', async () => {
  const sana = await subscriber('sana-upgrade@example.com');
  const service = eq(services.name, 'Website Development');
  await shop.db.update(services).set({ name: 'Websites' }).where(service);
  expect((await sana.look()).body.data).toMatchObject({
    plans: expect.arrayContaining([expect.objectContaining({ name: 'Big' })]),
  });
  expect((await sana.upgrade(plans.big)).status).toBe(200);
  const [running] = await plansOf(sana);
  const next = { id: v7(), activeFrom: running?.activeUntil, activeUntil: new Date(Date.now() + 600 * day) };
  if (running) await shop.db.insert(admissions).values({ ...running, ...next, serviceName: 'Websites' });
  expect((await sana.look()).body.message).toContain('paid already');
});
