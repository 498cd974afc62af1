import type { Ctx } from '#kit/context.ts';
import { addDays, dateInIndia } from '#kit/india/india-date.ts';
import type { Paise } from '#kit/india/money.ts';
import { spread } from '#kit/india/spread.ts';
import { cancelledOf, documentsOfMonth, notesUntil, prepaidUntil } from '../documents-of-month.ts';
import type { InvoiceRow } from '../find-invoice.ts';
import { readReturn } from '../gst-return/read-return.ts';
import { isGivenBack, monthsOf, type InvoiceKind } from '../invoice.ts';
import type { TaxMonth } from '../invoice-filter.ts';
import { addedUp } from '../tax-parts.ts';
import { dayRange } from '../tax-month.ts';
import { earnedIn } from './defer.ts';
import type { Entry, Ledger, Voucher } from './ledgers.ts';

const voucherKinds: Partial<Record<InvoiceKind, Voucher['kind']>> = {
  'tax-invoice': 'Sales',
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
  const cancelled = await cancelledOf(ctx, issued);
  const rows = issued.filter(({ id }) => !cancelled.has(id));
  const prepaid = await prepaidUntil(ctx, { month });
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

function voucherOf(row: InvoiceRow, unearnedPaise: Paise): Voucher {
  const { content, kind } = row;
  const { taxablePaise, igstPaise, cgstPaise, sgstPaise, roundOffPaise, totalPaise } = content.totals;
  const sign = isGivenBack(kind) ? 1 : -1;
  const deferredPaise = isGivenBack(kind)
    ? unearnedPaise
    : content.lines.reduce((sum, line) => sum + (isPrepaid(line) ? line.taxablePaise : 0), 0);
  const passedPaise = (content.passedOn ?? []).reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const amounts: [Ledger, Paise][] = [
    [kind === 'commercial-note' ? 'commercial' : 'sales', taxablePaise - deferredPaise],
    ['deferred', deferredPaise],
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
    ledgers: {
      sales: sum('sales'), deferred: sum('deferred'), commercial: sum('commercial'), igst: sum('igst'), cgst: sum('cgst'),
      sgst: sum('sgst'), advanceTax: sum('advanceTax'), passedOn: sum('passedOn'), roundOff: sum('roundOff'),
    },
    debtorsPaise: all.reduce((total, { party }) => total + (party?.paise ?? 0), 0),
  }; // prettier-ignore
}
