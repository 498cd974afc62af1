import { Box, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { formatDate } from '#kit/india/india-date.ts';
import { NotYet } from '#kit/office/parts/record-page.tsx';
import type { RenewalRecord } from './renewal-record.ts';
import { TermChip } from './term-chip.tsx';

/** What one customer has bought for a time, and until when. */
export function CustomerTerms({ customerId }: { customerId: string }) {
  const { data, ...asked } = useGetList<RenewalRecord>('renewals', { filter: { customerId } });
  if (!data) return <NotYet {...asked} loading={<Typography color="text.secondary">Loading …</Typography>} />;
  if (data.length === 0) return <Typography color="text.secondary">Nothing that runs for a time.</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map(({ id, title, startsOn, endsOn, state }) => (
        <Box
          component="li"
          key={id}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, py: 1, borderTop: 1, borderColor: 'divider' }}
        >
          <Box sx={{ flex: '1 1 180px', overflowWrap: 'anywhere' }}>
            {title}
            <Typography variant="body2" color="text.secondary">
              {formatDate(startsOn)} to {formatDate(endsOn)}
            </Typography>
          </Box>
          <TermChip state={state} />
        </Box>
      ))}
    </Box>
  );
}
