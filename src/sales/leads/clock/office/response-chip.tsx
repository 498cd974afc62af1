import { Box } from '@mui/material';
import { useGetOne } from 'react-admin';
import type { RunningClock, WaitingLead } from '../lead-clock.ts';
import { inIndiaWithDay } from '#kit/office/parts/moments.ts';
import { useNow } from '#kit/office/parts/when.tsx';
import { colors } from '#kit/office/theme.ts';
import { responseLabel, type Response } from './response-label.ts';

const looks: Record<Response['tone'], object> = {
  calm: { color: 'text.secondary' },
  soon: { color: colors.ink, bgcolor: colors.marigoldTint, fontWeight: 600 },
  late: { color: colors.brick, bgcolor: colors.brickTint, fontWeight: 600 },
  done: { color: 'text.secondary' },
};

/** How long a lead may still wait for us, or how late we are. */
export function ResponseChip({ lead, done = false }: { lead: WaitingLead; done?: boolean }) {
  const now = useNow();
  const { data } = useGetOne<RunningClock & { id: string }>('lead-clock', { id: 'now' });
  const response = data && responseLabel(lead, data, now);
  if (!response || (response.tone === 'done' && !done)) return null;
  return (
    <Box
      component="span"
      title={lead.dueAt ? `Due ${inIndiaWithDay(lead.dueAt)} IST` : undefined}
      sx={{
        ...looks[response.tone],
        display: 'inline-block',
        fontSize: '0.8125rem',
        borderRadius: 1,
        px: response.tone === 'late' || response.tone === 'soon' ? 0.75 : 0,
      }}
    >
      {response.text}
    </Box>
  );
}
