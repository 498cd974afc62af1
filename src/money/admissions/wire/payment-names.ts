import { z } from '@hono/zod-openapi';
import type { AdmissionPayment } from '../list-payments.ts';
import type { StartedPayment } from '#money/payments/start-payment.ts';
import { rupees } from './names.ts';

/** The payment record of an admission. */
export const PaymentWire = z
  .object({
    transaction_id: z.string(),
    order_no: z.string().openapi({ example: 'NIR-1042', description: 'As people call it' }),
    pricing: z.string().openapi({ description: 'What was subscribed to' }),
    duration: z.number().int().nullable().openapi({ description: 'Months' }),
    user_id: z.string(),
    user_phone: z.string(),
    student: z.string().openapi({ description: "The customer's name" }),
    amount: z.number().openapi({ description: 'Rupees' }),
    currency: z.literal('INR'),
    payment_mode: z.literal('Online'),
    fee: z.literal(0),
    razorpay_payment_id: z.string(),
    status: z.enum(['Paid', 'Authorized', 'Awaiting', 'Failed', 'Refunded']),
    createdAt: z.iso.datetime(),
    admission_id: z.string(),
    last_error: z.string(),
  })
  .openapi('AdmissionPayment');

export const paymentToWire = (payment: AdmissionPayment, userId: string): z.infer<typeof PaymentWire> => ({
  transaction_id: payment.transactionId,
  order_no: payment.orderNo,
  pricing: payment.planTitle,
  duration: payment.months,
  user_id: userId,
  user_phone: payment.buyer.phone,
  student: payment.buyer.name,
  amount: rupees(payment.amountPaise),
  currency: 'INR',
  payment_mode: 'Online',
  fee: 0,
  razorpay_payment_id: payment.paymentId ?? '',
  status: payment.status,
  createdAt: (payment.paidAt ?? payment.createdAt).toISOString(),
  admission_id: payment.admissionId,
  last_error: payment.status === 'Failed' ? (payment.errorText ?? '') : '',
});

/** What the checkout is opened with; `order_id` null where nothing is left to pay. */
export const CheckoutWire = z.object({
  transaction_id: z.string().nullable(),
  order_id: z.string().nullable(),
  amount: z.number().int().openapi({ description: 'Paise' }),
  currency: z.literal('INR'),
  key: z.string(),
  checkout_script_url: z.string(),
});

export const paymentMessage = (started: StartedPayment | null) =>
  started ? /*i18n*/ 'Your admission has been saved. Please pay to begin.' : /*i18n*/ 'Your plan has begun.';

export const checkoutOf = (started: StartedPayment | null): z.infer<typeof CheckoutWire> => ({
  transaction_id: started?.id ?? null,
  order_id: started?.gatewayOrderId ?? null,
  amount: started?.amountPaise ?? 0,
  currency: 'INR',
  key: started?.keyId ?? '',
  checkout_script_url: started?.checkoutScriptUrl ?? '',
});

const id = z.string().max(100);

/** What the browser says of a payment. `status` is believed by nobody, but must fit the rest. */
export const ClaimWire = z.object({
  transaction_id: id,
  status: z
    .string()
    .max(40)
    .optional()
    .openapi({ description: '`Paid` says that a payment id is sent with it' }),
  razorpay_payment_id: id.optional(),
  razorpay_order_id: id.optional(),
  razorpay_signature: z.string().max(200).optional(),
});

export const claimedPayment = (sent: z.infer<typeof ClaimWire>) => ({
  transactionId: sent.transaction_id,
  saysPaid: sent.status?.toLowerCase() === 'paid',
  signed: sent.razorpay_payment_id
    ? {
        paymentId: sent.razorpay_payment_id,
        orderId: sent.razorpay_order_id ?? '',
        signature: sent.razorpay_signature ?? '',
      }
    : null,
});
