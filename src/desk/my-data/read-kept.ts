import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { exportByAddress } from '#desk/personal-data/export-by-address.ts';
import type { Ctx } from '#kit/context.ts';
import { buyers } from '#money/buyers/table.server.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { customers } from '#people/customers/table.server.ts';
import { exportProjectsSoldTo } from '#sales/projects/my-projects.ts';
import { quotations } from '#sales/quotations/table.server.ts';

/**
 * Everything that is filed under an address. What an account holds is exported and erased in its profile.
 * @param input.email as a code has proven it, in small letters
 */
export async function readKept(ctx: Ctx, { email }: { email: string }) {
  const { db } = ctx;
  const [byAddress, offered, billedTo, billed, account, sold] = [
    await exportByAddress(ctx, { email, customerId: null }),
    await db
      .select({
        number: quotations.number,
        revision: quotations.revision,
        at: quotations.createdAt,
        title: quotations.title,
        name: quotations.name,
        company: quotations.company,
        gstin: quotations.gstin,
        address: quotations.address,
        pincode: quotations.pincode,
        mobile: quotations.mobile,
        email: quotations.email,
        status: quotations.status,
        totalPaise: quotations.totalPaise,
      })
      .from(quotations)
      .where(eq(quotations.email, email))
      .orderBy(asc(quotations.id)),
    await db
      .select({
        name: buyers.name,
        company: buyers.company,
        gstin: buyers.gstin,
        address: buyers.address,
        pincode: buyers.pincode,
        mobile: buyers.mobile,
        email: buyers.email,
      })
      .from(buyers)
      .where(eq(buyers.email, email)),
    await db
      .select({
        number: invoices.number,
        kind: invoices.kind,
        issuedAt: invoices.issuedAt,
        totalPaise: invoices.totalPaise,
      })
      .from(invoices)
      .leftJoin(buyers, eq(buyers.id, invoices.buyerId))
      .where(or(eq(sql`lower(${invoices.buyerEmail})`, email), eq(buyers.email, email)))
      .orderBy(asc(invoices.id)),
    await db.$count(customers, and(eq(customers.email, email), isNull(customers.closedAt))),
    await exportProjectsSoldTo(ctx, { email }),
  ];
  return {
    exportedAt: ctx.now(),
    email,
    hasAccount: account > 0,
    ...byAddress,
    quotations: offered,
    billing: billedTo[0] ?? null,
    invoices: billed,
    projects: account > 0 ? [] : sold,
  };
}
