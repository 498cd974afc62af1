/** How money reaches the agency beside a gateway, by the names that invoices say. */
export const offlineMethods = {
  bank: 'Bank transfer',
  upi: 'UPI',
  cheque: 'Cheque',
  cash: 'Cash',
} as const;
export type OfflineMethod = keyof typeof offlineMethods;

/** The same with the gateway, whose payments of invoices are receipts as well. */
export const receiptMethods = { ...offlineMethods, online: 'Online payment' } as const;
export type ReceiptMethod = keyof typeof receiptMethods;
