import { Button, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useState } from 'react';
import { formatDate } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { states } from '#kit/india/states.ts';
import {
  natures,
  type CodeRow,
  type DocumentRow,
  type GstReturn,
  type NilKind,
  type PlaceRow,
  type RatePart,
  type ReturnTable,
} from '../gst-return.ts';

type Drawn = { names: string[]; rows: string[][] };

const place = (code: string) => (code === '96' ? 'Abroad' : (states[code] ?? 'Not known'));
/** Shorter than the portal calls them, so that a phone shows the amounts too. */
const nilNames = {
  INTRB2B: 'Across a border, registered',
  INTRAB2B: 'Inside the state, registered',
  INTRB2C: 'Across a border, others',
  INTRAB2C: 'Inside the state, others',
} satisfies Record<NilKind, string>;
const untaxed = ['nil-rated', 'exempt', 'non-gst'] as const;
const taxNames = ['Rate', 'Taxable value', 'IGST', 'CGST', 'SGST'];
const taxes = (rate: RatePart) => [
  `${rate.percent}%`,
  ...[rate.taxablePaise, rate.igstPaise, rate.cgstPaise, rate.sgstPaise].map(formatInr),
];
/** A line for each rate of each document. @param kind what stands between its day and its buyer */
const documents = (
  rows: (DocumentRow & { gstin?: string; name?: string })[],
  kind: (at: number) => string,
): Drawn => ({
  names: ['Number', 'Day', 'Kind', 'Buyer', 'Place', 'Value', ...taxNames],
  rows: rows.flatMap((row, at) =>
    row.rates.map((rate) => [
      row.number,
      formatDate(row.day),
      kind(at),
      [row.name, row.gstin].filter(Boolean).join(', ') || '–',
      place(row.place),
      formatInr(row.valuePaise),
      ...taxes(rate),
    ]),
  ),
});
const places = (rows: PlaceRow[]): Drawn => ({
  names: ['Place', ...taxNames],
  rows: rows.map((row) => [place(row.place), ...taxes(row)]),
});
const codes = (rows: CodeRow[]): Drawn => ({
  names: ['Code', 'Quantity', 'Value', ...taxNames],
  rows: rows.map((row) => [
    row.code,
    row.unit === 'NA' ? '–' : String(row.quantity),
    formatInr(row.valuePaise),
    ...taxes(row),
  ]),
});
const zones = { R: '', SEWP: 'Zone, with IGST', SEWOP: 'Zone, under LUT' };
const business = ({ type, reverseCharge }: GstReturn['b2b'][number]) =>
  [zones[type], reverseCharge && 'Reverse charge'].filter(Boolean).join(', ') || 'Regular';
/** What was filed stands in the place of a kind. */
const amended = (rows: GstReturn['b2cla']): Drawn => {
  const { names, ...drawnRows } = documents(rows, (at) => rows[at]?.original.number ?? '');
  return { names: names.map((name) => (name === 'Kind' ? 'Takes the place of' : name)), ...drawnRows };
};
const notes = { C: 'Credit note', D: 'Debit note' };

const drawn: Record<ReturnTable, (filed: GstReturn) => Drawn> = {
  b2b: ({ b2b }) => documents(b2b, (at) => (b2b[at] ? business(b2b[at]) : '')),
  b2cl: ({ b2cl }) => documents(b2cl, () => 'Large'),
  exp: ({ exp }) => documents(exp, (at) => (exp[at]?.type === 'WPAY' ? 'With IGST' : 'Under LUT')),
  b2cs: ({ b2cs }) => places(b2cs),
  nil: ({ nil }) => ({
    names: ['To whom', 'Nil rated', 'Exempt', 'Non-GST'],
    rows: nil.map((row) => [nilNames[row.kind], ...untaxed.map((as) => formatInr(row[as]))]),
  }),
  b2ba: ({ b2ba }) => amended(b2ba),
  b2cla: ({ b2cla }) => amended(b2cla),
  expa: ({ expa }) => amended(expa),
  cdnra: ({ cdnra }) => amended(cdnra),
  cdnura: ({ cdnura }) => amended(cdnura),
  cdnr: ({ cdnr }) => documents(cdnr, (at) => notes[cdnr[at]?.note ?? 'C']),
  cdnur: ({ cdnur }) => documents(cdnur, (at) => notes[cdnur[at]?.note ?? 'C']),
  at: ({ at }) => places(at),
  txpd: ({ txpd }) => places(txpd),
  hsnB2b: ({ hsnB2b }) => codes(hsnB2b),
  hsnB2c: ({ hsnB2c }) => codes(hsnB2c),
  docs: ({ docs }) => ({
    names: ['Kind', 'From', 'To', 'Numbers', 'Cancelled'],
    rows: docs.map(({ nature, from, to, count, cancelled }) => [
      natures[nature] ?? '',
      from,
      to,
      String(count),
      String(cancelled),
    ]),
  }),
};

const atFirst = 20;

/** The rows of a table of the return; of a long one the first, and the rest when asked for. */
export function TableRows({ name, filed }: { name: ReturnTable; filed: GstReturn }) {
  const [isWhole, setWhole] = useState(false);
  const { names, rows } = drawn[name](filed);
  const isAmount = (text: string) => /^(-?₹|\d{1,4}(\.\d+)?%?$)/.test(text);
  // A column stands on one side, whatever is left out in it; codes are no numbers.
  const align = names.map((of, i) =>
    of !== 'Code' && rows.some((cells) => isAmount(cells[i] ?? '')) ? 'right' : 'left',
  );
  return (
    <>
      {/* Wider than a phone: it scrolls by itself, with keys too. */}
      <TableContainer tabIndex={0} role="region" aria-label={`Rows of ${name}`}>
        <Table
          size="small"
          sx={{ '& td, & th': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } }}
        >
          <TableHead>
            <TableRow>
              {names.map((text, i) => (
                <TableCell key={text} align={align[i]}>
                  {text}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {(isWhole ? rows : rows.slice(0, atFirst)).map((cells, at) => (
              // Rows of a return have nothing else to tell them apart, and never change places.
              <TableRow key={at}>
                {cells.map((text, i) => (
                  <TableCell key={names[i]} align={align[i]}>
                    {text}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {!isWhole && rows.length > atFirst && (
        <Button size="small" onClick={() => setWhole(true)}>
          Show all {rows.length}
        </Button>
      )}
    </>
  );
}
