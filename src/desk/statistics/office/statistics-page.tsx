import { Box, Card, Skeleton, Typography } from '@mui/material';
import { Title, useGetOne } from 'react-admin';
import type { Statistics } from '../statistics.ts';
import { CountTable } from './count-table.tsx';
import { deviceLabels, formLabel, linkLabel, numbers, shareOf, formatDay } from './statistics-labels.ts';
import { SpanBar, useSpan } from './span-bar.tsx';
import { VitalsTable } from './vitals-table.tsx';
import { Refusal } from '#kit/office/parts/refusal.tsx';

/** What visitors did on the site in some days, and how fast it was for them. */
export function StatisticsPage() {
  const { today, from, to, choose } = useSpan();
  const { data, error, isPending, refetch } = useGetOne<Statistics & { id: string }>('statistics', {
    id: `${from}_${to}`,
  });
  return (
    <Box sx={{ py: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Title title="Statistics" />
      <SpanBar today={today} from={from} to={to} onChoose={choose} />
      {error && <Refusal error={error} onAgain={refetch} />}
      {isPending && <Skeleton variant="rounded" height={320} role="status" aria-label="Loading" />}
      {data && (data.totals.views === 0 ? <Nothing /> : <Numbers statistics={data} />)}
    </Box>
  );
}

const Nothing = () => (
  <Card sx={{ p: 3 }}>
    <Typography variant="h6" component="h2">
      Nothing was counted in these days
    </Typography>
    <Typography color="text.secondary">
      Visits are counted from the first page view on. Robots, and visitors who refuse, are left out.
    </Typography>
  </Card>
);

function Numbers({ statistics }: { statistics: Statistics }) {
  const { totals, cookieAnswers: answers } = statistics;
  return (
    <>
      <Totals
        totals={[
          ['Visits', totals.visits],
          ['Page views', totals.views],
          ['Forms sent', totals.formSubmits],
          ['Bookings', totals.bookings],
          ['Chats opened', totals.chats],
        ]}
      />
      <CountTable
        title="From visit to booking"
        note="Counts, not people: a visitor who sends two forms is counted twice. Those who refused are in none of them."
        columns={['Step', 'Count', 'Per 100 visits']}
        rows={[
          ['Visits', totals.visits],
          ['Forms begun', totals.formStarts],
          ['Forms sent', totals.formSubmits],
          ['Bookings', totals.bookings],
        ].map(([step, count]) => [step as string, count as number, shareOf(count as number, totals.visits)])}
      />
      <CountTable
        title="By day"
        columns={['Day', 'Page views', 'Visits']}
        rows={statistics.days.toReversed().map(({ day, views, visits }) => [formatDay(day), views, visits])}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' }, gap: 2 }}>
        <CountTable
          title="Pages"
          columns={['Page', 'Views', 'Visits begun']}
          rows={statistics.pages.map(({ path, views, visits }) => [path, views, visits])}
        />
        <CountTable
          title="Where visits come from"
          columns={['Site', 'Visits']}
          rows={statistics.referrers.map(({ host, visits }) => [host || 'Not said, or typed in', visits])}
        />
        <CountTable
          title="Campaigns"
          columns={['Source, medium, campaign', 'Visits', 'Forms sent', 'Bookings']}
          rows={statistics.campaigns.map(({ source, medium, campaign, visits, formSubmits, bookings }) => [
            [source, medium, campaign].filter(Boolean).join(' · '),
            visits,
            formSubmits,
            bookings,
          ])}
        />
        <CountTable
          title="Forms"
          columns={['Form', 'Begun', 'Sent', 'Failed']}
          rows={statistics.forms.map(({ form, starts, submits, fails }) => [
            formLabel(form),
            starts,
            submits,
            fails,
          ])}
        />
        <CountTable
          title="Calls, mails, WhatsApp"
          columns={['Link', 'Clicks']}
          rows={statistics.links.map(({ link, clicks }) => [linkLabel(link), clicks])}
        />
        <CountTable
          title="Screens"
          columns={['Device', 'Visits']}
          rows={statistics.devices.map(({ device, visits }) => [deviceLabels[device], visits])}
        />
      </Box>
      <VitalsTable vitals={statistics.vitals} />
      <Typography color="text.secondary">
        {`Cookies: ${numbers.format(answers.all)} answers, ${numbers.format(answers.statistics)} of them yes to statistics, ${numbers.format(answers.marketing)} yes to marketing. ${numbers.format(totals.named)} visits were recognised from page to page.`}
      </Typography>
    </>
  );
}

const Totals = ({ totals }: { totals: [what: string, count: number][] }) => (
  <Box
    component="dl"
    sx={{ m: 0, display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))', gap: 2 }}
  >
    {totals.map(([what, count]) => (
      <Card key={what} sx={{ p: 2, display: 'flex', flexDirection: 'column-reverse' }}>
        <Typography component="dt" color="text.secondary">
          {what}
        </Typography>
        <Typography component="dd" variant="h5" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
          {numbers.format(count)}
        </Typography>
      </Card>
    ))}
  </Box>
);
