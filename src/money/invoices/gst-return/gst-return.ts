/** What everybody may know about the return of outward supplies (GSTR-1), browsers included. */
import type { Untaxed } from '#catalogue/gst/treatment.ts';
import type { Paise } from '#kit/india/money.ts';
import type { TaxParts } from '../invoice.ts';

/** Its tables by the names that the portal's files have, in the order of the form. */
export const returnTables = {
  b2b: ['4, 6B', 'Invoices to registered buyers'],
  b2cl: ['5', 'Large invoices to others, across a border'],
  exp: ['6A', 'Exports'],
  b2cs: ['7', 'Everything else to others, less their notes'],
  nil: ['8', 'Nil rated, exempt and non-GST'],
  b2ba: ['9A', 'Earlier invoices to registered buyers, amended'],
  b2cla: ['9A', 'Earlier large invoices, amended'],
  expa: ['9A', 'Earlier exports, amended'],
  cdnr: ['9B', 'Notes to registered buyers'],
  cdnur: ['9B', 'Notes on large invoices and exports'],
  cdnra: ['9C', 'Earlier notes to registered buyers, amended'],
  cdnura: ['9C', 'Earlier notes on large invoices and exports, amended'],
  at: ['11A', 'Advances that no invoice took in the month'],
  txpd: ['11B', 'Earlier advances that an invoice took'],
  hsnB2b: ['12', 'By code, to registered buyers'],
  hsnB2c: ['12', 'By code, to others'],
  docs: ['13', 'Documents issued'],
} as const satisfies Record<string, [table: string, name: string]>;
export type ReturnTable = keyof typeof returnTables;

/** From so much on an invoice across a state's border to a buyer without a GST number stands by itself. */
export const largeFromPaise = 1_00_000_01;

export type RatePart = TaxParts & { percent: number };
/** One document. Amounts of notes are positive; `note` says which way they go. */
export type DocumentRow = {
  number: string;
  /** The day of issue in India. */
  day: string;
  valuePaise: Paise;
  /** A state's code; 96 abroad, 97 where it is not known. */
  place: string;
  rates: RatePart[];
};
type ToBusiness = { gstin: string; name: string; reverseCharge: boolean; type: 'R' | 'SEWP' | 'SEWOP' };
type Note = { note: 'C' | 'D' };
/** What a revision takes the place of. */
type Amended = { original: { number: string; day: string; place: string } };
type BusinessRow = DocumentRow & ToBusiness;
type ExportRow = DocumentRow & { type: 'WPAY' | 'WOPAY' };
type OtherNoteRow = DocumentRow & Note & { type: 'B2CL' | 'EXPWP' | 'EXPWOP' };
/** So much of one rate in one place; below zero where more went back than was sold. */
export type PlaceRow = RatePart & { place: string };
/** Whether it crosses the seller's border: to another state, or to a zone inside its own. Source: IGST Act, section 7(5) */
export const crossesFrom = (gstin: string, { place, igstPaise }: PlaceRow) =>
  place !== gstin.slice(0, 2) || igstPaise !== 0;
/** Below zero where more went back than was sold. */
export type NilRow = { kind: NilKind } & Record<Untaxed, Paise>;
export type CodeRow = RatePart & { code: string; unit: 'NA' | 'NOS'; quantity: number; valuePaise: Paise };
/** `nature`: how the portal numbers kinds of documents. */
export type SerialRow = { nature: number; from: string; to: string; count: number; cancelled: number };

export type GstReturn = {
  /** Like `2026-11`. */
  month: string;
  gstin: string;
  b2b: BusinessRow[];
  b2cl: DocumentRow[];
  exp: ExportRow[];
  b2cs: PlaceRow[];
  nil: NilRow[];
  b2ba: (BusinessRow & Amended)[];
  b2cla: (DocumentRow & Amended)[];
  expa: (ExportRow & Amended)[];
  cdnr: (BusinessRow & Note)[];
  cdnur: OtherNoteRow[];
  cdnra: (BusinessRow & Note & Amended)[];
  cdnura: (OtherNoteRow & Amended)[];
  at: PlaceRow[];
  txpd: PlaceRow[];
  hsnB2b: CodeRow[];
  hsnB2c: CodeRow[];
  docs: SerialRow[];
};

export const nilKinds = {
  INTRB2B: 'Inter-State supplies to registered persons',
  INTRAB2B: 'Intra-State supplies to registered persons',
  INTRB2C: 'Inter-State supplies to unregistered persons',
  INTRAB2C: 'Intra-State supplies to unregistered persons',
} as const;
export type NilKind = keyof typeof nilKinds;

/** As the portal numbers and calls them. */
export const natures: Record<number, string> = {
  1: 'Invoices for outward supply',
  3: 'Revised Invoice',
  4: 'Debit Note',
  5: 'Credit Note',
  6: 'Receipt Voucher',
  8: 'Refund Voucher',
};

/** What a table comes to. Tax that the buyer owes under reverse charge is not in it. */
export type TableSums = TaxParts & { rows: number };
export type ReturnSums = Record<ReturnTable, TableSums>;
