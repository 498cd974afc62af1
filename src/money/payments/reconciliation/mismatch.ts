/** Where our books and the gateway's differ. */
export const mismatchKinds = {
  'paid-there': 'Captured at the gateway, not paid here',
  'paid-here': 'Paid here, not captured at the gateway',
  amount: 'Another amount at the gateway',
  'unknown-payment': 'A payment at the gateway that we know nothing of',
  'unknown-refund': 'A refund at the gateway that we know nothing of',
  'refund-differs': 'A refund with another amount or state at the gateway',
} as const;
export type MismatchKind = keyof typeof mismatchKinds;

/** `gatewayId`: the payment or refund it is about. */
export type Mismatch = {
  kind: MismatchKind;
  gatewayId: string;
  transactionId: string | null;
  amountPaise: number;
};
