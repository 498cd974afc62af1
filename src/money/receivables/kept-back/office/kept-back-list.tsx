import { Box, Card, Checkbox, Link as MuiLink, List as MuiList, ListItem, Typography } from '@mui/material';
import { useCallback } from 'react';
import { SelectInput, useListContext } from 'react-admin';
import { Link } from 'react-router';
import type { z } from 'zod';
import { addDays, dateInIndia, formatDate } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { request } from '#kit/office/http.ts';
import { callPath } from '#kit/path-of.ts';
import { textOnly } from '#kit/office/list-queries.ts';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import { RecordList } from '#kit/office/parts/record-list.tsx';
import { useAsked } from '#kit/office/parts/use-asked.ts';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { useMay } from '#kit/office/session.ts';
import { showPath } from '#kit/screen-paths.ts';
import { settlementNames } from '../../settlement.ts';
import { quarterOf } from '../../tds.ts';
import type { KeptBackRow, KeptBackSums } from './answers.ts';

type Row = z.infer<typeof KeptBackRow>;
type Sums = z.infer<typeof KeptBackSums>;

const today = dateInIndia(new Date());
/** A quarter has 92 days at most; two years are what is still matched. */
const quarters = [...new Set(Array.from({ length: 24 }, (_, i) => quarterOf(addDays(today, -31 * i))))];
const filters = [
  <SelectInput
    key="quarter"
    source="quarter"
    label="Quarter"
    alwaysOn
    emptyText="All"
    choices={quarters.map((id) => ({ id, name: id }))}
  />,
  <SelectInput
    key="kind"
    source="kind"
    label="Tax"
    alwaysOn
    emptyText="Both"
    choices={[
      { id: 'tds', name: 'Income tax' },
      { id: 'gst-tds', name: 'GST' },
    ]}
  />,
  <SelectInput
    key="seen"
    source="seen"
    label="Statement"
    alwaysOn
    emptyText="All"
    choices={[
      { id: 'no', name: 'Not found yet' },
      { id: 'yes', name: 'Found' },
    ]}
  />,
];

/** What buyers kept back of invoices, by quarter of deduction, ticked where the tax office knows of it. */
export const KeptBackList = () => (
  <RecordList<Row>
    filters={filters}
    filterDefaultValues={{ quarter: quarters[0] }}
    above={<Total />}
    title="Tax kept back (TDS)"
    nothing="Nothing was kept back here. It is recorded with the money that came."
  >
    <Rows />
  </RecordList>
);

function Total() {
  const { filterValues, data } = useListContext<Row>();
  const query = textOnly(filterValues as Record<string, unknown>).toString();
  const ask = useCallback(() => request<Sums>(`/kept-back/sums?${query}`), [query]);
  const asked = useAsked(data ? ask : null, data);
  return (
    <Box sx={{ my: 1, minHeight: 48 }}>
      <NotRead what="The sums" asked={asked} />
      {asked.data
        ?.filter(({ kind }) => !filterValues.kind || filterValues.kind === kind)
        .map(({ kind, paise, seenPaise, gst }) => (
          <Typography key={kind}>
            {kind === 'tds' ? 'Income tax' : 'GST (section 51)'}: {formatInr(paise)} was kept back,{' '}
            {formatInr(seenPaise)} of it is {kind === 'tds' ? 'in the statement' : 'credited on the portal'}
            {gst && paise > 0 && ` · ${shares(gst)}`}
          </Typography>
        ))}
    </Box>
  );
}

/** Whose the GST is. */
const shares = ({
  cgstPaise,
  sgstPaise,
  igstPaise,
}: {
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
}) =>
  [
    cgstPaise + sgstPaise > 0 && `CGST ${formatInr(cgstPaise)}, SGST ${formatInr(sgstPaise)}`,
    igstPaise > 0 && `IGST ${formatInr(igstPaise)}`,
  ]
    .filter(Boolean)
    .join(', ');

function Rows() {
  const { data = [] } = useListContext<Row>();
  const mayTick = useMay('receivables:edit');
  const change = usePlainChange();
  return (
    <Card>
      <MuiList disablePadding>
        {data.map((row) => (
          <ListItem key={row.id} divider sx={{ flexWrap: 'wrap', columnGap: 2 }}>
            <Checkbox
              checked={row.seenOn !== null}
              disabled={!mayTick}
              slotProps={{ input: { 'aria-label': `${row.number} is in the tax office’s statement` } }}
              onChange={({ target }) =>
                void change(
                  request<null>(callPath`/kept-back/${row.id}/seen`, {
                    method: 'PUT',
                    body: { seen: target.checked },
                  }),
                  target.checked ? 'Found in the statement.' : 'Not found yet.',
                )
              }
            />
            <Box sx={{ flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
              <strong>{row.buyerName}</strong> ·{' '}
              {row.invoiceId && (
                <MuiLink component={Link} to={showPath('invoices', row.invoiceId)}>
                  {row.number}
                </MuiLink>
              )}
              <Typography variant="body2" color="text.secondary">
                {[
                  settlementNames[row.kind === 'gst-tds' ? 'gst-tds' : 'tds'],
                  row.keptBack &&
                    `Section ${row.keptBack.section}, ${row.keptBack.percent}% of ${formatInr(row.keptBack.basePaise)}`,
                  row.keptBack?.isOdd &&
                    (row.kind === 'tds'
                      ? 'another sum than the section takes'
                      : 'another sum than 2% of the value before GST'),
                  row.deductedOn && formatDate(row.deductedOn),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </Box>
            <strong>{formatInr(row.amountPaise)}</strong>
          </ListItem>
        ))}
      </MuiList>
    </Card>
  );
}
