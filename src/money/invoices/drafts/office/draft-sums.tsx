import { Box, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { formatInr } from '#kit/india/money.ts';
import { ServerRefusal } from '#kit/office/http.ts';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import { nameOfPlace, stateTaxName } from '#kit/india/states.ts';
import type { BillLine } from '../../bill.ts';
import type { TypedDraft } from '../draft-input.ts';
import { linesFrom } from './draft-lines.tsx';
import { draftCalls, type Sums } from './draft-record.ts';

/** So long nothing is typed before it is worked out anew. */
const pauseMs = 350;

/** What is typed so far comes to, as the server works it out; lines that are not whole yet do not count. */
export function TypedSums() {
  const [lines, supply, pricesInclude, buyerId, part] = useWatch({
    name: ['lines', 'supply', 'pricesInclude', 'buyerId', 'part'],
  }) as [Partial<BillLine>[]?, TypedDraft['supply']?, boolean?, string?, TypedDraft['part']?];
  const whole = linesFrom(lines).filter(
    (line): line is BillLine =>
      typeof line.quantity === 'number' &&
      typeof line.unitPaise === 'number' &&
      typeof line.gstPercent === 'number',
  );
  // A line counts before it has a name, and what is passed on before its bill was found.
  const named = whole.map((line) => ({ ...line, title: line.title || '…', proof: line.proof || '…' }));
  const typed = JSON.stringify({
    buyerId: buyerId ?? null,
    supply: supply ?? 'ordinary',
    pricesInclude: pricesInclude ?? false,
    lines: named,
    part: part ?? null,
  } satisfies TypedDraft);
  const { sums, ...asked } = usePriced(typed);
  return (
    <>
      <NotRead what="What it comes to" asked={asked} />
      <DraftSumsView sums={named.length > 0 ? sums : null} />
    </>
  );
}

/** What a saved draft comes to. */
export function SavedSums({ draft }: { draft: TypedDraft }) {
  const { buyerId, supply, pricesInclude, lines, part = null } = draft;
  const { sums, ...asked } = usePriced(JSON.stringify({ buyerId, supply, pricesInclude, lines, part }));
  return (
    <>
      <NotRead what="What it comes to" asked={asked} />
      <DraftSumsView sums={sums} />
    </>
  );
}

/** @param typed as JSON, so that the same is asked once; the last sums stay while new ones come */
function usePriced(typed: string) {
  const [sums, setSums] = useState<Sums | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const ending = new AbortController();
    const timer = setTimeout(() => {
      draftCalls.price(JSON.parse(typed) as TypedDraft, ending.signal).then(
        (priced) => {
          setSums(priced);
          return setError(null);
        },
        (error: Error) => {
          // What is wrong with a line is said under it when it is saved.
          const isRefused = error instanceof ServerRefusal && ['refused', 'overtaken'].includes(error.kind);
          if (!ending.signal.aborted) setError(isRefused ? null : error);
        },
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [typed, tries]);
  return { sums, error, refetch: () => setTries((before) => before + 1) };
}

function DraftSumsView({ sums }: { sums: Sums | null }) {
  const rows = sums ? rowsOf(sums) : [];
  return (
    <Box
      component="output"
      aria-label="What it comes to"
      sx={{ display: 'grid', justifyContent: 'end', width: '100%', my: 1, minHeight: 64 }}
    >
      {rows.map(([name, paise]) => (
        <Box key={name} sx={{ display: 'flex', justifyContent: 'space-between', gap: 4 }}>
          <Typography color="text.secondary">{name}</Typography>
          <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{formatInr(paise)}</Typography>
        </Box>
      ))}
      {sums && (
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 4 }}>
          <Typography variant="h6" component="span">
            Total
          </Typography>
          <Typography variant="h6" component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {formatInr(sums.totals.totalPaise)}
          </Typography>
        </Box>
      )}
      {sums && (
        <Typography variant="body2" color="text.secondary" sx={{ textAlign: 'right' }}>
          Place of supply: {nameOfPlace(sums.placeOfSupply)}
          {sums.recipientTaxPaise > 0 && ` · the buyer pays ${formatInr(sums.recipientTaxPaise)} of GST`}
        </Typography>
      )}
    </Box>
  );
}

/** Taxes by their names; what is nothing is not said. */
const rowsOf = ({ rates, totals, passedOn, placeOfSupply }: Sums): [name: string, paise: number][] =>
  (
    [
      ['Before GST', totals.taxablePaise],
      ...rates.flatMap(({ percent, cgstPaise, sgstPaise, igstPaise }) => [
        [`CGST ${percent / 2}%`, cgstPaise],
        [`${stateTaxName(placeOfSupply)} ${percent / 2}%`, sgstPaise],
        [`IGST ${percent}%`, igstPaise],
      ]),
      ['Round-off', totals.roundOffPaise],
      ...passedOn.map(({ title, amountPaise }) => [`Paid for the client: ${title}`, amountPaise]),
    ] as [string, number][]
  ).filter(([name, paise]) => paise !== 0 || name === 'Before GST');
