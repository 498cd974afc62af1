import { Box } from '@mui/material';
import { colors } from '#kit/office/theme.ts';
import type { ConnectionState } from './live-connection.ts';
import { useLive } from './live.tsx';

const labels: Record<ConnectionState, [label: string, colour: string, more: string]> = {
  connecting: ['Connecting …', colors.line, 'Connecting to the server'],
  live: ['Live', '#5fd08f', 'New enquiries appear by themselves'],
  cut: [
    'Reconnecting …',
    colors.marigold,
    'The line to the server is cut. What you see may be old; it is loaded again as soon as the line is back.',
  ],
};

/** Whether what is on the screen keeps itself up to date. */
export function ConnectionChip() {
  const { line } = useLive();
  const [label, colour, more] = labels[line];
  return (
    <Box
      component="output"
      title={more}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 1,
        fontSize: '0.875rem',
        whiteSpace: 'nowrap',
      }}
    >
      <Box component="span" aria-hidden sx={{ width: 9, height: 9, borderRadius: '50%', bgcolor: colour }} />
      {label}
    </Box>
  );
}
