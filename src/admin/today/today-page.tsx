import { Box, Card, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { ListContextProvider, Title, useGetList, useList } from 'react-admin';
import { useSearchParams } from 'react-router';
import {
  mostOfAKind,
  todayKinds,
  urgencies,
  type TodayItem,
  type Urgency,
} from '#domain/today/today-item.ts';
import { ListState } from '../parts/list-state.tsx';
import { useLeadToFirstSteps } from '../first-steps/use-lead.ts';
import { useSession } from '../session.ts';
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
  const { data, error, isPending, isFetching, isPaused, isPlaceholderData, refetch } = useGetList<TodayItem>(
    'today',
    { filter: { whose } },
  );
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
          {isCut(data ?? []) && (
            <Typography color="text.secondary">
              There is more than fits here: the rest stands in the lists of leads, payments and the others.
            </Typography>
          )}
        </ListState>
      </ListContextProvider>
    </Box>
  );
}

/** Whether something of a kind was left out. */
const isCut = (items: TodayItem[]) =>
  todayKinds.some((kind) => items.filter((item) => item.kind === kind).length >= mostOfAKind);

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
