import {
  Box,
  Link as MuiLink,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableRow,
  Typography,
} from '@mui/material';
import type { ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { formatDay, monthName } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { CountHead } from '#kit/office/parts/count-head.tsx';
import { Refusal } from '#kit/office/parts/refusal.tsx';
import { Wide } from '#kit/office/parts/wide.tsx';
import { showPath } from '#kit/screen-paths.ts';
import { filterOfPeriod, type Forecast, type Period, type Sum } from '#sales/leads/deal/forecast.ts';
import { openStatuses, statusLabels } from '#sales/leads/lead.ts';
import { leadsWhere } from './behind.ts';
import { ChartCard } from './chart-card.tsx';
import { NamedBars } from './charts.tsx';
import { Explained } from './explained.tsx';

/** What the open leads will bring, by chance: by month and by person, each bar with the leads behind it. */
export function ForecastCards() {
  const { data, error, refetch } = useGetOne<Forecast & { id: string }>('deal-forecast', {
    id: 'now',
  });
  if (error && !data) return <Refusal error={error} onAgain={refetch} />;
  if (!data) return <Skeleton variant="rounded" height={320} role="status" aria-label="Loading" />;
  const months = data.byPeriod.map(({ period, ...sum }) => ({
    ...sum,
    name: periodLabel(period),
    path: leadsWhere(filterOfPeriod(period, data.today)),
  }));
  const people = data.byPerson.map(({ assignedTo, assignedName, ...sum }) => ({
    ...sum,
    name: assignedName ?? 'Nobody yet',
    path: leadsWhere({ status: openStatuses, assignedTo: assignedTo ?? 'none' }),
  }));
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' },
        gap: 2,
        alignItems: 'start',
      }}
    >
      <Sums title="Forecast by month" what="Month" sums={months}>
        <Typography>
          <Box component="span" sx={{ fontSize: '1.5rem', fontWeight: 700 }}>
            {formatInr(data.all.expectedPaise)}
          </Box>{' '}
          expected of {formatInr(data.all.valuePaise)} that is open
        </Typography>
        <HowItAddsUp forecast={data} />
      </Sums>
      <Sums title="Forecast by person" what="Person" sums={people}>
        <Explained of="Forecast by person">
          The same leads as by month, by whom they are assigned to. A bar leads to them.
        </Explained>
      </Sums>
    </Box>
  );
}

type NamedSum = Sum & { name: string; path: string };

function Sums({
  title,
  what,
  sums,
  children,
}: {
  title: string;
  what: string;
  sums: NamedSum[];
  children?: ReactNode;
}) {
  const navigate = useNavigate();
  return (
    <ChartCard
      title={title}
      columns={[what, 'Leads', 'Value', 'Expected']}
      rows={sums.map(({ name, count, valuePaise, expectedPaise }) => [
        name,
        String(count),
        formatInr(valuePaise),
        formatInr(expectedPaise),
      ])}
      paths={sums.map(({ count, path }) => (count > 0 ? path : null))}
      nothing="No lead is open."
      about={children}
      rowHeight={28}
    >
      <NamedBars
        points={sums.map(({ name, expectedPaise }) => ({ name, now: expectedPaise }))}
        say={formatInr}
        what="Expected"
        onChoose={(index) => {
          const chosen = sums[index];
          if (chosen && chosen.count > 0) void navigate(chosen.path);
        }}
      />
    </ChartCard>
  );
}

function HowItAddsUp({ forecast: { all, byStatus, chances, largest } }: { forecast: Forecast }) {
  return (
    <Explained>
      <Typography variant="body2" sx={{ mb: 1 }}>
        The value of each open lead, GST included, times the chance of its status, to the rupee; added up.
        {all.unvalued > 0 && ` Leads without a value add nothing: ${all.unvalued} of ${all.count}.`} Months go
        by the day on which a lead is expected to be decided.
      </Typography>
      <Wide label="How the forecast adds up">
        <Table size="small">
          <CountHead columns={['Status', 'Leads', 'Value', 'Chance', 'Expected']} />
          <TableBody>
            {byStatus.map(({ status, count, valuePaise, expectedPaise }) => (
              <TableRow key={status}>
                <TableCell component="th" scope="row">
                  {statusLabels[status]}
                </TableCell>
                <TableCell align="right">{count}</TableCell>
                <TableCell align="right">{formatInr(valuePaise)}</TableCell>
                <TableCell align="right">{chances[status]} %</TableCell>
                <TableCell align="right">{formatInr(expectedPaise)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Wide>
      {largest.length > 0 && (
        <>
          <Typography variant="body2" sx={{ mt: 1, fontWeight: 600 }}>
            What adds most
          </Typography>
          <Box component="ol" sx={{ m: 0, pl: 3 }}>
            {largest.map(({ id, name, status, valuePaise, expectedPaise, expectedCloseOn }) => (
              <li key={id}>
                <MuiLink component={Link} to={showPath('leads', id)}>
                  {name || 'No name'}
                </MuiLink>
                : {formatInr(valuePaise)} × {chances[status]} % = {formatInr(expectedPaise)}
                {expectedCloseOn && `, by ${formatDay(expectedCloseOn)} ${expectedCloseOn.slice(0, 4)}`}
              </li>
            ))}
          </Box>
        </>
      )}
    </Explained>
  );
}

const named: Record<string, string> = { overdue: 'Overdue', later: 'Later', none: 'No day' };
/** `Nov 2026` */
const periodLabel = (period: Period) =>
  named[period] ?? `${monthName(`${period}-01`).slice(0, 3)} ${period.slice(0, 4)}`;
