import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Two fields that belong together: side by side where there is room, the second one wider. */
export const Pair = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      width: '100%',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2fr)' },
      columnGap: 2,
      alignItems: 'start',
    }}
  >
    {children}
  </Box>
);
