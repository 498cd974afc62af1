import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Names with what there is to say of each, side by side where there is room. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <Box component="dl" sx={{ m: 0 }}>
    {children}
  </Box>
);

/** Nothing to say is not said. */
export const Fact = ({ term, children }: { term: string; children: ReactNode }) =>
  children ? (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, py: 0.5 }}>
      <Box component="dt" sx={{ flex: '0 0 8.5rem', color: 'text.secondary' }}>
        {term}
      </Box>
      <Box component="dd" sx={{ flex: '1 1 12rem', minWidth: 0, m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  ) : null;
