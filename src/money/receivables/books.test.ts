import { and, eq, isNotNull, isNull, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { receipts, receivables, settlements } from './table.server.ts';
import { openLedger } from './test-ledger.ts';
import { addDays } from '#kit/india/india-date.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { openBooks } from './test-books-acts.ts';
import { expectBooksToBalance } from './test-books-end.ts';

type Ledger = Awaited<ReturnType<typeof openLedger>>;

// BOOKS_SEED walks other ways (3,7,11: one after the other), BOOKS_STEPS further.
const seeds = (process.env.BOOKS_SEED ?? '37').split(',').map(Number);
const steps = Number(process.env.BOOKS_STEPS ?? 100);

test(
  'after any walk of sales here and abroad, plans that are exchanged, quotations, milestones, links, money, advances, tax kept back, notes of both kinds, write-offs and money that comes back or was another buyer’s the books balance to the paisa',
  async () => {
    const failed: unknown[] = [];
    for (const seed of seeds) {
      const ledger = await openLedger();
      await walk(ledger, seed).catch((cause: unknown) =>
        failed.push(new Error(`BOOKS_SEED=${seed}`, { cause })),
      );
      await ledger.close();
    }
    if (failed.length > 0) throw failed.length === 1 ? failed[0] : new AggregateError(failed);
  },
  300_000 * seeds.length,
);

async function walk(ledger: Ledger, seed: number) {
  const books = await openBooks(ledger, seed);
  // A walk that was not everywhere proves little: it goes on until it was.
  for (let step = 0; step < steps || (step < 10 * steps && !(await wasEverywhere(ledger))); step++)
    await books.act();
  expect(await wasEverywhere(ledger)).toBe(true);

  // In the end every advance is used.
  books.onDay(addDays(books.today(), 40));
  // Who has only ever paid in advance is among them.
  const owing = (await ledger.db.select().from(receivables)).map((row) => row.buyerId);
  const everybody = [...new Set([...books.buyers, ...owing])];
  for (const buyerId of everybody) {
    const supply = books.usualSupply(buyerId);
    await ledger.bill(buyerId, 1_000_000_000, { supply, useAdvances: true });
  }
  await expectBooksToBalance(ledger, books, everybody);
}

/** Whether there is something of every kind. */
async function wasEverywhere({ db }: Ledger): Promise<boolean> {
  const documents = await db.select({ kind: invoices.kind, content: invoices.content }).from(invoices);
  const kinds: string[] = [
    ...documents.map(({ kind }) => kind),
    ...(await db.selectDistinct({ kind: settlements.kind }).from(settlements)).map(({ kind }) => kind),
    ...(await db.selectDistinct({ method: receipts.method }).from(receipts)).map(({ method }) => method),
    ...(await db.select({ id: settlements.id }).from(settlements).where(isTaxOfAdvance)).map(
      () => 'tax of an advance',
    ),
    ...(await db.select().from(receipts).where(isNotNull(receipts.transactionId))).map(
      () => 'tax of a quotation',
    ),
  ];
  const exchanged = await db
    .select({ id: settlements.id })
    .from(settlements)
    .innerJoin(invoices, eq(invoices.id, settlements.noteId))
    .where(and(eq(settlements.kind, 'note'), isExchange));
  if (exchanged.length > 0) kinds.push('exchange');
  if ((await db.$count(settlements, like(settlements.reason, 'Paid too much%'))) > 0)
    kinds.push('paid too much');
  if ((await db.$count(receipts, eq(receipts.misbooked, true))) > 0) kinds.push('wrong buyer');
  const supplies = new Set(documents.map(({ content }) => content.supply ?? 'ordinary'));
  const all = [
    'tax-invoice',
    'debit-note',
    'credit-note',
    'receipt-voucher',
    'refund-voucher',
    'tds',
    'gst-tds',
    'write-off',
    'came-back',
    'bank',
    'online',
    'tax of an advance',
    'tax of a quotation',
    'paid too much',
    'exchange',
    'wrong buyer',
  ];
  return supplies.size > 3 && all.every((kind) => kinds.includes(kind));
}
/** A note with which one plan took the place of another. */
const isExchange = and(isNotNull(invoices.transactionId), isNull(invoices.refundId));
/** That an invoice has taken. */
const isTaxOfAdvance = and(
  eq(settlements.kind, 'tds'),
  isNotNull(settlements.advanceId),
  isNotNull(settlements.invoiceId),
);
