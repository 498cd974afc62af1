/** What hangs on an account and moves with a merge. */
export type CustomerBelonging =
  | 'identities'
  | 'events'
  | 'consents'
  | 'help'
  | 'incomingMails'
  | 'addresses'
  | 'cart'
  | 'payments'
  | 'admissions'
  | 'projects'
  | 'quotations'
  | 'coupons';

/** What undoing a merge needs to know. */
export type MergeRecord = {
  /** Of the account that was closed. `eraseAt` is an ISO text. */
  held: {
    email: string;
    fullName: string;
    phone: string;
    gst: string;
    /** Merges of before it was kept have none. */
    company?: string;
    passwordHash: string | null;
    eraseAt: string | null;
  };
  /** Keys of what moved to the account that stayed. */
  moved: Record<CustomerBelonging, string[]>;
  /** Of the addresses that moved: the one that was first choice. */
  defaultAddress: string | null;
  /** What the account that stayed had of its own before it took over what it lacked. */
  kept: { phone: string; gst: string; company?: string };
};
