import { and, desc, lt } from 'drizzle-orm';
import { customers } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { batchSize, listExport, oneLine, type RowOf } from '#agency/exports/list-export.ts';
import { CustomerFilter } from './customer-filter.ts';
import { customerColumns, filterCustomers } from './list-customers.ts';

/** Customers, the newest first. */
const begin = async (ctx: Ctx, filter: CustomerFilter) => (last: { id: string } | null) =>
  ctx.db
    .select({ ...customerColumns, company: customers.company, gst: customers.gst })
    .from(customers)
    .where(and(filterCustomers(filter), last ? lt(customers.id, last.id) : undefined))
    .orderBy(desc(customers.id))
    .limit(batchSize);

export const customerExport = listExport({
  permission: 'customers:export',
  subject: 'customer',
  filter: CustomerFilter,
  linesOf: oneLine<RowOf<typeof begin>>,
  columns: {
    Number: (customer) => customer.code,
    Name: (customer) => customer.fullName,
    'E-mail': (customer) => customer.email,
    Phone: (customer) => customer.phone,
    Company: (customer) => customer.company,
    GSTIN: (customer) => customer.gst,
    State: (customer) => customer.state,
    'Joined (IST)': { moment: (customer) => customer.createdAt },
    'Last signed in (IST)': { moment: (customer) => customer.lastSignedInAt },
  },
  begin,
});
