import { newId } from './ids.ts';
import type { Dispute } from './disputes/dispute.ts';
import { noFaults, type Faults } from './faults/faults.ts';
import { openJournal } from './journal.ts';
import type { PaymentLink } from './links/link.ts';
import type { Registration, Token } from './mandates/mandate.ts';
import type { Order } from './orders/order.ts';
import type { Payment } from './payments/payment.ts';
import type { Refund, RefundKey } from './refunds/refund.ts';
import type { WebhookEvent } from './webhooks/event.ts';

export type Tables = {
  orders: Order;
  payments: Payment;
  refunds: Refund;
  links: PaymentLink;
  registrations: Registration;
  tokens: Token;
  disputes: Dispute;
  refundKeys: RefundKey;
  events: WebhookEvent;
};

export type Settings = {
  accountId: string;
  /** How far the sandbox's clock is ahead of the machine's, in milliseconds. */
  clockAheadMs: number;
  webhook: { url: string | null; secret: string; active: boolean };
  /** What a new refund becomes by itself. */
  refunds: 'processed' | 'pending';
  /** What becomes of a debit when its time has come. */
  debits: 'paid' | 'failed';
  faults: Faults;
};

export type Change =
  | { [Table in keyof Tables]: { table: Table; value: Tables[Table] } }[keyof Tables]
  | { settings: Settings }
  | { emptied: true };

/** One change of a table, for `Store.write`. */
export const put = <Table extends keyof Tables>(table: Table, value: Tables[Table]) =>
  ({ table, value }) as Change;

/** Everything the sandbox knows: in memory, and in the journal so that a restart knows it too. */
export function openStore(file: string | null) {
  const tables = emptyTables();
  let settings: Settings = {
    accountId: newId('acc'),
    clockAheadMs: 0,
    webhook: { url: null, secret: '', active: true },
    refunds: 'processed',
    debits: 'paid',
    faults: noFaults,
  };
  const journal = openJournal<Change[]>(file, (changes) => {
    for (const change of changes) {
      if ('settings' in change) ({ settings } = change);
      else if ('emptied' in change) for (const table of Object.values(tables)) table.clear();
      else (tables[change.table] as Map<string, typeof change.value>).set(change.value.id, change.value);
    }
  });

  return {
    get: <Table extends keyof Tables>(table: Table, id: string): Tables[Table] | undefined =>
      tables[table].get(id),
    /** Newest first, as Razorpay lists. */
    list: <Table extends keyof Tables>(table: Table): Tables[Table][] =>
      [...tables[table].values()].toReversed(),
    settings: () => settings,
    /** All of it or, after a crash, none. */
    write: (changes: Change[]) => journal.append(changes),
    catchUp: journal.catchUp,
    close: journal.close,
  };
}
export type Store = ReturnType<typeof openStore>;

const emptyTables = (): { [Table in keyof Tables]: Map<string, Tables[Table]> } => ({
  orders: new Map(),
  payments: new Map(),
  refunds: new Map(),
  links: new Map(),
  registrations: new Map(),
  tokens: new Map(),
  disputes: new Map(),
  refundKeys: new Map(),
  events: new Map(),
});
