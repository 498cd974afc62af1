import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { customers } from '#people/customers/table.server.ts';
import { paymentTransactions } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { within, type Columns } from '#agency/exports/columns.ts';
import { batchSize, listExport, oneLine } from '#agency/exports/list-export.ts';
import { filterPayments } from './list-payments.ts';
import { PaymentFilter } from './payment-filter.ts';
import { withReturned } from '#money/receivables/went-back.ts';
import type { TransactionRow } from './one-transaction.ts';

type Row = TransactionRow & { customerCode: string | null; returnedPaise: number };

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
const whose: Columns<Row> = {
  Payment: (payment) => payment.id,
  'Begun (IST)': { moment: (payment) => payment.createdAt },
  'Paid (IST)': { moment: (payment) => payment.paidAt },
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
    'Before GST (₹)': { paise: ({ order }) => order.gst.taxablePaise },
    'GST (₹)': { paise: ({ order }) => order.gst.gstPaise },
    'Total (₹)': { paise: (payment) => payment.totalPaise },
    'Given back (₹)': { paise: (payment) => payment.refundedPaise },
    'Went back besides (₹)': { paise: (payment) => payment.returnedPaise },
    'Order at the gateway': (payment) => payment.gatewayOrderId ?? '',
    'Payment at the gateway': (payment) => payment.paidPaymentId ?? '',
    'To be looked at': (payment) => payment.reviewReason ?? '',
  },
});

type OrderLine = { payment: Row; line: Row['order']['lines'][number] };
const ofPayment = within(({ payment }: OrderLine) => payment);

/** What was ordered: each line of each order, with the payment it belongs to. */
export const orderExport = listExport({
  ...shared,
  linesOf: (payment: Row): OrderLine[] => payment.order.lines.map((line) => ({ payment, line })),
  columns: {
    ...Object.fromEntries(Object.entries(whose).map(([name, column]) => [name, ofPayment(column)])),
    Address: ({ payment }) => payment.order.buyer.address,
    PIN: ({ payment }) => payment.order.buyer.pincode,
    What: ({ line }) => line.title,
    Kind: ({ line }) => line.kind,
    Quantity: { number: ({ line }) => line.quantity },
    Months: { number: ({ line }) => line.months },
    'Amount (₹)': { paise: ({ line }) => line.amountPaise },
    'GST in it': ({ payment }) => (payment.order.gst.mode === 'inclusive' ? 'yes' : 'no'),
    Coupon: ({ payment }) => payment.order.couponCode ?? '',
    'Discount of the order (₹)': { paise: ({ payment }) => payment.order.discountPaise },
    'Total of the order (₹)': { paise: ({ payment }) => payment.totalPaise },
  },
});
