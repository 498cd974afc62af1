/** What everybody may know about what settles invoices, browsers included. */
import type { Paise } from '#kit/india/money.ts';

/** tds: income tax the buyer kept back; gst-tds: what a government buyer kept back of GST (CGST Act, section 51); cancelled: taken back with the e-invoice portal; sent-back: we returned money; came-back: the bank or the gateway took it from us again. */
export const settlementKinds = [
  'money',
  'tds',
  'gst-tds',
  'note',
  'write-off',
  'cancelled',
  'sent-back',
  'came-back',
] as const;
export type SettlementKind = (typeof settlementKinds)[number];

/** What pays an invoice. A note, a loss or the portal closes one, too, and nothing was paid with that. */
const payingKinds: SettlementKind[] = ['money', 'tds', 'gst-tds'];
export const isPaying = (kind: SettlementKind): boolean => payingKinds.includes(kind);

export const settlementNames = {
  money: 'Money',
  tds: 'Income tax kept back (TDS)',
  'gst-tds': 'GST kept back (TDS)',
  note: 'Credit note',
  'write-off': 'Written off',
  cancelled: 'Cancelled with the portal',
  'sent-back': 'Sent back',
  'came-back': 'Came back',
} satisfies Record<SettlementKind, string>;

/** What is recorded of tax that was kept back, of income or of GST. `isOdd`: another sum than the section takes. */
export type KeptBack = { ruleId: string; section: string; percent: number; basePaise: Paise; isOdd: boolean };

/** Why an issued invoice is corrected. Source: CGST Act, section 34(1) */
export const noteReasons = {
  cancelled: /*i18n*/ 'The sale was cancelled',
  'too-much': /*i18n*/ 'Too much was charged',
  deficient: /*i18n*/ 'The service was not as agreed',
  discount: /*i18n*/ 'A discount agreed before',
  goodwill: /*i18n*/ 'A discount nobody agreed before',
  wrong: /*i18n*/ 'Name, address, GST number or state was wrong',
  replaced: /*i18n*/ 'Another invoice takes its place',
} as const;
export type NoteReason = keyof typeof noteReasons;

/** How old what is owed is, in days after its due day. */
export const ages = ['not-due', '0-30', '31-60', '61-90', '90+'] as const;
export type Age = (typeof ages)[number];
/** From how many days after the due day on, until how many. */
export const daysOfAge = {
  'not-due': [null, -1],
  '0-30': [0, 30],
  '31-60': [31, 60],
  '61-90': [61, 90],
  '90+': [91, null],
} satisfies Record<Age, [number | null, number | null]>;
