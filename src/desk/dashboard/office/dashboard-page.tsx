import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Title, useGetOne } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import type { Dashboard, DashboardSpan } from '../dashboard.ts';
import { stateLabels } from '#sales/quotations/office/quotation-chip.tsx';
import { SpanBar, useSpan } from '#desk/statistics/office/span-bar.tsx';
import { formatDay } from '#desk/statistics/office/statistics-labels.ts';
import {
  bookingsMadeIn,
  bookingsOf,
  leadsOf,
  ordersOf,
  paymentsOf,
  quotationsBegunIn,
  statisticsOf,
} from './behind.ts';
import { ChartCard } from './chart-card.tsx';
import { DayLines, NamedBars, type DayPoint, type NamedPoint } from './charts.tsx';
import { Explained } from './explained.tsx';
import { Figure } from './figure.tsx';
import { count, figures, money, renewedRule } from './figures.ts';
import { ForecastCards } from './forecast-cards.tsx';
import { TargetsCard } from './targets-card.tsx';
import { Refusal } from '#kit/office/parts/refusal.tsx';
import { useMay, useOwnLeadsOnly } from '#kit/office/session.ts';
import { staffPath } from '#kit/screen-paths.ts';

type Compared = { id: string; now: Dashboard; before: Dashboard };

/** How business goes, in days that one chooses, beside as many days before. */
export function DashboardPage() {
  const { today, from, to, choose } = useSpan();
  const mayForecast = useMay('leads:read');
  const ownOnly = useOwnLeadsOnly();
  const { data, error, isPending, refetch } = useGetOne<Compared>('dashboard', { id: `${from}_${to}` });
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
      {error && <Refusal error={error} onAgain={refetch} />}
      {/* As high as the screen: what stands below would move from under a press when the figures come. */}
      {isPending && <Skeleton variant="rounded" height="100vh" role="status" aria-label="Loading" />}
      {data && <Figures {...data} span={{ from, to }} />}
      <Typography variant="body2" color="text.secondary">
        {ownOnly && 'All figures are of your own leads, with their bookings and quotations. '}
        Beside each figure stands what it was in as many days right before. Days are Indian days.
      </Typography>
      {mayForecast && (
        <>
          <TargetsCard />
          <ForecastCards />
        </>
      )}
    </Box>
  );
}

function Figures({ now, before, span }: Compared & { span: DashboardSpan }) {
  const { leads, bookings, money: paid, renewals } = now;
  return (
    <>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' }, gap: 2 }}
      >
        {figures.map(({ name, say, of, rule, links }) => {
          const value = of(now);
          return value === undefined ? null : (
            <Figure
              key={name}
              name={name}
              now={value}
              before={of(before) ?? null}
              say={say}
              rule={rule}
              links={links(span)}
            />
          );
        })}
        {renewals && (
          <Figure
            name={`Renewed of ${count(renewals.ended)} terms that ended`}
            now={renewals.renewed}
            before={before.renewals?.renewed ?? null}
            say={count}
            rule={renewedRule}
            links={[{ text: 'Renewals', path: '/renewals' }]}
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
              pathOf={(day) => leadsOf({ from: day, to: day })}
              rule="By the day in India on which they came; suspected ones and junk do not count. A day leads to its leads."
            />
            <Names
              title="Leads by source"
              points={sources(now, before, span)}
              say={count}
              rule="By where each lead of these days said it came from; the twelve that brought most. A bar leads to its leads."
            />
          </>
        )}
        {now.funnel && (
          <Names
            title="From visit to order"
            points={steps(now, before, span)}
            say={count}
            rule="How many of each there were in these days, and not what became of each visit: who came last week may order today. Consultations count by when they were booked."
          />
        )}
        {paid && (
          <Days
            title="Received by day"
            points={pair(paid.byDay, before.money?.byDay ?? [], (row) => row.receivedPaise)}
            say={money}
            pathOf={(day) => paymentsOf({ from: day, to: day })}
            rule={
              <>
                What orders and invoices brought, by the day of payment, GST included. A day leads to its
                payments; what banks brought for invoices stands in <Link to="/receivables">Receivables</Link>
                .
              </>
            }
          />
        )}
        {bookings && (
          <Names
            title="Consultations of these days"
            points={meetings(now, before, span)}
            say={count}
            rule="By the day on which they take place, as they stand now. A bar leads to its consultations."
          />
        )}
        {now.quotations && (
          <Names
            title="Quotations begun in these days"
            points={now.quotations.map(({ state, count: n }) => ({
              name: stateLabels[state],
              now: n,
              before: before.quotations?.find((one) => one.state === state)?.count ?? 0,
              path: quotationsBegunIn(span, state),
            }))}
            say={count}
            rule="Those begun in these days, as they stand now; of a revised one, the newest. A bar leads to its quotations."
          />
        )}
      </Box>
    </>
  );
}

