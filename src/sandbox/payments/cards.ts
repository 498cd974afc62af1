import type { PaymentError } from './payment.ts';

/** Razorpay's test cards for Indian payments, and what networks they are of. Any other number is refused. */
const good: Record<string, string> = {
  '4100280000001007': 'Visa',
  '5500670000001002': 'MasterCard',
  '6527658900001005': 'RuPay',
  '36082800091007': 'Diners Club',
  '340256000401007': 'American Express',
  '4111111111111111': 'Visa',
  '5267318187975449': 'MasterCard',
};

const badRequest = (reason: string, source: string, step: string, description: string): PaymentError => ({
  code: 'BAD_REQUEST_ERROR',
  description,
  source,
  step,
  reason,
});
const timedOut = badRequest(
  'payment_timed_out',
  'customer',
  'payment_authentication',
  'Your payment could not be completed due to a temporary issue. Try again later.',
);
const noFunds = badRequest(
  'insufficient_fund',
  'customer',
  'payment_authorization',
  'Your payment could not be completed due to insufficient account balance. Try another card or payment method.',
);
const cancelled = badRequest(
  'payment_cancelled',
  'customer',
  'payment_authentication',
  'Your payment has been cancelled. Try again or complete the payment later.',
);
const declined = badRequest(
  'card_declined',
  'issuer_bank',
  'payment_authorization',
  'Your payment did not go through as it was declined by the bank. Try another payment method or contact your bank.',
);
const disabled = badRequest(
  'card_disabled_for_online_payments',
  'issuer_bank',
  'payment_authorization',
  'Your card is disabled for online payments. Please reach to your bank or try with another card.',
);
const wrongNumber = badRequest(
  'card_number_invalid',
  'customer',
  'payment_initiation',
  'You have entered an incorrect card number. Try again.',
);
const technical: PaymentError = {
  code: 'GATEWAY_ERROR',
  description:
    'Your payment did not go through due to a temporary issue. Any debited amount will be refunded in 4-5 business days.',
  source: 'gateway',
  step: 'payment_authorization',
  reason: 'gateway_technical_error',
};
const notAuthenticated: PaymentError = {
  code: 'GATEWAY_ERROR',
  description:
    'Your payment could not be completed due to incorrect OTP or verification details. Try another payment method or contact your bank for details.',
  source: 'customer',
  step: 'payment_authentication',
  reason: 'authentication_failed',
};

/** Cards that fail whatever the OTP is. Source: Razorpay, test card details, error scenarios. */
const bad: Record<string, PaymentError> = {
  '4100280000090000': timedOut,
  '5305620000060000': timedOut,
  '4100280000080001': noFunds,
  '5305620000050001': noFunds,
  '4100280000070002': cancelled,
  '5305620000040002': cancelled,
  '4100280000060003': declined,
  '5305620000030003': declined,
  '4100280000050004': declined,
  '5305620000020004': declined,
  '4100280000040005': declined,
  '5305620000010005': declined,
  '4100280000030006': disabled,
  '5305620000000006': disabled,
  '4100280000010008': wrongNumber,
  '5305620000080008': wrongNumber,
  '4100280000020007': technical,
  '5305620000090007': technical,
  '4100280000000009': notAuthenticated,
  '5305620000070009': notAuthenticated,
};

/** @returns the network of a test card and why it fails; null for numbers that are none */
export function testCard(number: string): { network: string; error: PaymentError | null } | null {
  const error = bad[number] ?? null;
  const network = good[number] ?? (error && (number.startsWith('4') ? 'Visa' : 'MasterCard'));
  return network ? { network, error } : null;
}

export const wrongOtp = badRequest(
  'incorrect_otp',
  'customer',
  'payment_authentication',
  'Payment processing failed because of incorrect OTP',
);
