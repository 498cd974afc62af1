import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import type { Permission } from '#kit/permissions.ts';
import { staffPath } from '#kit/screen-paths.ts';
import { textOnly, type Filter } from '../list-queries.ts';
import { useMay } from '../session.ts';

/**
 * What the list's filter lets through, as a file straight from the server: a link, so the browser saves while it receives.
 * @param file where another file than the list itself is meant
 * @param query where the filters say something else than the server takes
 */
export function ExportButton({
  needs,
  file,
  label = 'Export CSV',
  query = textOnly,
}: {
  needs: Permission;
  file?: string;
  label?: string;
  query?: (filter: Filter) => URLSearchParams;
}) {
  const { resource, filterValues } = useListContext();
  if (!useMay(needs)) return null;
  const name = file ?? resource;
  return (
    <Button
      size="small"
      href={staffPath(`/${name}/export.csv?${query(filterValues).toString()}`)}
      download={`${name}.csv`}
      startIcon={<DownloadIcon />}
    >
      {label}
    </Button>
  );
}
