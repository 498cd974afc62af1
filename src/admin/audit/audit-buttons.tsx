import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Box, Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { useMay } from '../session.ts';
import { ChainCheck } from './chain-check.tsx';

/** What is done with the log as a whole: held against its hashes, taken away as a file. */
export function AuditButtons() {
  const { filterValues } = useListContext();
  const mayExport = useMay('audit:export');
  const query = new URLSearchParams(
    Object.entries(filterValues as Record<string, unknown>).flatMap(([key, value]) =>
      value ? [[key, String(value)]] : [],
    ),
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, py: 1 }}>
      {mayExport && (
        <Button
          size="small"
          href={`/staff/audit/export.csv?${query}`}
          download="audit.csv"
          startIcon={<DownloadIcon />}
        >
          Export CSV
        </Button>
      )}
      <ChainCheck />
    </Box>
  );
}
