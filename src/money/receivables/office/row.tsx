import { Box, Stack } from '@mui/material';

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

/** What can be done with it, under what it says; their words stand flush with that. */
export const RowActions = ({ children }: { children: React.ReactNode }) => (
  <Stack direction="row" sx={{ flexWrap: 'wrap', ml: -0.625 }}>
    {children}
  </Stack>
);
