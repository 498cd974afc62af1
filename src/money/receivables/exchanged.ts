import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { latestMoney, moneyOn, paiseOn } from './money-on.ts';
import { receivables, settlements } from './table.server.ts';
import { lockReceivables } from './write-settlement.ts';
import type { Ctx } from '#kit/context.ts';
import type { InvoiceRow } from '#money/invoices/find-invoice.ts';
import { exchangeNote, invoiceOf } from '#money/invoices/taken-off.ts';
import { lockTransaction, readTransaction, type TransactionRow } from '#money/payments/one-transaction.ts';

/**
 * The payments of plans that took each other's place, the first one first, held until the transaction ends; of any other
 * payment itself alone.
 */
export async function exchangedWith(ctx: Ctx, paid: TransactionRow): Promise<TransactionRow[]> {
  const hold = async (id: string) => lockTransaction(ctx, await readTransaction(ctx, id));
  const all = [paid];
  for (let of = paid.order.credit; of; of = all[0]?.order.credit) all.unshift(await hold(of.transactionId));
  for (let id = await replacing(ctx, paid); id; id = await replacing(ctx, all.at(-1) ?? paid))
    all.push(await hold(id));
  return all;
}

/**
 * A payment whose money may come to account, held with those that took its place, the last one first: whoever begins with a
 * later one goes on to the earlier ones, so that two never wait for each other.
 */
export async function lockExchanged(ctx: Ctx, paid: TransactionRow): Promise<TransactionRow> {
  const later: TransactionRow[] = [];
  for (let id = await replacing(ctx, paid); id; id = await replacing(ctx, later[0] ?? paid))
    later.unshift(await readTransaction(ctx, id));
  for (const one of later) await lockTransaction(ctx, one);
  return lockTransaction(ctx, paid);
}

/** The payment that took the place of this one. */
async function replacing(ctx: Ctx, { id }: TransactionRow): Promise<string | null> {
  const earlier = await invoiceOf(ctx, { transactionId: id });
  return (earlier && (await exchangeNote(ctx, { earlier }))?.transactionId) ?? null;
}

/**
 * Books what an invoice was credited of that of an earlier plan, as a note takes anything off: what is open of the earlier
 * one goes first, the rest is its latest money, which pays this one. What came back before is open here. No money came with
 * that, so nobody is told.
 */
export async function carryCredit(ctx: Ctx, later: InvoiceRow): Promise<void> {
  const note = await exchangeNote(ctx, { later });
  if (!note?.correctsId) return;
  const invoiceId = note.correctsId;
  const owed = await lockReceivables(ctx, [invoiceId, later.id]);
  const earlier = owed.find((one) => one.invoiceId === invoiceId);
  if (!earlier) return;
  const { buyerId, openPaise } = earlier;
  const carried = latestMoney(await moneyOn(ctx, invoiceId), note.totalPaise - openPaise);
  const its = { at: note.issuedAt, buyerId, invoiceId };
  await ctx.db.insert(settlements).values([
    ...carried.flatMap(({ receiptId, paise }) => [
      { ...its, id: v7(), kind: 'money' as const, amountPaise: -paise, receiptId },
      { ...its, id: v7(), kind: 'money' as const, amountPaise: paise, receiptId, invoiceId: later.id },
    ]),
    { ...its, id: v7(), kind: 'note' as const, amountPaise: note.totalPaise, noteId: note.id },
  ]);
  const settle = (id: string, paise: number) =>
    ctx.db
      .update(receivables)
      .set({ openPaise: sql`${receivables.openPaise} - ${paise}` })
      .where(eq(receivables.invoiceId, id));
  await settle(invoiceId, note.totalPaise - paiseOn(carried));
  await settle(later.id, paiseOn(carried));
}
