import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** How a number comes about, for whoever doubts it. @param of what is counted @param isBrief where there is little room */
export const Explained = ({
  of,
  isBrief = false,
  children,
}: {
  of?: string;
  isBrief?: boolean;
  children: ReactNode;
}) => (
  <Box
    component="details"
    sx={{
      '& summary': { cursor: 'pointer', py: 0.5, color: 'text.secondary', fontSize: '0.875rem' },
      '& a': { color: 'inherit' },
    }}
  >
    <summary {...(of && { 'aria-label': `Explain this number: ${of}` })}>
      {isBrief ? 'Explain' : 'Explain this number'}
    </summary>
    <Typography variant="body2" component="div" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </Box>
);
