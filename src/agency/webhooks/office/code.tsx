import { Box } from '@mui/material';

/** Text as machines write it; long lines break. */
export const Code = ({ children }: { children: string }) => (
  <Box
    component="pre"
    sx={{
      m: 0,
      mt: 1,
      p: 1.5,
      bgcolor: 'action.hover',
      borderRadius: 1,
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      fontSize: '0.8125rem',
    }}
  >
    {children}
  </Box>
);
