import { Box, Button } from '@mui/material';
import { colors } from '#kit/office/theme.ts';
import type { ConnectionState } from './live-connection.ts';
import { useLive } from './live.tsx';

const labels: Record<ConnectionState, [label: string, colour: string, more: string]> = {
  connecting: ['Connecting …', colors.line, 'Connecting to the server'],
  live: ['Live', '#5fd08f', 'New enquiries appear by themselves'],
  outdated: [
    'Update',
    colors.marigold,
    'There is a newer version of the office. Save what you are writing, then load it.',
  ],
  cut: [
    'Reconnecting …',
    colors.marigold,
    'The line to the server is cut. What you see may be old; it is loaded again as soon as the line is back.',
  ],
};

/** Whether what is on the screen keeps itself up to date, and whether the office itself is. */
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
      {line === 'outdated' ? (
        <Button
          variant="contained"
          color="secondary"
          size="small"
          aria-label={`${label} to the newer office`}
          onClick={() => location.reload()}
        >
          {label}
        </Button>
      ) : (
        <>
          <Box
            component="span"
            aria-hidden
            sx={{ width: 9, height: 9, borderRadius: '50%', bgcolor: colour }}
          />
          {label}
        </>
      )}
    </Box>
  );
}
