import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import type { Permission } from '#domain/staff/permissions.ts';
import { listQuery } from '../list-queries.ts';
import { useMay } from '../session.ts';

/**
 * What the list's filter lets through, as a file straight from the server: a link, so the browser saves while it receives.
 * @param file where another file than the list itself is meant
 */
export function ExportButton({
  needs,
  file,
  label = 'Export CSV',
}: {
  needs: Permission;
  file?: string;
  label?: string;
}) {
  const { resource, filterValues } = useListContext();
  if (!useMay(needs)) return null;
  const name = file ?? resource;
  return (
    <Button
      size="small"
      href={`/staff/${name}/export.csv?${listQuery(resource, filterValues).toString()}`}
      download={`${name}.csv`}
      startIcon={<DownloadIcon />}
    >
      {label}
    </Button>
  );
}
