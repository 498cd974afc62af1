import { Box } from '@mui/material';
import { ExportButton } from '#kit/office/parts/export-button.tsx';
import { ChainCheck } from './chain-check.tsx';

/** What is done with the log as a whole: held against its hashes, taken away as a file. */
export function AuditButtons() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, py: 1 }}>
      <ExportButton needs="audit:export" />
      <ChainCheck />
    </Box>
  );
}
