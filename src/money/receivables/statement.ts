import type { Paise } from '#kit/india/money.ts';
import type { Language } from '#kit/language/language.ts';
import type { InvoiceContent } from '#money/invoices/invoice.ts';
import type { SettlementKind } from './settlement.ts';

/** What changed how much a buyer owes: below zero what takes something off. */
export type StatementEntry = {
  /** A day in India. */
  on: string;
  kind: 'invoice' | SettlementKind;
  /** A document's number, or what the bank calls the money. */
  reference: string;
  amountPaise: Paise;
};

/** What a buyer owed on one day, what changed it, and what it owes on another. Below zero: it has paid in advance. */
export type Statement = {
  supplier: InvoiceContent['supplier'];
  buyer: InvoiceContent['buyer'];
  language: Language;
  from: string;
  to: string;
  openingPaise: Paise;
  entries: StatementEntry[];
  closingPaise: Paise;
};
