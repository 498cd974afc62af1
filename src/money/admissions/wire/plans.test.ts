import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#agency/audit/table.server.ts';
import { readBlocks } from '#money/certificates/read-blocks.ts';
import { services } from '#catalogue/services/table.server.ts';
import { failedPayments } from '#money/recovery/failed-payments.ts';
import { projects } from '#sales/projects/table.server.ts';
import { hearWebhooks } from '#agency/webhooks/test-webhooks.ts';
import { leads } from '#sales/leads/table.server.ts';
import { aLead } from '#office/test-office.ts';
import { aYearAfter } from '#money/payments/wire/test-shop.ts';
import { openPlans, type Begun, type Plans } from './test-plans.ts';

let shop: Plans;
beforeAll(async () => {
  shop = await openPlans();
});
afterAll(() => shop.close());

test('who is rejected while the checkout is open gets no plan for paying all the same: people look at the money', async () => {
  const gita = await shop.customer('gita@example.com');
  const begun = await shop.begin(gita, { coupon_code: 'welcome10' });
  await shop.pay(begun.order_id, { outcome: 'failure' });
  await shop.claim(gita, begun.transaction_id, { status: 'Failed' });
  await shop.decide(begun.id, 'Rejected');
  expect((await shop.read(begun.transaction_id)).status).toBe('cancelled');
  expect(await shop.usesOf(gita)).toEqual([]);
  // Nobody is asked for money that is not wanted.
  const later = { ...shop.ctx, now: () => new Date(Date.now() + 2 * 3_600_000) };
  expect((await failedPayments(later)).map(({ payment }) => payment.id)).not.toContain(begun.transaction_id);

  await shop.pay(begun.order_id);
  expect(await shop.until(begun.transaction_id, 'review')).toMatchObject({
    reviewReason: 'Nothing was begun for this money: the admission is Rejected.',
    paidAt: null,
  });
  expect(await shop.rowOf(begun.id)).toMatchObject({ status: 'Rejected', activeUntil: null });
  expect(await shop.delivered(begun.transaction_id)).toBe(0);
  await shop.noDocumentsOf(begun.transaction_id);
  await shop.giveBack(begun.transaction_id);
  expect((await shop.rowOf(begun.id))?.status).toBe('Rejected');
});

test('a plan that staff begin runs for its months with its coupon and project, and money for it waits for people', async () => {
  const hema = await shop.customer('hema@example.com');
  const heard = await hearWebhooks(shop.ctx);
  const asked = aLead({ phone: '9000000032', service: 'Website Development', status: 'qualified' });
  await shop.db.insert(leads).values(asked);
  const begun = await shop.begin(hema, { coupon_code: 'welcome10', phone: asked.phone });
  await shop.decide(begun.id, 'Active');
  const { body: checkout } = await hema<{ order_id: string | null }>(
    'GET',
    `/payment-pay/order/${begun.transaction_id}/checkout`,
  );
  expect(checkout.order_id).toBeNull();
  const running = await shop.rowOf(begun.id);
  expect(running?.status).toBe('Active');
  expect(running?.activeUntil).toEqual(aYearAfter(running?.activeFrom ?? new Date(0)));
  expect(await shop.usesOf(hema)).toMatchObject([{ state: 'used', discountPaise: 140_990 }]);
  expect(await shop.db.$count(projects, eq(projects.admissionId, begun.id))).toBe(1);
  expect(await heard('subscription.started')).toEqual([
    ['subscription.started', await shop.runs(begun.id, { transactionId: null, months: 12 })],
  ]);
  expect(await shop.whyWon(asked.id)).toBe('Staff began the plan Website, 1 Year');

  await shop.pay(begun.order_id);
  expect((await shop.until(begun.transaction_id, 'review')).reviewReason).toContain('is Active');
  await shop.noDocumentsOf(begun.transaction_id);
  await shop.giveBack(begun.transaction_id);
  expect(await shop.rowOf(begun.id)).toEqual(running);
  expect(await shop.usesOf(hema)).toMatchObject([{ state: 'used' }]);
});

test('nobody decides over money that is being confirmed, nor over what was paid a moment before', async () => {
  const indu = await shop.customer('indu@example.com');
  const begun = await shop.begin(indu);
  await shop.pay(begun.order_id, { outcome: 'authorize' });
  await expect(shop.decide(begun.id, 'Rejected')).rejects.toThrow(
    'A payment for this is just being confirmed by the bank. Please wait a moment.',
  );
  expect((await shop.rowOf(begun.id))?.status).toBe('Pending');

  const jaya = await shop.customer('jaya@example.com');
  const other = await shop.begin(jaya);
  await shop.control('faults', { webhook: { drop: true } });
  await shop.pay(other.order_id);
  await expect(shop.decide(other.id, 'Rejected')).rejects.toThrow(
    'An admission that is Active cannot become Rejected.',
  );
  await shop.noFaults();
  expect((await shop.rowOf(other.id))?.status).toBe('Active');
});

