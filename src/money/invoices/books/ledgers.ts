/** What everybody may know about the books that a month's documents make, browsers included. */
import type { Paise } from '#kit/india/money.ts';

/** The accounts, as Tally and Zoho Books shall call them, and the group of Tally that each belongs to. */
export const ledgers = {
  sales: ['Sales', 'Sales Accounts', 'What was sold, before GST'],
  nilRated: ['Sales, nil rated', 'Sales Accounts', 'What was sold at a rate of 0%'],
  exempt: ['Sales, exempt', 'Sales Accounts', 'What was sold exempt from GST'],
  nonGst: ['Sales, non-GST', 'Sales Accounts', 'What was sold outside GST'],
  deferred: ['Deferred income', 'Current Liabilities', 'What was paid for months to come'],
  commercial: ['Commercial credit notes', 'Sales Accounts', 'What was taken off without GST'],
  igst: ['Output IGST', 'Duties & Taxes', 'Tax across a border'],
  cgst: ['Output CGST', 'Duties & Taxes', 'The Union’s half of the tax'],
  sgst: ['Output SGST', 'Duties & Taxes', 'The state’s half of the tax'],
  advanceTax: ['GST on advances', 'Current Assets', 'Tax of advances that no invoice has taken yet'],
  passedOn: ['Paid for clients', 'Current Assets', 'What was passed on as it was (pure agent)'],
  roundOff: ['Round off', 'Indirect Expenses', 'Paise between taxes and totals'],
} as const satisfies Record<string, [name: string, group: string, what: string]>;
export type Ledger = keyof typeof ledgers;

/** Debits are above zero, credits below; all of a voucher come to nothing. */
export type Entry = { ledger: Ledger; paise: Paise };
export type Voucher = {
  /** The same whenever it is exported, so that a second import changes and does not double. */
  id: string;
  kind: 'Sales' | 'Debit Note' | 'Credit Note' | 'Journal';
  number: string;
  day: string;
  narration: string;
  /** Who owes it, and what; null in a journal. */
  party: { name: string; gstin: string; stateCode: string; country: string; paise: Paise } | null;
  entries: Entry[];
};
