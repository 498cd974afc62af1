import { admissionPurpose } from '#money/admissions/purpose.ts';
import { cartPurpose } from '#money/cart/purpose.ts';
import type { PaymentPurpose } from '#money/payments/purpose.ts';
import { invoicePurpose } from '#money/receivables/online/purpose.ts';
import { quotationPurpose } from '#money/quotation-payments/purpose.ts';
import { upgradePurpose } from '#money/upgrades/purpose.ts';

/** Everything that can be paid for. */
export const purposes: PaymentPurpose[] = [
  cartPurpose,
  admissionPurpose,
  upgradePurpose,
  quotationPurpose,
  invoicePurpose,
];
