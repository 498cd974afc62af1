import type { Change, Store } from './store.ts';

export type Merchant = { keyId: string; keySecret: string; baseUrl: string };

/** What every verb of the sandbox is given first. */
export type SandboxContext = {
  merchant: Merchant;
  store: Store;
  /** Unix seconds on the sandbox's own clock. */
  now(): number;
  /** The same in milliseconds. */
  nowMs(): number;
  /** Writes the changes together; events among them are sent. */
  commit(changes: Change[]): void;
  /** Who sends the events that come about here, when several processes share one journal. */
  process: string;
};
