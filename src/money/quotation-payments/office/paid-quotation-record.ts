import type { PaymentMode } from '#money/payments/payment-mode.ts';
import type { TransactionStatus } from '#money/payments/transaction.ts';
import type { QuotationDetail } from '#sales/quotations/office/quotation-record.ts';

/** A quotation with what came in for it. */
export type PaidQuotation = QuotationDetail & {
  payments?: {
    id: string;
    status: TransactionStatus;
    mode: PaymentMode;
    totalPaise: number;
    refundedPaise: number;
    paidAt: string | null;
    reference: string | null;
  }[];
};
