import { untaxedAs, type Untaxed } from '#catalogue/gst/treatment.ts';
import type { Ctx } from '#kit/context.ts';
import { addDays, dateInIndia } from '#kit/india/india-date.ts';
import type { Paise } from '#kit/india/money.ts';
import { spread } from '#kit/india/spread.ts';
import { cancelledOf, documentsOfMonth, notesUntil, prepaidUntil } from '../documents-of-month.ts';
import type { InvoiceRow } from '../find-invoice.ts';
import { readReturn } from '../gst-return/read-return.ts';
import { isGivenBack, isUntaxed, monthsOf, type InvoiceKind, type InvoiceLine } from '../invoice.ts';
import type { TaxMonth } from '../invoice-filter.ts';
import { addedUp } from '../tax-parts.ts';
import { dayRange } from '../tax-month.ts';
import { earnedIn } from './defer.ts';
import { ledgers, type Entry, type Ledger, type Voucher } from './ledgers.ts';

const voucherKinds: Partial<Record<InvoiceKind, Voucher['kind']>> = {
  'tax-invoice': 'Sales',
  'bill-of-supply': 'Sales',
  invoice: 'Sales',
  receipt: 'Sales',
  'debit-note': 'Debit Note',
  'credit-note': 'Credit Note',
  'commercial-note': 'Credit Note',
  'refund-receipt': 'Credit Note',
};
const kinds = Object.keys(voucherKinds) as InvoiceKind[];

export type BookedDocument = {
  row: InvoiceRow;
  voucher: Voucher;
  /** Of what a note takes off, not earned yet. */ unearnedPaise: Paise;
};
export type Books = {
  month: string;
  documents: BookedDocument[];
  /** What was earned of plans that were paid before, and the tax of advances. */
  journals: Voucher[];
  /** What is left to be earned after the month. */
  deferredPaise: Paise;
};

/**
 * A month as books have it: a voucher for each document that the return is made of (and those that name no tax), one for
 * what is earned of plans that were paid at once, and one each for the tax of advances that came and were used.
 */
export async function readBooks(ctx: Pick<Ctx, 'db'>, { month }: TaxMonth): Promise<Books> {
  const issued = await documentsOfMonth(ctx, { month, kinds });
  const sold = await prepaidUntil(ctx, { month });
  const cancelled = await cancelledOf(ctx, [...issued, ...sold]);
  const isBooked = ({ id }: InvoiceRow) => !cancelled.has(id);
  const [rows, prepaid] = [issued.filter(isBooked), sold.filter(isBooked)];
  const notes = await notesUntil(ctx, { month, rows: prepaid });
  const unearned = new Map<string, Paise>();
  let [earnedPaise, deferredPaise] = [0, 0];
  for (const row of prepaid)
    for (const line of runningLines(row, notes.get(row.id) ?? [])) {
      const run = earnedIn(month, line);
      earnedPaise += run.earnedPaise;
      deferredPaise += run.leftPaise;
      for (const [i, { noteId }] of line.back.entries())
        unearned.set(noteId, (unearned.get(noteId) ?? 0) + (run.unearnedBack[i] ?? 0));
    }
  const { at, txpd } = await readReturn(ctx, { month });
  const lastDay = addDays(dayRange(month).next, -1);
  const journal = (id: string, narration: string, entries: Entry[]): Voucher[] =>
    entries.some(({ paise }) => paise !== 0)
      ? [
          {
            id: `${id}-${month}`,
            kind: 'Journal',
            number: `${id}-${month}`,
            day: lastDay,
            narration,
            party: null,
            entries,
          },
        ]
      : [];
  return {
    month,
    documents: rows.map((row) => {
      const unearnedPaise = unearned.get(row.id) ?? 0;
      return { row, unearnedPaise, voucher: voucherOf(row, unearnedPaise) };
    }),
    journals: [
      ...journal('earned', `Earned in ${month} of what was paid for several months`, [
        { ledger: 'deferred', paise: earnedPaise },
        { ledger: 'sales', paise: -earnedPaise },
      ]),
      ...journal('advances', `Tax of advances that came in ${month} (table 11A)`, taxOfAdvances(at, 1)),
      ...journal(
        'advances-used',
        `Tax of earlier advances that invoices took in ${month} (table 11B)`,
        taxOfAdvances(txpd, -1),
      ),
    ],
    deferredPaise,
  };
}

const monthOf = (row: InvoiceRow) => dateInIndia(row.issuedAt).slice(0, 7);
const isPrepaid = (line: Parameters<typeof monthsOf>[0]) => (monthsOf(line) ?? 1) > 1;

/** Each line of a document that runs for several months, with its share of every note. */
function runningLines(row: InvoiceRow, notes: InvoiceRow[]) {
  const { lines } = row.content;
  const weights = lines.map(({ taxablePaise }) => taxablePaise);
  let before = 0;
  const cuts = notes.map((note) => {
    const after = before + note.taxablePaise;
    const [from, to] = [spread(before, weights), spread(after, weights)];
    before = after;
    return { noteId: note.id, month: monthOf(note), shares: to.map((paise, i) => paise - (from[i] ?? 0)) };
  });
  return lines.flatMap((line, i) =>
    isPrepaid(line)
      ? [
          {
            paise: line.taxablePaise,
            from: monthOf(row),
            months: monthsOf(line) ?? 1,
            back: cuts.map(({ noteId, month, shares }) => ({ noteId, month, paise: shares[i] ?? 0 })),
          },
        ]
      : [],
  );
}