test('a service that is renamed stays the same: what waits can be paid, and a renewal follows the year that was paid', async () => {
  const service = eq(services.name, 'Digital Marketing');
  const pricing_plan = JSON.stringify(shop.plan('Growth'));
  const lalita = await shop.customer('lalita@example.com');
  const first = await shop.begin(lalita, { center_name: 'Digital Marketing', pricing_plan });
  await shop.pay(first.order_id);
  await shop.until(first.transaction_id, 'paid');
  const madhu = await shop.customer('madhu@example.com');
  await shop.begin(madhu, { center_name: 'Digital Marketing', pricing_plan });
  await shop.db.update(services).set({ name: 'Marketing online' }).where(service);

  expect((await shop.stand(madhu))['center_name']).toBe('Marketing online');
  expect((await madhu('POST', '/admission/orders', { pricing_plan })).status).toBe(200);
  const again = await shop.begin(lalita, { center_name: 'Marketing online', pricing_plan });
  await shop.pay(again.order_id);
  await shop.until(again.transaction_id, 'paid');
  const [running, next] = [await shop.rowOf(first.id), await shop.rowOf(again.id)];
  expect(next?.activeFrom).toEqual(running?.activeUntil);
  expect(await shop.db.$count(projects, eq(projects.customerId, lalita.id))).toBe(1);
  const terms = await lalita<{ data: { state: string }[] }>('GET', '/renewals');
  expect(terms.body.data.map(({ state }) => state)).toEqual(['renewed', 'upcoming']);
});

test('a wish for another plan that is rejected leaves the one that runs in the account', async () => {
  const who = await shop.customer('runs-on@example.com');
  const first = await shop.begin(who);
  await shop.pay(first.order_id);
  await shop.until(first.transaction_id, 'paid');
  const pricing_plan = JSON.stringify(shop.plan('Website, 3 Years'));
  const next = await shop.begin(who, { pricing_plan });
  expect(await shop.stand(who)).toMatchObject({ id: next.id, status: 'Pending' });
  await shop.decide(next.id, 'Rejected');
  expect(await shop.stand(who)).toMatchObject({ id: first.id, status: 'Active' });
});

test('a first plan that is refunded leaves the project to its renewal; with that it stops, and says why', async () => {
  const { first, second, its, rest } = await shop.renewed('omkar.renewed@example.com');
  const heard = await hearWebhooks(shop.ctx);
  await shop.giveBack(first.transaction_id);
  expect((await shop.rowOf(first.id))?.status).toBe('Cancelled');
  expect(await rest()).toEqual(['running']);
  // What it makes is paid with the renewal.
  const [project] = await its();
  const blocks = async () => project && (await readBlocks(shop.ctx, project)).blocks;
  expect(await blocks()).toEqual(['steps', 'handover']);
  await shop.giveBack(second.transaction_id);
  expect(await rest()).toEqual(['stopped']);
  expect(await blocks()).toContain('balance');
  expect(await heard('project.stopped')).toHaveLength(1);
});

test('a plan that staff cancel without a refund stops its project, unless its renewal rests on that', async () => {
  const { first, second, rest } = await shop.renewed('parul.renewed@example.com');
  await shop.decide(first.id, 'Cancelled');
  expect(await rest()).toEqual(['running']);
  await shop.decide(second.id, 'Cancelled');
  expect(await rest()).toEqual(['stopped']);
  const [project] = await shop.db.select().from(projects).where(eq(projects.admissionId, first.id));
  const [told] = await shop.db
    .select({ after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, project?.id ?? ''), eq(auditLog.action, 'status-changed')));
  expect(told?.after).toEqual({ state: 'stopped', because: 'Its plan was cancelled' });
});

test('a renewal begins when the plan before it is given back, called off or completed before its time, for all its months', async () => {
  const ends = {
    'given.back@example.com': ({ transaction_id }: Begun) => shop.giveBack(transaction_id),
    'called.off@example.com': ({ id }: Begun) => shop.decide(id, 'Cancelled'),
    'completed@example.com': ({ id }: Begun) => shop.decide(id, 'Completed'),
  };
  for (const [email, end] of Object.entries(ends)) {
    const { first, second } = await shop.renewed(email);
    const heard = await hearWebhooks(shop.ctx);
    await end(first);
    // Whoever was told until when it runs learns that it does not.
    const ended = { transactionId: first.transaction_id, admissionId: first.id };
    expect(await heard('subscription.ended')).toEqual([['subscription.ended', ended]]);
    const [over, next] = [await shop.rowOf(first.id), await shop.rowOf(second.id)];
    expect(next?.activeFrom).toEqual(over?.activeUntil);
    expect(next?.activeUntil).toEqual(aYearAfter(over?.activeUntil ?? new Date(0)));
    const told = { transactionId: second.transaction_id, months: 12 };
    expect(await heard('subscription.started')).toEqual([
      ['subscription.started', await shop.runs(second.id, told)],
    ]);
  }
  // Money that goes back for what had ended by then ends nothing.
  const { first } = await shop.renewed('called.off.first@example.com');
  await shop.decide(first.id, 'Cancelled');
  const heard = await hearWebhooks(shop.ctx);
  await shop.giveBack(first.transaction_id);
  expect(await heard('subscription.ended')).toEqual([]);
});
