import { z } from '@hono/zod-openapi';
import type { AdmissionPayment } from '../list-payments.ts';
import type { StartedPayment } from '#money/payments/start-payment.ts';
import { signedNames } from '#money/payments/wire/signed-names.ts';
import { checkoutNames, paymentNames } from './names.ts';
import { toRupees, type Paise } from '#kit/india/money.ts';

/** The payment record of an admission. */
export const PaymentWire = z
  .object({
    ...paymentNames.toWire({
      transactionId: z.string(),
      orderNo: z.string().openapi({ example: 'NIR-1042', description: 'As people call it' }),
      admissionId: z.string(),
      title: z.string().openapi({ description: 'What was subscribed to' }),
      months: z.number().int().nullable().openapi({ description: 'Months' }),
      name: z.string().openapi({ description: "The customer's name" }),
      amount: z.number().openapi({ description: 'Rupees' }),
      status: z.enum(['Paid', 'Authorized', 'Awaiting', 'Failed', 'Refunded']),
      at: z.iso.datetime(),
      error: z.string(),
      paymentId: z.string(),
      refunded: z.number().openapi({ description: 'Of the amount; rupees' }),
      returned: z.number().openapi({ description: 'Went back besides refunds, by a bank or by us; rupees' }),
    }),
    user_id: z.string(),
    user_phone: z.string(),
    currency: z.literal('INR'),
    payment_mode: z.literal('Online'),
    fee: z.literal(0),
  })
  .openapi('AdmissionPayment');

export const paymentToWire = (
  payment: AdmissionPayment & { returnedPaise: Paise },
  userId: string,
): z.infer<typeof PaymentWire> => ({
  ...paymentNames.toWire({
    transactionId: payment.transactionId,
    orderNo: payment.orderNo,
    admissionId: payment.admissionId,
    title: payment.planTitle,
    months: payment.months,
    name: payment.buyer.name,
    amount: toRupees(payment.amountPaise),
    status: payment.status,
    at: (payment.paidAt ?? payment.createdAt).toISOString(),
    error: payment.status === 'Failed' ? (payment.errorText ?? '') : '',
    paymentId: payment.paymentId ?? '',
    refunded: toRupees(payment.refundedPaise),
    returned: toRupees(payment.returnedPaise),
  }),
  user_id: userId,
  user_phone: payment.buyer.phone,
  currency: 'INR',
  payment_mode: 'Online',
  fee: 0,
});

/** What the checkout is opened with; `order_id` null where nothing is left to pay. */
export const CheckoutWire = z.object({
  ...checkoutNames.toWire({
    transactionId: z.string().nullable(),
    orderId: z.string().nullable(),
    amountPaise: z.number().int().openapi({ description: 'Paise' }),
    key: z.string(),
    scriptUrl: z.string(),
  }),
  currency: z.literal('INR'),
});

export const paymentMessage = (started: StartedPayment | null) =>
  started ? /*i18n*/ 'Your admission has been saved. Please pay to begin.' : /*i18n*/ 'Your plan has begun.';

export const checkoutOf = (started: StartedPayment | null): z.infer<typeof CheckoutWire> => ({
  ...checkoutNames.toWire({
    transactionId: started?.id ?? null,
    orderId: started?.gatewayOrderId ?? null,
    amountPaise: started?.amountPaise ?? 0,
    key: started?.keyId ?? '',
    scriptUrl: started?.checkoutScriptUrl ?? '',
  }),
  currency: 'INR',
});

const id = z.string().max(100);

/** What the browser says of a payment. `status` is believed by nobody, but must fit the rest. */
export const ClaimWire = z.object({
  ...checkoutNames.toWire({ transactionId: id }),
  status: z
    .string()
    .max(40)
    .optional()
    .openapi({ description: '`Paid` says that a payment id is sent with it' }),
  ...signedNames.toWire({
    paymentId: id.optional(),
    orderId: id.optional(),
    signature: z.string().max(200).optional(),
  }),
});

export function claimedPayment(sent: z.infer<typeof ClaimWire>) {
  const { transactionId } = checkoutNames.fromWire(sent);
  const { paymentId = '', orderId = '', signature = '' } = signedNames.fromWire(sent);
  return {
    transactionId,
    saysPaid: sent.status?.toLowerCase() === 'paid',
    paymentId,
    signed: paymentId && signature ? { paymentId, orderId, signature } : null,
  };
}
