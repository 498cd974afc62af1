import { Box, Button, Chip, Stack, Typography } from '@mui/material';
import { SearchInput, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { formatDate } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { LinkRows } from '#kit/office/parts/link-rows.tsx';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import { RecordList } from '#kit/office/parts/record-list.tsx';
import { useAsked } from '#kit/office/parts/use-asked.ts';
import type { Age } from '../settlement.ts';
import { latenessLabel } from './lateness-label.ts';
import { receivableCalls, type ReceivableRecord } from './receivable-record.ts';

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
  <RecordList<ReceivableRecord>
    filters={filters}
    moreFilters={['age']}
    actions={<Actions />}
    above={<Ages />}
    title="Who owes what"
    nothing="Nobody owes anything here."
  >
    <LinkRows<ReceivableRecord> resource="invoices">
      {(one) => (
        <>
          <Box sx={{ flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
            <strong>{one.buyerName}</strong>
            <Typography variant="body2" color="text.secondary">
              {one.number} · due on {formatDate(one.dueOn)}
              {one.promisedOn && ` · promised for ${formatDate(one.promisedOn)}`}
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
            label={latenessLabel(one.daysLate)}
            color={one.daysLate > 30 ? 'error' : one.daysLate > 0 ? 'warning' : 'default'}
            variant="outlined"
          />
        </>
      )}
    </LinkRows>
  </RecordList>
);

const Actions = () => (
  <Button component={Link} to="/reminders" size="small">
    Reminders
  </Button>
);

/** How much is owed of which age; each leads to the invoices behind it. */
function Ages() {
  const { filterValues, setFilters, data } = useListContext<ReceivableRecord>();
  const asked = useAsked(data ? receivableCalls.sums : null, data);
  const { data: sums } = asked;
  const { age } = filterValues as { age?: Age };
  const of = (one: Age) => sums?.ages.find((sum) => sum.age === one);
  return (
    <Box sx={{ my: 1 }}>
      <NotRead what="The sums" asked={asked} />
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
