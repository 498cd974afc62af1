import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** Names with what there is to say of each. */
export const Facts = ({ facts }: { facts: [name: string, value: ReactNode][] }) => (
  <Box component="dl" sx={{ m: 0 }}>
    {facts.map(([name, value]) => (
      <Box key={name} sx={{ display: 'grid', gridTemplateColumns: '7rem 1fr', gap: 1, py: 0.5 }}>
        <Typography component="dt" color="text.secondary">
          {name}
        </Typography>
        <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
          {value}
        </Box>
      </Box>
    ))}
  </Box>
);
