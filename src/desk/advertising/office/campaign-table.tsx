import { Box, Card, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { numbers } from '#desk/statistics/office/statistics-labels.ts';
import { formatInr } from '#kit/india/money.ts';
import { CountHead } from '#kit/office/parts/count-head.tsx';
import { Wide } from '#kit/office/parts/wide.tsx';
import { useMay } from '#kit/office/session.ts';
import type { Advertising, AdvertisingRow, Brought } from '../advertising.ts';
import { costPer, shareBetween } from '../confidence.ts';
import { platformName, rowName } from '../row-name.ts';
import { CampaignChoice } from './campaign-choice.tsx';

const columns = [
  'Campaign',
  'Spend',
  'Visits',
  'Leads',
  'Qualified',
  'Orders',
  'Revenue',
  'Cost per lead',
  'Cost per order',
];

/** From what was spent to what came of it, a row for each campaign. */
export function CampaignTable({ of }: { of: Advertising }) {
  const heading = useId();
  const mayEdit = useMay('advertising:edit');
  const { rows, others, none, totals, campaigns } = of;
  return (
    <Card sx={{ minWidth: 0 }}>
      <Typography id={heading} variant="h6" component="h2" sx={{ p: 2, pb: 1 }}>
        By campaign
      </Typography>
      <Wide label="By campaign">
        <Table size="small" aria-labelledby={heading}>
          <CountHead columns={columns} />
          <TableBody>
            {rows.map((row) => (
              <Line
                key={row.id}
                name={rowName(row)}
                note={noteOf(row)}
                spendPaise={row.spendPaise}
                of={row}
                extra={
                  mayEdit &&
                  row.kind !== 'campaign' &&
                  campaigns.length > 0 && <CampaignChoice words={row} campaigns={campaigns} />
                }
              />
            ))}
            {others.count > 0 && (
              <Line
                name={`${numbers.format(others.count)} others`}
                note="Together"
                spendPaise={others.spendPaise}
                of={others}
              />
            )}
            <Line
              name="No campaign known"
              note="Typed in, searched, or not said"
              spendPaise={null}
              of={none}
            />
            <Line name="All" note="" spendPaise={totals.spendPaise} of={totals} isTotal />
          </TableBody>
        </Table>
      </Wide>
    </Card>
  );
}

/** Where it belongs, and what does not fit together. */
function noteOf({ kind, platform, spendPaise, visits, leads, orders }: AdvertisingRow): string {
  const from = platformName(platform);
  if (kind === 'campaign')
    return spendPaise !== 0 && visits + leads + orders === 0 ? `${from} · spend that no visit names` : from;
  const spend = kind === 'click' && platform === 'meta' ? 'paid or not' : 'no spend known';
  return from ? `${from} · ${spend}` : `No source said · ${spend}`;
}

interface LineProps {
  name: string;
  note: string;
  spendPaise: number | null;
  of: Brought;
  extra?: ReactNode;
  isTotal?: boolean;
}

function Line({ name, note, spendPaise, of, extra, isTotal = false }: LineProps) {
  const { visits, leads, qualified, orders, revenuePaise } = of;
  const cells: string[][] = [
    [spendPaise === null ? '–' : formatInr(spendPaise)],
    [numbers.format(visits)],
    [numbers.format(leads), share(leads, visits)],
    [numbers.format(qualified), share(qualified, leads)],
    [numbers.format(orders)],
    [formatInr(revenuePaise)],
    cost(spendPaise, leads),
    cost(spendPaise, orders),
  ];
  return (
    <TableRow sx={isTotal ? { '& > *': { fontWeight: 700, borderTop: 2, borderColor: 'divider' } } : {}}>
      <TableCell
        component="th"
        scope="row"
        sx={{ minWidth: 160, overflowWrap: 'anywhere', verticalAlign: 'top' }}
      >
        {name}
        {note && <Below>{note}</Below>}
        {extra}
      </TableCell>
      {cells.map(([value, ...below], i) => (
        <TableCell
          key={columns[i + 1]}
          align="right"
          sx={{ verticalAlign: 'top', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
        >
          {value}
          {below.filter(Boolean).map((said) => (
            <Below key={said}>{said}</Below>
          ))}
        </TableCell>
      ))}
    </TableRow>
  );
}

const Below = ({ children }: { children: ReactNode }) => (
  <Box
    component="span"
    sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 400 }}
  >
    {children}
  </Box>
);

const percent = (of: number) => Math.round(of * 100);

/** `12 % (8–19)`; nothing where there is nothing to compare with. */
function share(hits: number, among: number): string {
  const between = shareBetween(hits, among);
  return between ? `${percent(hits / among)} % (${percent(between[0])}–${percent(between[1])})` : '';
}

const whole = (paise: number) => formatInr(Math.round(paise / 100) * 100);

function cost(spendPaise: number | null, count: number): string[] {
  const one = costPer(spendPaise, count);
  if (!one) return ['–'];
  const bounds = `(${whole(one.between[0])}–${whole(one.between[1])})`;
  return [whole(one.paise), ...(one.isTooFew ? ['Too few to tell'] : []), bounds];
}
