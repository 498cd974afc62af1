import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { currentMe, useMay } from '../session.ts';
import { leadQuery, type LeadListFilter } from './lead-views.ts';

/** The filtered leads as a file, straight from the server: a link, so the browser saves while it receives. */
export function ExportButton() {
  const { filterValues } = useListContext();
  if (!useMay('leads:export')) return null;
  const query = leadQuery(filterValues as LeadListFilter, currentMe()?.id ?? '');
  return (
    <Button
      size="small"
      href={`/staff/leads/export.csv?${query}`}
      download="leads.csv"
      startIcon={<DownloadIcon />}
    >
      Export CSV
    </Button>
  );
}
