import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import ImportIcon from '@mui/icons-material/UploadOutlined';
import { Box, Button, Card, Skeleton, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { Title, useGetOne } from 'react-admin';
import { Link, useSearchParams } from 'react-router';
import { SpanBar, useSpan } from '#desk/statistics/office/span-bar.tsx';
import { Refusal } from '#kit/office/parts/refusal.tsx';
import { useMay } from '#kit/office/session.ts';
import { staffPath } from '#kit/screen-paths.ts';
import { AdAccounts } from '../accounts/office/ad-accounts.tsx';
import { lookBackDays, touchModels, type Advertising, type TouchModel } from '../advertising.ts';
import { fewest } from '../confidence.ts';
import { CampaignTable } from './campaign-table.tsx';
import { SpendChart } from './spend-chart.tsx';
import { WordsCard } from './words-card.tsx';

const modelNames: Record<TouchModel, string> = { first: 'First touch', last: 'Last touch' };

/** What each campaign cost and brought, in days that one chooses. */
export function AdvertisingPage() {
  const { today, from, to } = useSpan();
  const [search, setSearch] = useSearchParams();
  const model = touchModels.find((one) => one === search.get('model')) ?? 'last';
  const choose = (chosen: object) => setSearch({ from, to, model, ...chosen }, { replace: true });
  const mayEdit = useMay('advertising:edit');
  const { data, error, isPending, refetch } = useGetOne<Advertising & { id: string }>('advertising', {
    id: `${from}_${to}_${model}`,
  });
  return (
    <Box sx={{ py: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Title title="Advertising" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <SpanBar today={today} from={from} to={to} onChoose={choose} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {mayEdit && (
            <Button component={Link} to="/advertising/import" variant="outlined" startIcon={<ImportIcon />}>
              Import costs
            </Button>
          )}
          <Button
            href={staffPath(`/advertising/export.csv?${new URLSearchParams({ from, to, model })}`)}
            download="advertising.csv"
            startIcon={<DownloadIcon />}
          >
            Download as CSV
          </Button>
        </Box>
      </Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={model}
        aria-label="Which campaign counts"
        onChange={(_event, chosen: TouchModel | null) => chosen && choose({ model: chosen })}
      >
        {touchModels.map((one) => (
          <ToggleButton key={one} value={one}>
            {modelNames[one]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {error && <Refusal error={error} onAgain={refetch} />}
      {/* As high as the screen: what stands below would move from under a press when the figures come. */}
      {isPending && <Skeleton variant="rounded" height="100vh" role="status" aria-label="Loading" />}
      {data && (data.campaigns.length === 0 && data.rows.length === 0 ? <Nothing /> : <Figures of={data} />)}
      <AdAccounts />
      <Rules />
    </Box>
  );
}

const Figures = ({ of }: { of: Advertising }) => (
  <>
    <SpendChart rows={of.rows} />
    <CampaignTable of={of} />
    <WordsCard words={of.words} campaigns={of.campaigns} />
  </>
);

const Nothing = () => (
  <Card sx={{ p: 3 }}>
    <Typography variant="h6" component="h2">
      No costs yet, and no visit that names a campaign
    </Typography>
    <Typography color="text.secondary">
      Import the CSV report of Google Ads or Meta, broken down by day and campaign, or have the costs fetched
      from the platforms. Visits are matched by utm_campaign, the name or the id of the campaign, and by the
      click id that the platforms add.
    </Typography>
  </Card>
);

const Rules = () => (
  <Typography variant="body2" color="text.secondary" component="ul" sx={{ m: 0, pl: 2.5 }}>
    <li>
      Days are Indian days. Visits and leads count on the day they came, orders and money on the day of
      payment, refunds on the day they went back, as on the dashboard.
    </li>
    <li>
      An order belongs to the campaign of the payer’s first or last touch in the {lookBackDays} days before; a
      payer is known by the lead of the quotation, else by the phone number or the e-mail address.
    </li>
    <li>
      Below leads stands their share of the visits, below qualified ones that of the leads; in brackets what
      is true at 95 %: of shares by Wilson’s interval, of costs by Byar’s. Below {fewest} leads or orders a
      cost is too few to tell.
    </li>
    <li>
      Nothing of it needs cookies of others. Who refuses statistics is in no visit; an enquiry still says how
      its page was reached.
    </li>
  </Typography>
);
