import { Alert, Box, Link as MuiLink, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { Fragment } from 'react';
import { ListContextProvider, Title, useGetList, useList } from 'react-admin';
import { Link, useSearchParams } from 'react-router';
import {
  maxOfAKind,
  todayKinds,
  type TodayItem,
  type TodayKind,
  type TodayMeta,
  type TodayMore,
} from '../today-item.ts';
import type { Waits } from '#agency/settings/restored.ts';
import { inIndia } from '#kit/office/parts/moments.ts';
import { ListState } from '#kit/office/parts/list-state.tsx';
import { useLeadToFirstSteps } from '#desk/first-steps/office/use-lead.ts';
import { useMay, useSession } from '#kit/office/session.ts';
import { TodayGroup } from './today-group.tsx';

const chip = { '&.Mui-selected': { bgcolor: 'warning.light' } };
/** Each kind as a heading. */
const headings: Record<TodayKind, string> = {
  lead: 'New leads',
  mail: 'Answers by mail',
  'follow-up': 'Follow-ups',
  booking: 'Consultations',
  quotation: 'Quotations',
  project: 'Projects',
  invoice: 'Recurring invoices',
  payment: 'Payments',
  refund: 'Refunds',
  help: 'Help requests',
  privacy: 'Personal data',
  renewal: 'Renewals',
  import: 'Imported leads',
  comment: 'Comments',
  message: 'Messages that failed',
};

const aSecond = 1_000;
const aDay = 86_400 * aSecond;
/** So long until something that was put off comes back, or a day, for timers take no longer ones. */
const untilNext = (nextAt: string) =>
  Math.min(aDay, Math.max(aSecond, new Date(nextAt).getTime() - Date.now() + aSecond));

/** The first page of the office: the next thing to do, for every record that waits for somebody. */
export function TodayPage() {
  useLeadToFirstSteps();
  const { me } = useSession();
  const [search, setSearch] = useSearchParams();
  const whose = search.get('whose') ?? (me?.role === 'owner' ? 'all' : 'mine');
  const snoozed = search.get('snoozed') === 'true';
  const { data, meta, error, isPending, isFetching, isPaused, isPlaceholderData, refetch } =
    useGetList<TodayItem>(
      'today',
      { filter: { whose, ...(snoozed && { snoozed: 'true' }) } },
      {
        refetchInterval: ({ state }) => {
          const nextAt = (state.data?.meta as TodayMeta | undefined)?.nextAt;
          return nextAt ? untilNext(nextAt) : false;
        },
      },
    );
  const said = meta as TodayMeta | undefined;
  const list = useList({ ...(data && { data }), error, isPending, isFetching, perPage: 1_000 });
  return (
    <Box sx={{ py: 2, maxWidth: 960 }}>
      <Title title="Today" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        {!me?.ownLeadsOnly && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={whose}
            aria-label="Whose leads"
            onChange={(_event, chosen: string | null) =>
              chosen && setSearch({ whose: chosen }, { replace: true })
            }
          >
            <ToggleButton value="mine" sx={chip}>
              Mine and nobody’s
            </ToggleButton>
            <ToggleButton value="all" sx={chip}>
              Everybody’s
            </ToggleButton>
          </ToggleButtonGroup>
        )}
        {(snoozed || (said?.snoozed ?? 0) > 0) && (
          <ToggleButton
            size="small"
            value="snoozed"
            selected={snoozed}
            onChange={() => setSearch({ whose, ...(!snoozed && { snoozed: 'true' }) }, { replace: true })}
            sx={chip}
          >
            Put off{said ? ` (${said.snoozed})` : ''}
          </ToggleButton>
        )}
      </Box>
      {said && <WaitsNotice {...said} />}
      <ListContextProvider value={{ ...list, isPaused, isPlaceholderData, refetch } as typeof list}>
        <ListState nothing={<Nothing snoozed={snoozed} />}>
          {todayKinds.map((kind) => (
            <TodayGroup
              key={kind}
              heading={headings[kind]}
              items={data?.filter((item) => item.kind === kind) ?? []}
            />
          ))}
          <More more={said?.more ?? []} />
        </ListState>
      </ListContextProvider>
    </Box>
  );
}

/** Everybody has to know that what came in between is gone, or that this is perhaps a copy; who may, lets it go on. */
function WaitsNotice({ restored, elsewhere }: Waits) {
  const may = useMay('backups:take');
  if (!restored && elsewhere === null) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {restored && <>This installation was restored: what came after {inIndia(restored.madeAt)} is gone. </>}
      {elsewhere !== null && <>This is a copy of what {elsewhere} serves, or has moved here from there. </>}
      Nothing begins by itself until an owner has looked.{' '}
      {may && (
        <MuiLink component={Link} to="/backups">
          Look at it
        </MuiLink>
      )}
    </Alert>
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

const Nothing = ({ snoozed }: { snoozed: boolean }) => (
  <Box sx={{ py: 8, textAlign: 'center' }}>
    <Typography variant="h6" component="p">
      {snoozed ? 'Nothing is put off' : 'Nothing is waiting'}
    </Typography>
    <Typography color="text.secondary">
      {snoozed
        ? 'What you put off stands here until it comes back by itself.'
        : 'New enquiries, follow-ups, consultations and payments appear here by themselves.'}
    </Typography>
  </Box>
);
