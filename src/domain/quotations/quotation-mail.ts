/** A message about a quotation. `key` names its reason, so that it is written once. */
export type QuotationMail =
  | { what: 'offer' | 'order'; key: string; quotationId: string }
  | { what: 'answer'; key: string; responseId: string }
  /** `mobile`, `email`: where the code goes; empty where it does not. */
  | { what: 'code'; key: string; quotationId: string; code: string; mobile: string; email: string };
