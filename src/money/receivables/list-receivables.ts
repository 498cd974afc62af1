import { and, asc, eq, gt, gte, lte, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { receivables } from './table.server.ts';
import { buyers } from '#money/buyers/table.server.ts';
import { searchInvoices } from '#money/invoices/search-invoices.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { allow, type Ctx, type Db } from '#kit/context.ts';
import { addDays, dateInIndia, daysBetween } from '#kit/india/india-date.ts';
import { ages, daysOfAge, type Age } from './settlement.ts';

/** A page of what is owed, the longest due first. `cursor`, the last invoice seen, wins over `offset`. */
export const ReceivableFilter = z.object({
  age: z.enum(ages).optional(),
  buyerId: z.uuid().optional(),
  /** As invoices are searched. */
  q: z.string().trim().max(80).optional(),
  perPage: z.coerce.number().int().min(1).max(200).default(25),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
  cursor: z.uuid().optional(),
});
export type ReceivableFilter = z.infer<typeof ReceivableFilter>;

/** Who owes what since when. */
export async function listReceivables(ctx: Ctx, input: ReceivableFilter) {
  allow(ctx.actor, 'receivables:read');
  const today = dateInIndia(ctx.now());
  const { dueOn, invoiceId, openPaise } = receivables;
  const read = (matching: SQL | undefined, db: Db) =>
    db
      .select({
        id: invoiceId,
        number: invoices.number,
        buyerId: receivables.buyerId,
        buyerName: invoices.buyerName,
        buyerEmail: buyers.email,
        buyerMobile: buyers.mobile,
        issuedAt: invoices.issuedAt,
        dueOn,
        totalPaise: receivables.totalPaise,
        openPaise,
        promisedOn: receivables.promisedOn,
      })
      .from(receivables)
      .innerJoin(invoices, eq(invoices.id, invoiceId))
      .innerJoin(buyers, eq(buyers.id, receivables.buyerId))
      .where(
        and(
          gt(openPaise, 0),
          input.age && withinAge(input.age, today),
          input.buyerId ? eq(receivables.buyerId, input.buyerId) : undefined,
          matching,
          input.cursor
            ? sql`(${dueOn}, ${invoiceId}) > (select due_on, invoice_id from receivables where invoice_id = ${input.cursor})`
            : undefined,
        ),
      )
      .orderBy(asc(dueOn), asc(invoiceId))
      .limit(input.perPage + 1)
      .offset(input.cursor ? 0 : input.offset);
  const found = await searchInvoices(ctx, input.q, read);
  const data = found
    .slice(0, input.perPage)
    .map((row) => ({ ...row, daysLate: daysBetween(row.dueOn, today) }));
  return { data, nextCursor: found.length > input.perPage ? (data.at(-1)?.id ?? null) : null };
}

/** How much is owed of which age, and all together. */
export async function sumReceivables(ctx: Ctx) {
  allow(ctx.actor, 'receivables:read');
  const today = dateInIndia(ctx.now());
  const of = (age: Age) =>
    ctx.db
      .select({
        paise: sql<number>`coalesce(sum(${receivables.openPaise}), 0)`.mapWith(Number),
        count: sql<number>`count(*)`.mapWith(Number),
      })
      .from(receivables)
      .where(and(gt(receivables.openPaise, 0), withinAge(age, today)));
  const rows = await Promise.all(ages.map(of));
  return {
    ages: ages.map((age, i) => ({ age, paise: rows[i]?.[0]?.paise ?? 0, count: rows[i]?.[0]?.count ?? 0 })),
    totalPaise: rows.reduce((sum, [row]) => sum + (row?.paise ?? 0), 0),
  };
}

function withinAge(age: Age, today: string): SQL | undefined {
  const [from, until] = daysOfAge[age];
  return and(
    from === null ? undefined : lte(receivables.dueOn, addDays(today, -from)),
    until === null ? undefined : gte(receivables.dueOn, addDays(today, -until)),
  );
}
