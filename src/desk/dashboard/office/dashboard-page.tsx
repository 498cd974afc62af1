import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { Title, useGetOne } from 'react-admin';
import type { Dashboard } from '../dashboard.ts';
import { formatInr } from '#kit/india/money.ts';
import { stateLabels } from '#sales/quotations/office/quotation-chip.tsx';
import { SpanBar, useSpan } from '#desk/statistics/office/span-bar.tsx';
import { numbers, formatDay } from '#desk/statistics/office/statistics-labels.ts';
import { ChartCard } from './chart-card.tsx';
import { DayLines, NamedBars, type DayPoint, type NamedPoint } from './charts.tsx';
import { Figure } from './figure.tsx';
import { ForecastCards } from './forecast-cards.tsx';
import { Refusal } from '#kit/office/parts/refusal.tsx';
import { useMay } from '#kit/office/session.ts';
import { staffPath } from '#kit/screen-paths.ts';

type Compared = { id: string; now: Dashboard; before: Dashboard };

const count = (n: number) => numbers.format(n);
const money = (paise: number) => formatInr(Math.round(paise / 100) * 100);
/** `45 min`, `3 h`, `2 days` */
function waiting(minutes: number): string {
  if (minutes < 90) return `${Math.round(minutes)} min`;
  return minutes < 48 * 60 ? `${Math.round(minutes / 60)} h` : `${Math.round(minutes / 1440)} days`;
}

/** What each figure is; undefined where the one who looks may not see it. */
const figures: {
  name: string;
  say: (value: number) => string;
  of: (dashboard: Dashboard) => number | null | undefined;
}[] = [
  { name: 'Leads', say: count, of: ({ leads }) => leads?.received },
  { name: 'To the first contact', say: waiting, of: ({ leads }) => leads?.medianMinutes },
  { name: 'Consultations held', say: count, of: ({ bookings }) => bookings?.held },
  { name: 'Orders', say: count, of: (dashboard) => dashboard.money?.orders },
  { name: 'Received', say: money, of: (dashboard) => dashboard.money?.receivedPaise },
  { name: 'GST', say: money, of: (dashboard) => dashboard.money?.gstPaise },
  { name: 'Refunded', say: money, of: (dashboard) => dashboard.money?.refundedPaise },
];

/** How business goes, in days that one chooses, beside as many days before. */
export function DashboardPage() {
  const { today, from, to, choose } = useSpan();
  const mayForecast = useMay('leads:read');
  const { data, error, isPending } = useGetOne<Compared>('dashboard', { id: `${from}_${to}` });
  return (
    <Box sx={{ py: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Title title="Dashboard" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <SpanBar today={today} from={from} to={to} onChoose={choose} />
        <Button
          href={staffPath(`/dashboard/export.csv?${new URLSearchParams({ from, to })}`)}
          download="dashboard.csv"
          startIcon={<DownloadIcon />}
        >
          Download as CSV
        </Button>
      </Box>
      {error && <Refusal error={error} />}
      {isPending && <Skeleton variant="rounded" height={320} role="status" aria-label="Loading" />}
      {data && <Figures {...data} />}
      {mayForecast && <ForecastCards />}
      <Typography variant="body2" color="text.secondary">
        Beside each figure stands what it was in as many days right before. Days are Indian days.
      </Typography>
    </Box>
  );
}

function Figures({ now, before }: Compared) {
  const { leads, bookings, money: paid, renewals } = now;
  return (
    <>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' }, gap: 2 }}
      >
        {figures.map(({ name, say, of }) => {
          const value = of(now);
          return value === undefined ? null : (
            <Figure key={name} name={name} now={value} before={of(before) ?? null} say={say} />
          );
        })}
        {renewals && (
          <Figure
            name={`Renewed of ${count(renewals.ended)} terms that ended`}
            now={renewals.renewed}
            before={before.renewals?.renewed ?? null}
            say={count}
          />
        )}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' },
          gap: 2,
          alignItems: 'start',
        }}
      >
        {leads && (
          <>
            <Days
              title="Leads by day"
              points={pair(leads.byDay, before.leads?.byDay ?? [], (row) => row.count)}
              say={count}
            />
            <Names title="Leads by source" points={sources(now, before)} say={count} />
          </>
        )}
        {now.funnel && <Names title="From visit to order" points={steps(now, before)} say={count} />}
        {paid && (
          <Days
            title="Received by day"
            points={pair(paid.byDay, before.money?.byDay ?? [], (row) => row.receivedPaise)}
            say={money}
          />
        )}
        {bookings && <Names title="Consultations of these days" points={meetings(now, before)} say={count} />}
        {now.quotations && (
          <Names
            title="Quotations begun in these days"
            points={now.quotations.map(({ state, count: n }) => ({
              name: stateLabels[state],
              now: n,
              before: before.quotations?.find((one) => one.state === state)?.count ?? 0,
            }))}
            say={count}
          />
        )}
      </Box>
    </>
  );
}

const isEmpty = (points: { now: number; before?: number }[]) =>
  points.every(({ now, before = 0 }) => now + before === 0);

type Say = { say: (value: number) => string; title: string };

const Days = ({ title, points, say }: Say & { points: DayPoint[] }) => (
  <ChartCard
    title={title}
    columns={['Day', 'Now', 'Before']}
    rows={
      isEmpty(points) ? [] : points.map(({ day, now, before }) => [formatDay(day), say(now), say(before)])
    }
  >
    <DayLines points={points} say={say} />
  </ChartCard>
);

const Names = ({ title, points, say }: Say & { points: NamedPoint[] }) => (
  <ChartCard
    title={title}
    columns={['What', 'Now', 'Before']}
    rows={isEmpty(points) ? [] : points.map(({ name, now, before = 0 }) => [name, say(now), say(before)])}
  >
    <NamedBars points={points} say={say} />
  </ChartCard>
);

/** Each day beside the day of the same place in the span before. */
const pair = <Row extends { day: string }>(now: Row[], before: Row[], of: (row: Row) => number): DayPoint[] =>
  now.map((row, i) => {
    const other = before[i];
    return { day: row.day, now: of(row), before: other ? of(other) : 0 };
  });

const sources = ({ leads }: Dashboard, before: Dashboard): NamedPoint[] =>
  (leads?.bySource ?? []).map(({ source, count: n }) => ({
    name: source || 'Not said',
    now: n,
    before: before.leads?.bySource.find((one) => one.source === source)?.count ?? 0,
  }));

const steps = ({ funnel }: Dashboard, before: Dashboard): NamedPoint[] =>
  ([['Visits', 'visits'], ['Forms begun', 'formsBegun'], ['Leads', 'leads'], ['Bookings', 'bookings'], ['Orders', 'orders']] as const)
    .map(([name, key]) => ({ name, now: funnel?.[key] ?? 0, before: before.funnel?.[key] ?? 0 })); // prettier-ignore

const meetings = ({ bookings }: Dashboard, before: Dashboard): NamedPoint[] =>
  ([['To come', 'confirmed'], ['Held', 'held'], ['No-show', 'noShow'], ['Cancelled', 'cancelled']] as const)
    .map(([name, key]) => ({ name, now: bookings?.[key] ?? 0, before: before.bookings?.[key] ?? 0 })); // prettier-ignore
