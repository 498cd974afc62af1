import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface WideProps {
  /** What a screen reader calls it. */
  label: string;
  /** In pixels, for what may be longer than the screen likes, too. */
  maxHeight?: number;
  children: ReactNode;
}

/** A table, mostly: where it is wider than its place it is scrolled, with the keys, too. */
export const Wide = ({ label, maxHeight, children }: WideProps) => (
  <Box
    role="region"
    aria-label={label}
    tabIndex={0}
    sx={{ overflow: 'auto', position: 'relative', maxHeight }}
  >
    {children}
  </Box>
);
