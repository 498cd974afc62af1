import {
  Box,
  Button,
  Card,
  Chip,
  List as MuiList,
  ListItem,
  ListItemButton,
  Stack,
  Typography,
} from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { List, SearchInput, TopToolbar, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { spokenDate } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { ListPagination } from '#kit/office/parts/list-pagination.tsx';
import { ListState } from '#kit/office/parts/list-state.tsx';
import { showPath } from '#kit/screen-paths.ts';
import type { Age } from '../settlement.ts';
import { lateWords } from './late.ts';
import { receivableCalls, type ReceivableRecord, type SumsRecord } from './receivable-record.ts';

const filters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder="Buyer, invoice number"
    sx={{ minWidth: { sm: 260 } }}
  />,
];
const ageNames = {
  'not-due': 'Not due yet',
  '0-30': '0–30 days late',
  '31-60': '31–60',
  '61-90': '61–90',
  '90+': 'Over 90',
} satisfies Record<Age, string>;

/** Who owes what since when, the longest due first. */
export const ReceivableList = () => (
  <List<ReceivableRecord>
    perPage={25}
    filters={filters}
    actions={<Actions />}
    pagination={<ListPagination />}
    empty={false}
    offline={false}
    exporter={false}
    title="Who owes what"
    component="div"
  >
    <Ages />
    <ListState
      nothing={
        <Typography sx={{ py: 6, textAlign: 'center' }} color="text.secondary">
          Nobody owes anything here.
        </Typography>
      }
    >
      <Rows />
    </ListState>
  </List>
);

const Actions = () => (
  <TopToolbar>
    <Button component={Link} to="/reminders" size="small">
      Reminders
    </Button>
  </TopToolbar>
);

/** How much is owed of which age; each leads to the invoices behind it. */
function Ages() {
  const { filterValues, setFilters, data } = useListContext<ReceivableRecord>();
  const [sums, setSums] = useState<SumsRecord | null>(null);
  const load = useCallback(() => {
    receivableCalls.sums().then(setSums, () => {
      // The list below says what is wrong with the line; without sums the ages still choose.
    });
  }, []);
  useEffect(load, [load, data]);
  const { age } = filterValues as { age?: Age };
  const of = (one: Age) => sums?.ages.find((sum) => sum.age === one);
  return (
    <Box sx={{ my: 1 }}>
      <Typography variant="h6" component="p" sx={{ minHeight: 32 }}>
        {sums && `${formatInr(sums.totalPaise)} is owed`}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, my: 1 }} role="group" aria-label="Age">
        {(Object.keys(ageNames) as Age[]).map((one) => (
          <Chip
            key={one}
            label={`${ageNames[one]}${sums ? `: ${formatInr(of(one)?.paise ?? 0)} (${of(one)?.count ?? 0})` : ''}`}
            color={one === '90+' && (of(one)?.count ?? 0) > 0 ? 'error' : 'default'}
            variant={age === one ? 'filled' : 'outlined'}
            aria-pressed={age === one}
            onClick={() => {
              const { age: _age, ...rest } = filterValues as { age?: Age };
              setFilters(age === one ? rest : { ...rest, age: one });
            }}
          />
        ))}
      </Stack>
    </Box>
  );
}

function Rows() {
  const { data = [] } = useListContext<ReceivableRecord>();
  return (
    <Card>
      <MuiList disablePadding>
        {data.map((one) => (
          <ListItem key={one.id} disablePadding divider>
            <ListItemButton
              component={Link}
              to={showPath('invoices', one.id)}
              sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}
            >
              <Box sx={{ flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
                <strong>{one.buyerName}</strong>
                <Typography variant="body2" color="text.secondary">
                  {one.number} · due on {spokenDate(one.dueOn)}
                  {one.promisedOn && ` · promised for ${spokenDate(one.promisedOn)}`}
                </Typography>
              </Box>
              <Box sx={{ textAlign: { sm: 'right' }, fontVariantNumeric: 'tabular-nums' }}>
                <strong>{formatInr(one.openPaise)}</strong>
                {one.openPaise !== one.totalPaise && (
                  <Typography variant="body2" color="text.secondary">
                    of {formatInr(one.totalPaise)}
                  </Typography>
                )}
              </Box>
              <Chip
                size="small"
                label={lateWords(one.daysLate)}
                color={one.daysLate > 30 ? 'error' : one.daysLate > 0 ? 'warning' : 'default'}
                variant="outlined"
              />
            </ListItemButton>
          </ListItem>
        ))}
      </MuiList>
    </Card>
  );
}
