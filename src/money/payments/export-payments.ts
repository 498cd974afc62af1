import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { customers } from '#people/customers/table.server.ts';
import { paymentTransactions } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { inIndia } from '#agency/exports/cells.ts';
import { rupees } from '#kit/india/money.ts';
import { batchSize, listExport, oneLine } from '#agency/exports/list-export.ts';
import { filterPayments } from './list-payments.ts';
import { PaymentFilter } from './payment-filter.ts';
import { withReturned } from '#money/receivables/went-back.ts';
import type { TransactionRow } from './one-transaction.ts';

type Row = TransactionRow & { customerCode: string | null; returnedPaise: number };
type Column<Of> = Record<string, (of: Of) => string>;

const { id, createdAt } = paymentTransactions;

/** Payments, the latest first. */
const begin = async (ctx: Ctx, filter: PaymentFilter) => {
  const matching = await filterPayments(ctx, filter);
  return async (last: { id: string } | null): Promise<Row[]> => {
    const rows = await ctx.db
      .select({ ...getTableColumns(paymentTransactions), customerCode: customers.code })
      .from(paymentTransactions)
      .leftJoin(customers, eq(customers.id, paymentTransactions.customerId))
      .where(and(matching, last ? before(last.id) : undefined))
      .orderBy(desc(createdAt), desc(id))
      .limit(batchSize);
    return withReturned(ctx, rows);
  };
};
const before = (lastId: string) =>
  sql`(${createdAt}, ${id}) < (select last.created_at, last.id from ${paymentTransactions} as last where last.id = ${lastId})`;

const shared = { permission: 'payments:export', subject: 'payment', filter: PaymentFilter, begin } as const;

/** Who pays, and how it stands: in both files. */
const whose: Column<Row> = {
  Payment: (payment) => payment.id,
  'Begun (IST)': (payment) => inIndia(payment.createdAt),
  'Paid (IST)': (payment) => inIndia(payment.paidAt),
  State: (payment) => payment.status,
  Mode: (payment) => payment.mode,
  For: (payment) => payment.purpose,
  Customer: (payment) => payment.customerCode ?? '',
  Name: ({ order }) => order.buyer.name,
  'E-mail': ({ order }) => order.buyer.email,
  Phone: ({ order }) => order.buyer.phone,
  GSTIN: ({ order }) => order.buyer.gstin,
};

export const paymentExport = listExport({
  ...shared,
  linesOf: oneLine<Row>,
  columns: {
    ...whose,
    'Before GST (₹)': ({ order }) => rupees(order.gst.taxablePaise),
    'GST (₹)': ({ order }) => rupees(order.gst.gstPaise),
    'Total (₹)': (payment) => rupees(payment.totalPaise),
    'Given back (₹)': (payment) => rupees(payment.refundedPaise),
    'Went back besides (₹)': (payment) => rupees(payment.returnedPaise),
    'Order at the gateway': (payment) => payment.gatewayOrderId ?? '',
    'Payment at the gateway': (payment) => payment.paidPaymentId ?? '',
    'To be looked at': (payment) => payment.reviewReason ?? '',
  },
});

type OrderLine = { payment: Row; line: Row['order']['lines'][number] };

/** What was ordered: each line of each order, with the payment it belongs to. */
export const orderExport = listExport({
  ...shared,
  linesOf: (payment: Row): OrderLine[] => payment.order.lines.map((line) => ({ payment, line })),
  columns: {
    ...Object.fromEntries(
      Object.entries(whose).map(([name, cell]) => [name, ({ payment }: OrderLine) => cell(payment)]),
    ),
    Address: ({ payment }) => payment.order.buyer.address,
    PIN: ({ payment }) => payment.order.buyer.pincode,
    What: ({ line }) => line.title,
    Kind: ({ line }) => line.kind,
    Quantity: ({ line }) => String(line.quantity),
    Months: ({ line }) => String(line.months ?? ''),
    'Amount (₹)': ({ line }) => rupees(line.amountPaise),
    'GST in it': ({ payment }) => (payment.order.gst.mode === 'inclusive' ? 'yes' : 'no'),
    Coupon: ({ payment }) => payment.order.couponCode ?? '',
    'Discount of the order (₹)': ({ payment }) => rupees(payment.order.discountPaise),
    'Total of the order (₹)': ({ payment }) => rupees(payment.totalPaise),
  },
});
