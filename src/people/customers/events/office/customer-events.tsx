import { Box, Typography } from '@mui/material';
import { When } from '#kit/office/parts/when.tsx';
import { colors } from '#kit/office/theme.ts';
import type { CustomerEvent } from '../../office/customer-record.ts';
import { eventLabels } from '../../office/customer-labels.ts';

/** What happened to an account, newest first. */
export function Events({ events }: { events: CustomerEvent[] }) {
  return (
    <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {events.map((event) => (
        <Box
          component="li"
          key={event.id}
          sx={{ py: 1, borderTop: `1px solid ${colors.line}`, overflowWrap: 'anywhere' }}
        >
          <strong>{eventLabels[event.kind]}</strong>
          {Object.keys(event.data).length > 0 && `: ${Object.values(event.data).join(' → ')}`}
          <Typography component="div" variant="body2" color="text.secondary" sx={{ fontSize: '0.8125rem' }}>
            {event.staffName && `${event.staffName} · `}
            <When at={event.at} inline />
            {event.ip && ` · ${event.ip}`}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
