import { and, asc, eq, inArray, notInArray, or } from 'drizzle-orm';
import { z } from 'zod';
import { isKeptBackThen } from './kept-back/of-advance.ts';
import { isBooked, isNotMisbooked, receipts, receivables, settlements } from './table.server.ts';
import type { Statement, StatementEntry } from './statement.ts';
import { auditView } from '#agency/audit/record-view.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { readBuyer } from '#money/buyers/buyers.ts';
import { billed } from '#money/invoices/drafts/drafts.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { supplierOf } from '#money/invoices/write-content.ts';

/** Both days belong to it. */
export const StatementDays = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: /*staff*/ 'The last day is before the first',
  });

/** One buyer's account over some days, to be sent to it. @throws NotFound */
export async function readStatement(
  ctx: Ctx,
  input: z.output<typeof StatementDays> & { buyerId: string },
): Promise<Statement> {
  allow(ctx.actor, 'receivables:read');
  const { buyerId, from, to } = input;
  const buyer = await readBuyer(ctx, { buyerId });
  const all = (await everythingOf(ctx, buyerId)).toSorted((a, b) => a.on.localeCompare(b.on));
  const sum = (of: StatementEntry[]) => of.reduce((paise, { amountPaise }) => paise + amountPaise, 0);
  const until = all.filter(({ on }) => on <= to);
  await auditView(ctx, { subjectType: 'buyer', subjectId: buyerId });
  return {
    supplier: supplierOf(await readSettings(ctx)),
    buyer: billed(buyer, buyer.country !== ''),
    language: buyer.language,
    from,
    to,
    openingPaise: sum(until.filter(({ on }) => on < from)),
    entries: until.filter(({ on }) => on >= from),
    closingPaise: sum(until),
  };
}

/**
 * Money stands there once, as it came; how it was split over invoices changes nothing of what is owed. What was never this
 * buyer's does not.
 */
async function everythingOf(ctx: Pick<Ctx, 'db'>, buyerId: string): Promise<StatementEntry[]> {
  const sold = await ctx.db
    .select({ issuedAt: invoices.issuedAt, number: invoices.number, totalPaise: receivables.totalPaise })
    .from(receivables)
    .innerJoin(invoices, eq(invoices.id, receivables.invoiceId))
    .where(eq(receivables.buyerId, buyerId))
    .orderBy(asc(receivables.invoiceId));
  const came = await ctx.db
    .select()
    .from(receipts)
    .where(and(eq(receipts.buyerId, buyerId), isBooked))
    .orderBy(asc(receipts.id));
  const settled = await ctx.db
    .select({
      at: settlements.at,
      deductedOn: settlements.deductedOn,
      kind: settlements.kind,
      amountPaise: settlements.amountPaise,
      number: invoices.number,
      reason: settlements.reason,
      returnedOn: receipts.returnedOn,
      received: receipts.reference,
    })
    .from(settlements)
    .leftJoin(invoices, eq(invoices.id, settlements.noteId))
    .leftJoin(receipts, eq(receipts.id, settlements.receiptId))
    .where(
      and(
        eq(settlements.buyerId, buyerId),
        isNotMisbooked,
        // What an invoice took of an advance's tax stands there once, as its money does.
        or(notInArray(settlements.kind, ['tds', 'gst-tds']), isKeptBackThen),
        inArray(settlements.kind, [
          'tds',
          'gst-tds',
          'note',
          'write-off',
          'cancelled',
          'sent-back',
          'came-back',
        ]),
      ),
    )
    .orderBy(asc(settlements.id));
  return [
    ...sold.map(({ issuedAt, number, totalPaise }) => ({
      on: dateInIndia(issuedAt),
      kind: 'invoice' as const,
      reference: number,
      amountPaise: totalPaise,
    })),
    ...came.map(({ receivedOn, reference, amountPaise }) => ({
      on: receivedOn,
      kind: 'money' as const,
      reference,
      amountPaise: -amountPaise,
    })),
    ...settled.map(({ at, deductedOn, kind, amountPaise, number, reason, returnedOn, received }) => {
      const on = deductedOn ?? dateInIndia(at);
      if (kind === 'sent-back') return { on, kind, reference: reason, amountPaise };
      if (kind === 'came-back') return { on: returnedOn ?? on, kind, reference: received ?? '', amountPaise };
      return { on, kind, reference: number ?? '', amountPaise: -amountPaise };
    }),
  ];
}
