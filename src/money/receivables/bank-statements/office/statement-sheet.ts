import type { Sheet } from '#kit/office/read-sheet.ts';
import { type StatementField, type StatementLine, type StatementMapping } from '../bank-transaction.ts';

/** How banks call their columns. */
const names: Record<StatementField, RegExp> = {
  date: /^(txn|tran(saction)?|value|posting|post)?[\s._-]*date/i,
  description: /narration|description|particular|remark|details/i,
  credit: /credit|deposit|\bcr\b|amount/i,
  reference: /ref|utr|chq|cheque|instrument|rrn/i,
  direction: /^(dr|cr)\s*\/\s*(cr|dr)$|debit\s*\/\s*credit|^type$|indicator/i,
};

/** The columns as their names suggest; each serves once. */
export function guessMapping(columns: string[]): StatementMapping {
  const guessed: StatementMapping = {};
  for (const field of ['direction', 'date', 'description', 'reference', 'credit'] as const) {
    const taken = new Set(Object.values(guessed));
    const at = columns.findIndex((name, i) => !taken.has(i) && names[field].test(name.trim()));
    if (at >= 0) guessed[field] = at;
  }
  return guessed;
}

export const isWhole = ({ date, description, credit }: StatementMapping) =>
  date !== undefined && description !== undefined && credit !== undefined;

/** Statements begin with the account and its holder: the sheet from the line on that names its columns. */
export function belowPreamble(sheet: Sheet): Sheet & { skipped: number } {
  const all = [sheet.columns, ...sheet.rows];
  const at = all.slice(0, 40).findIndex((cells) => isWhole(guessMapping(cells)));
  const from = Math.max(at, 0);
  return {
    fileName: sheet.fileName,
    columns: (all[from] ?? []).map((cell) => cell.trim()),
    rows: all.slice(from + 1),
    skipped: from,
  };
}

export type ReadStatement = {
  lines: StatementLine[];
  /** Payments out, and lines without a credit. */
  others: number;
  /** Lines with a credit whose day or amount nobody could read. */
  unreadable: { line: number; text: string }[];
};

/** The credits of a statement. */
export function readStatement(
  { rows, skipped }: Sheet & { skipped: number },
  mapping: StatementMapping,
): ReadStatement {
  const read: ReadStatement = { lines: [], others: 0, unreadable: [] };
  const seen = new Map<string, number>();
  for (const [i, cells] of rows.entries()) {
    const of = (field: StatementField) => (cells[mapping[field] ?? -1] ?? '').trim();
    const line = i + 2 + skipped;
    const creditPaise = creditIn(of('credit'), of('direction'));
    if (creditPaise === null) {
      read.others += 1;
      continue;
    }
    const bookedOn = dayIn(of('date'));
    if (!bookedOn || Number.isNaN(creditPaise)) {
      read.unreadable.push({ line, text: cells.filter(Boolean).join(', ').slice(0, 160) });
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

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `24/11/2026`, `24-11-26`, `24 Nov 2026`, `2026-11-24`, with a time behind it or not: the day, or null. */
function dayIn(text: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(text);
  const own = /^(\d{1,2})[\s/.-]+(\d{1,2}|[A-Za-z]{3})[a-z]*[\s/.,-]+(\d{4}|\d{2})(?!\d)/.exec(text);
  const [year = '', month = '', day = ''] = iso ? iso.slice(1) : (own?.slice(1).toReversed() ?? []);
  const number = /^\d/.test(month) ? Number(month) : months.indexOf(month.toLowerCase()) + 1;
  const written = `${year.padStart(4, '20')}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written) ? written : null;
}

/** What a mapping is kept under. */
export const headerOf = ({ columns }: Sheet) => columns.join('|').slice(0, 4_000);

export const fieldNames = {
  date: 'Date',
  description: 'Description',
  credit: 'Credit',
  reference: 'Reference (UTR)',
  direction: 'Debit or credit',
} satisfies Record<StatementField, string>;
