import { Box, Card, Link as MuiLink, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { Fragment } from 'react';
import { ListContextProvider, Title, useGetList, useList } from 'react-admin';
import { Link, useSearchParams } from 'react-router';
import { maxOfAKind, urgencies, type TodayItem, type TodayMore, type Urgency } from '../today-item.ts';
import { ListState } from '#kit/office/parts/list-state.tsx';
import { useLeadToFirstSteps } from '#desk/first-steps/office/use-lead.ts';
import { useSession } from '#kit/office/session.ts';
import { TodayRow } from './today-row.tsx';

const chip = { color: 'text.primary', '&.Mui-selected': { bgcolor: 'warning.light' } };
/** Each urgency as a heading. */
const headings: Record<Urgency, string> = { late: 'Late', today: 'Today', waiting: 'When there is time' };

/** The first page of the office: the next thing to do, for every record that waits for somebody. */
export function TodayPage() {
  useLeadToFirstSteps();
  const { me } = useSession();
  const [search, setSearch] = useSearchParams();
  const whose = search.get('whose') ?? (me?.role === 'owner' ? 'all' : 'mine');
  const { data, meta, error, isPending, isFetching, isPaused, isPlaceholderData, refetch } =
    useGetList<TodayItem>('today', { filter: { whose } });
  const list = useList({ ...(data && { data }), error, isPending, isFetching, perPage: 1_000 });
  return (
    <Box sx={{ py: 2, maxWidth: 960 }}>
      <Title title="Today" />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={whose}
        aria-label="Whose leads"
        onChange={(_event, chosen: string | null) =>
          chosen && setSearch({ whose: chosen }, { replace: true })
        }
        sx={{ mb: 1 }}
      >
        <ToggleButton value="mine" sx={chip}>
          Mine and nobody’s
        </ToggleButton>
        <ToggleButton value="all" sx={chip}>
          Everybody’s
        </ToggleButton>
      </ToggleButtonGroup>
      <ListContextProvider value={{ ...list, isPaused, isPlaceholderData, refetch } as typeof list}>
        <ListState nothing={<Nothing />}>
          {urgencies.map((urgency) => (
            <Items
              key={urgency}
              heading={headings[urgency]}
              items={data?.filter((item) => item.urgency === urgency) ?? []}
            />
          ))}
          <More more={(meta as { more?: TodayMore[] } | undefined)?.more ?? []} />
        </ListState>
      </ListContextProvider>
    </Box>
  );
}

/** Where the rest stands of what is too much for this page. */
function More({ more }: { more: TodayMore[] }) {
  if (more.length === 0) return null;
  return (
    <Box component="nav" aria-label="More that waits">
      <Typography color="text.secondary">
        {`Only ${maxOfAKind} of each kind stand here. All that waits: `}
        {more.map(({ label, path }, index) => (
          <Fragment key={label}>
            {index > 0 && ', '}
            <MuiLink component={Link} to={path}>
              {label}
            </MuiLink>
          </Fragment>
        ))}
      </Typography>
    </Box>
  );
}

function Items({ heading, items }: { heading: string; items: TodayItem[] }) {
  if (items.length === 0) return null;
  return (
    <Card component="section" aria-label={heading} sx={{ mb: 2 }}>
      <Typography variant="h6" component="h2" sx={{ px: 2, pt: 1.5 }}>
        {heading}{' '}
        <Typography component="span" color="text.secondary">
          {items.length}
        </Typography>
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item) => (
          <TodayRow key={item.id} item={item} />
        ))}
      </Box>
    </Card>
  );
}

const Nothing = () => (
  <Box sx={{ py: 8, textAlign: 'center' }}>
    <Typography variant="h6" component="p">
      Nothing is waiting
    </Typography>
    <Typography color="text.secondary">
      New enquiries, follow-ups, consultations and payments appear here by themselves.
    </Typography>
  </Box>
);
