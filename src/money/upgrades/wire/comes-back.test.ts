import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { recordUpgrade } from '../pay-upgrade.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { invoiceOf } from '#money/invoices/taken-off.ts';
import { disputesOf, followDispute, followDisputes } from '#money/payments/disputes/follow-dispute.ts';
import { lockTransaction } from '#money/payments/one-transaction.ts';
import { refundPayment } from '#money/payments/refunds/refund-payment.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { bringToAccount } from '#money/receivables/bring-to-account.ts';
import { issueNote } from '#money/receivables/issue-note.ts';
import { receivables } from '#money/receivables/table.server.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { patience } from '#kit/test-patience.ts';
import { openUpgrades, type Begun, type Upgrades } from './test-upgrades.ts';

let shop: Upgrades;
beforeAll(async () => {
  shop = await openUpgrades();
});
afterAll(() => shop.close());

test('money of a plan that was exchanged comes back: each invoice is owed its own share, and its notes are bounded by what is left of it', async () => {
  const dev = await shop.subscriber('dev-upgrade@example.com');
  const paid = await shop.settle((await dev.upgrade(shop.planIds.big)).body.transaction_id);
  await shop.comesBack(dev.first.id);
  // Of the ₹1,999 that came first, ₹1,599.20 paid the higher plan.
  expect(await shop.accountsOf(dev.first.id, paid.id)).toEqual([
    [199_900, 159_920, 0, 39_980],
    [399_900, 0, 239_980, 159_920],
  ]);
  const invoiceId = (await invoiceOf(shop.office, { transactionId: dev.first.id }))?.id ?? '';
  const note = (amountPaise: number) =>
    issueNote(shop.office, { invoiceId, amountPaise, reason: 'cancelled', explanation: '' });
  const refusal = { errors: { amountPaise: { values: { amount: '₹399.80' } } } };
  await expect(note(199_900)).rejects.toMatchObject(refusal);
  // An account that was opened with more than its invoice comes to takes no more off, either.
  const its = eq(receivables.invoiceId, invoiceId);
  await shop.db.update(receivables).set({ totalPaise: 359_820, openPaise: 199_900 }).where(its);
  await expect(note(39_981)).rejects.toMatchObject(refusal);
  await shop.db.update(receivables).set({ totalPaise: 199_900, openPaise: 39_980 }).where(its);
  const { id: noteId } = await note(39_980);
  // Of two notes on one invoice each says what became of it: one lowered the price of the other plan, one what is owed.
  const [exchanged] = (await shop.documentsOf(paid.id)).filter(({ kind }) => kind === 'credit-note');
  await vi.waitFor(async () => {
    expect(await shop.mailOf(exchanged?.id ?? '')).toContain(
      'taken off the price of the plan that takes its place',
    );
    expect(await shop.mailOf(noteId)).toContain('kept for you as an advance');
  }, patience);
  const [taken] = await shop.db.select().from(invoices).where(eq(invoices.id, noteId));
  expect(taken?.content.paymentId).toBeNull();
  await shop.comesBack(paid.id);
  expect(await shop.accountsOf(dev.first.id, paid.id)).toEqual([
    [199_900, 199_900, 0, 0],
    [399_900, 0, 0, 399_900],
  ]);
});

test('both payments of a plan that was exchanged are disputed and lost, in either order or at once: each invoice is owed what is left of it', async () => {
  for (const [i, order] of [[0, 1], [1, 0], null].entries()) {
    const who = await shop.subscriber(`lost-${i}-upgrade@example.com`);
    const second = await shop.settle((await who.upgrade(shop.planIds.big)).body.transaction_id);
    const all = [who.first, second];
    const lose = async (payment: (typeof all)[number] | undefined) => {
      const { id } = await shop.control<{ id: string }>(`payments/${payment?.paidPaymentId}/dispute`);
      await shop.control(`disputes/${id}/lose`);
      await followDispute(shop.ctx, id, { trigger: 'reconcile' });
    };
    if (order) for (const n of order) await lose(all[n]);
    else await Promise.all(all.map(lose));
    await followDisputes(shop.ctx);
    expect(await shop.accountsOf(who.first.id, second.id)).toEqual([
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
  const uma = await shop.subscriber('uma-upgrade@example.com');
  const second = await shop.settle((await uma.upgrade(shop.planIds.big)).body.transaction_id);
  const [, big] = await shop.plansOf(uma);
  const path = `/upgrades/${big?.id}`;
  const { body } = await uma<Begun>('POST', path, { plan_id: shop.planIds.biggest });
  const third = await shop.settle(body.transaction_id);
  const all = [uma.first.id, second.id, third.id] as const;
  const notes =
    (await shop.documentsOf(third.id)).find(({ kind }) => kind === 'credit-note')?.totalPaise ?? 0;
  await shop.comesBack(second.id);
  // All that the second payment brought has gone on to the third plan.
  expect(notes).toBeGreaterThan(second.totalPaise);
  expect(await shop.accountsOf(...all)).toEqual([
    [199_900, 159_920, 39_980, 0],
    [399_900, notes, 399_900 - notes, 0],
    [599_900, 0, 599_900 - second.totalPaise, second.totalPaise],
  ]);
  await shop.comesBack(uma.first.id);
  const [first, middle, last] = await shop.accountsOf(...all);
  expect([first?.[3], (middle?.[3] ?? 0) + (last?.[3] ?? 0)]).toEqual([39_980, second.totalPaise + 159_920]);
});

test('what is on account is exchanged there as well, and when both payments go back nothing is left of either', async () => {
  const nia = await shop.subscriber('nia-upgrade@example.com', true);
  await inTransaction(shop.office, async (ctx) => bringToAccount(ctx, await lockTransaction(ctx, nia.first)));
  await recordUpgrade(shop.office, {
    admissionId: nia.old,
    planId: shop.planIds.big,
    method: 'bank',
    reference: 'UTR777',
  });
  const upgrade = and(eq(paymentTransactions.subjectId, nia.old), eq(paymentTransactions.purpose, 'upgrade'));
  const [paid] = await shop.db.select().from(paymentTransactions).where(upgrade);
  const all = [nia.first.id, paid?.id ?? ''] as const;
  expect(await shop.accountsOf(...all)).toEqual([
    [199_900, 159_920, 39_980, 0],
    [399_900, 0, 399_900, 0],
  ]);
  const back = { reason: 'Agreed', gatewayPaymentId: null };
  for (const { id, totalPaise: amountPaise } of [paid, nia.first].filter((one) => one !== undefined))
    await refundPayment(shop.office, { ...back, transactionId: id, amountPaise, idempotencyKey: v7() });
  await shop.expectNothingLeft(...all);
  expect(await shop.accountsOf(...all)).toEqual([
    [199_900, 199_900, 0, 0],
    [399_900, 399_900, 0, 0],
  ]);
});