const soldOn = ['sales', 'nilRated', 'exempt', 'nonGst', 'commercial', 'deferred'] as const;

/** The account of each line, and what of it is on that of months to come. */
export function bookedLines({ content, kind }: InvoiceRow, unearnedPaise: Paise) {
  const { lines, supplier } = content;
  const cuts = spread(
    unearnedPaise,
    lines.map(({ taxablePaise }) => taxablePaise),
  );
  const accountOf = (line: InvoiceLine): Ledger => {
    if (kind === 'commercial-note') return 'commercial';
    if (!supplier.gstin || !isUntaxed(line.gstPercent, content)) return 'sales';
    return untaxedLedgers[untaxedAs(line)];
  };
  return lines.flatMap((line, i) => {
    const deferredPaise = isGivenBack(kind) ? (cuts[i] ?? 0) : isPrepaid(line) ? line.taxablePaise : 0;
    return [
      { line, ledger: accountOf(line), paise: line.taxablePaise - deferredPaise },
      { line, ledger: 'deferred' as Ledger, paise: deferredPaise },
    ].filter(({ paise }) => paise !== 0);
  });
}
const untaxedLedgers = { 'nil-rated': 'nilRated', exempt: 'exempt', 'non-gst': 'nonGst' } satisfies Record<
  Untaxed,
  Ledger
>;

function voucherOf(row: InvoiceRow, unearnedPaise: Paise): Voucher {
  const { content, kind } = row;
  const { igstPaise, cgstPaise, sgstPaise, roundOffPaise, totalPaise } = content.totals;
  const sign = isGivenBack(kind) ? 1 : -1;
  const booked = bookedLines(row, unearnedPaise);
  const on = (name: Ledger) =>
    booked.reduce((sum, { ledger, paise }) => sum + (ledger === name ? paise : 0), 0);
  const passedPaise = (content.passedOn ?? []).reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const amounts: [Ledger, Paise][] = [
    ...soldOn.map((name): [Ledger, Paise] => [name, on(name)]),
    ['igst', igstPaise],
    ['cgst', cgstPaise],
    ['sgst', sgstPaise],
    ['passedOn', passedPaise],
    ['roundOff', roundOffPaise],
  ];
  return {
    id: row.id,
    kind: voucherKinds[kind] ?? 'Sales',
    number: row.number,
    day: dateInIndia(row.issuedAt),
    narration: [
      content.lines.map(({ title }) => title).join(', '),
      content.corrects && `on ${content.corrects.number}`,
    ]
      .filter(Boolean)
      .join(' '),
    party: {
      name: partyName(row),
      gstin: row.buyerGstin,
      stateCode: content.placeOfSupply,
      country: content.buyer.country ?? '',
      paise: -sign * totalPaise,
    },
    entries: amounts.flatMap(([ledger, paise]) => (paise === 0 ? [] : [{ ledger, paise: sign * paise }])),
  };
}

/** Two people of one name are two. */
const partyName = ({ buyerName, buyerGstin, buyerEmail }: InvoiceRow) =>
  [buyerName, (buyerGstin || buyerEmail) && `(${buyerGstin || buyerEmail})`].filter(Boolean).join(' ');

/** @param sign 1 where advances came: the tax is owed, and kept until an invoice takes it */
function taxOfAdvances(rows: Parameters<typeof addedUp>[0], sign: 1 | -1): Entry[] {
  const { igstPaise, cgstPaise, sgstPaise } = addedUp(rows);
  const all: [Ledger, Paise][] = [
    ['advanceTax', igstPaise + cgstPaise + sgstPaise],
    ['igst', -igstPaise],
    ['cgst', -cgstPaise],
    ['sgst', -sgstPaise],
  ];
  return all.flatMap(([ledger, paise]) => (paise === 0 ? [] : [{ ledger, paise: sign * paise }]));
}

/** What a month moves on each account, debits above zero; its debtors apart. */
export function sumsOfBooks({ documents, journals }: Books): {
  ledgers: Record<Ledger, Paise>;
  debtorsPaise: Paise;
} {
  const all = [...documents.map(({ voucher }) => voucher), ...journals];
  const sum = (ledger: Ledger) =>
    all.reduce(
      (total, { entries }) =>
        total + entries.reduce((of, one) => of + (one.ledger === ledger ? one.paise : 0), 0),
      0,
    );
  return {
    ledgers: Object.fromEntries(
      (Object.keys(ledgers) as Ledger[]).map((ledger) => [ledger, sum(ledger)]),
    ) as Record<Ledger, Paise>,
    debtorsPaise: all.reduce((total, { party }) => total + (party?.paise ?? 0), 0),
  };
}
