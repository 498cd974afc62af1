import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Button } from '@mui/material';
import { TopToolbar, useListContext } from 'react-admin';
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
    <TopToolbar sx={{ flexWrap: 'wrap', gap: 1, width: '100%' }}>
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
    </TopToolbar>
  );
}