const isEmpty = (points: { now: number; before?: number }[]) =>
  points.every(({ now, before = 0 }) => now + before === 0);

type Say = { say: (value: number) => string; title: string; rule: ReactNode };

const Days = ({
  title,
  points,
  say,
  rule,
  pathOf,
}: Say & { points: DayPoint[]; pathOf?: (day: string) => string }) => {
  const navigate = useNavigate();
  return (
    <ChartCard
      title={title}
      columns={['Day', 'Now', 'Before']}
      rows={
        isEmpty(points) ? [] : points.map(({ day, now, before }) => [formatDay(day), say(now), say(before)])
      }
      paths={points.map(({ day, now }) => (pathOf && now > 0 ? pathOf(day) : null))}
      about={<Explained of={title}>{rule}</Explained>}
    >
      <DayLines
        points={points}
        say={say}
        {...(pathOf && { onChoose: (day) => void navigate(pathOf(day)) })}
      />
    </ChartCard>
  );
};

type LinkedPoint = NamedPoint & { path: string | null };

const Names = ({ title, points, say, rule }: Say & { points: LinkedPoint[] }) => {
  const navigate = useNavigate();
  return (
    <ChartCard
      title={title}
      columns={['What', 'Now', 'Before']}
      rows={isEmpty(points) ? [] : points.map(({ name, now, before = 0 }) => [name, say(now), say(before)])}
      paths={points.map(({ now, path }) => (now > 0 ? path : null))}
      about={<Explained of={title}>{rule}</Explained>}
    >
      <NamedBars
        points={points}
        say={say}
        onChoose={(index) => {
          const chosen = points[index];
          if (chosen?.path && chosen.now > 0) void navigate(chosen.path);
        }}
      />
    </ChartCard>
  );
};

/** Each day beside the day of the same place in the span before. */
const pair = <Row extends { day: string }>(now: Row[], before: Row[], of: (row: Row) => number): DayPoint[] =>
  now.map((row, i) => {
    const other = before[i];
    return { day: row.day, now: of(row), before: other ? of(other) : 0 };
  });

const sources = ({ leads }: Dashboard, before: Dashboard, span: DashboardSpan): LinkedPoint[] =>
  (leads?.bySource ?? []).map(({ source, count: n }) => ({
    name: source || 'Not said',
    now: n,
    before: before.leads?.bySource.find((one) => one.source === source)?.count ?? 0,
    path: leadsOf(span, source ? { source } : { sourceSaid: 'no' }),
  }));

/** Each leads to where the reader of the funnel may look; orders to those who see payments. */
const steps = (
  { funnel, leads, bookings, money: paid }: Dashboard,
  before: Dashboard,
  span: DashboardSpan,
): LinkedPoint[] =>
  (
    [
      ['Visits', 'visits', statisticsOf(span)],
      ['Forms begun', 'formsBegun', statisticsOf(span)],
      ['Leads', 'leads', leads && leadsOf(span)],
      ['Bookings', 'bookings', bookings && bookingsMadeIn(span)],
      ['Orders', 'orders', paid && ordersOf(span)],
    ] as const
  ).map(([name, key, path]) => ({
    name,
    now: funnel?.[key] ?? 0,
    before: before.funnel?.[key] ?? 0,
    path,
  }));

const meetings = ({ bookings }: Dashboard, before: Dashboard, span: DashboardSpan): LinkedPoint[] =>
  (
    [
      ['To come', 'confirmed', 'confirmed'],
      ['Held', 'held', 'held'],
      ['No-show', 'noShow', 'no-show'],
      ['Cancelled', 'cancelled', 'cancelled'],
    ] as const
  ).map(([name, key, status]) => ({
    name,
    now: bookings?.[key] ?? 0,
    before: before.bookings?.[key] ?? 0,
    path: bookingsOf(span, status),
  }));
