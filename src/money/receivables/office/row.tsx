import { Box } from '@mui/material';

/** One thing and its amount, with a line above. */
export const Row = ({
  left,
  right,
  strong = false,
}: {
  left: React.ReactNode;
  right: string;
  strong?: boolean;
}) => (
  <Box
    sx={{
      display: 'flex',
      justifyContent: 'space-between',
      gap: 2,
      py: 0.75,
      borderTop: 1,
      borderColor: 'divider',
      ...(strong && { fontWeight: 700 }),
    }}
  >
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{left}</Box>
    <Box sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>{right}</Box>
  </Box>
);
