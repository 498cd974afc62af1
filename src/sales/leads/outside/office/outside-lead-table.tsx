import { Box, Chip, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { RowLink } from '#kit/office/parts/row-link.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { showPath } from '#kit/screen-paths.ts';
import type { OutsideState } from '../outside-source.ts';
import type { OutsideLeadRecord } from './outside-calls.ts';
import { NotYet } from '#kit/office/parts/record-page.tsx';

const labels: Record<OutsideState, [text: string, color: 'success' | 'warning' | 'error' | 'default']> = {
  waiting: ['Being fetched', 'warning'],
  taken: ['Lead', 'success'],
  test: ['Test', 'default'],
  refused: ['Refused', 'error'],
};

/** The newest fifty that came, with what became of each. */
export function OutsideLeadTable({ sourceId }: { sourceId: string }) {
  const { data, ...asked } = useGetList<OutsideLeadRecord>('outside-leads', {
    filter: { sourceId },
    pagination: { page: 1, perPage: 50 },
  });
  if (!data) return <NotYet {...asked} loading={null} />;
  if (data.length === 0) return <Typography color="text.secondary">Nothing yet.</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map((lead) => (
        <Came key={lead.id} {...lead} />
      ))}
    </Box>
  );
}

function Came({ at, externalId, state, leadId, raw, error }: OutsideLeadRecord) {
  const [text, color] = labels[state];
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Chip size="small" label={text} color={color} />
        <Typography variant="body2" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          {leadId ? <RowLink to={showPath('leads', leadId)}>{externalId}</RowLink> : externalId}
          <Typography component="span" variant="body2" color="text.secondary">
            {' · '}
            <When at={at} inline />
            {error && ` · ${error}`}
          </Typography>
        </Typography>
      </Box>
      {Boolean(raw) && (
        <details>
          <summary>What came</summary>
          <Box
            component="pre"
            sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '0.8125rem' }}
          >
            {JSON.stringify(raw, null, 2)}
          </Box>
        </details>
      )}
    </Box>
  );
}
