import type { Sheet } from '#kit/office/read-sheet.ts';
import { belowPreamble, dayFrom, guessColumns, unreadable, type Unreadable } from '#kit/office/sheet-columns.ts'; // prettier-ignore
import { type StatementField, type StatementLine, type StatementMapping } from '../bank-transaction.ts';

/** How banks call their columns. */
const names: Record<StatementField, RegExp> = {
  date: /^(txn|tran(saction)?|value|posting|post)?[\s._-]*date/i,
  description: /narration|description|particular|remark|details/i,
  credit: /credit|deposit|\bcr\b|amount/i,
  reference: /ref|utr|chq|cheque|instrument|rrn/i,
  direction: /^(dr|cr)\s*\/\s*(cr|dr)$|debit\s*\/\s*credit|^type$|indicator/i,
};

export const guessMapping = (columns: string[]): StatementMapping =>
  guessColumns(columns, names, ['direction', 'date', 'description', 'reference', 'credit']);

export const isWhole = ({ date, description, credit }: StatementMapping) =>
  date !== undefined && description !== undefined && credit !== undefined;

/** Statements begin with the account and its holder. */
export const tableIn = (sheet: Sheet) => belowPreamble(sheet, 40, (cells) => isWhole(guessMapping(cells)));

export type ReadStatement = {
  lines: StatementLine[];
  /** Payments out, and lines without a credit. */
  others: number;
  /** Lines with a credit whose day or amount nobody could read. */
  unreadable: Unreadable[];
};

/** The credits of a statement. */
export function readStatement({ rows, lines }: Sheet, mapping: StatementMapping): ReadStatement {
  const read: ReadStatement = { lines: [], others: 0, unreadable: [] };
  const seen = new Map<string, number>();
  for (const [i, cells] of rows.entries()) {
    const of = (field: StatementField) => (cells[mapping[field] ?? -1] ?? '').trim();
    const line = lines[i] ?? 0;
    const creditPaise = creditIn(of('credit'), of('direction'));
    if (creditPaise === null) {
      read.others += 1;
      continue;
    }
    const bookedOn = dayIn(of('date'));
    if (!bookedOn || Number.isNaN(creditPaise)) {
      read.unreadable.push(unreadable(line, cells));
      continue;
    }
    const said = {
      bookedOn,
      description: of('description').replaceAll(/\s+/g, ' ').slice(0, 500),
      reference: of('reference').slice(0, 80),
      creditPaise,
    };
    const key = JSON.stringify(said);
    const occurrence = seen.get(key) ?? 0;
    seen.set(key, occurrence + 1);
    read.lines.push({ line, ...said, occurrence });
  }
  return read;
}

/** `1,18,000.00`, `1180 Cr`: paise; null for what is no credit, NaN for what nobody can read. */
function creditIn(amount: string, direction: string): number | null {
  if (/^d/i.test(direction) || /\bdr\b|\(dr\)/i.test(amount) || /^[-(]/.test(amount)) return null;
  const digits = amount.replace(/^(₹|rs\.?|inr)\s*/i, '').replace(/\s*\(?cr\)?\.?$/i, '').replaceAll(',', ''); // prettier-ignore
  if (digits === '' || digits === '-' || /^0+(\.0+)?$/.test(digits)) return null;
  return /^\d+(\.\d{1,2})?$/.test(digits) ? Math.round(Number(digits) * 100) : Number.NaN;
}

/** `24/11/2026`, `24-11-26`, `24 Nov 2026`, `2026-11-24`, with a time behind it or not: the day, or null. */
function dayIn(text: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(text);
  const own = /^(\d{1,2})[\s/.-]+(\d{1,2}|[A-Za-z]{3})[a-z]*[\s/.,-]+(\d{4}|\d{2})(?!\d)/.exec(text);
  const [year, month, day] = iso ? iso.slice(1) : (own?.slice(1).toReversed() ?? []);
  return dayFrom(year, month, day);
}

export const fieldNames = {
  date: 'Date',
  description: 'Description',
  credit: 'Credit',
  reference: 'Reference (UTR)',
  direction: 'Debit or credit',
} satisfies Record<StatementField, string>;
