import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Button, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { useListContext } from 'react-admin';
import type { Permission } from '#kit/permissions.ts';
import { staffPath } from '#kit/screen-paths.ts';
import { textOnly, type Filter } from '../list-queries.ts';
import { useMay } from '../session.ts';

const kinds = { xlsx: 'Excel (XLSX)', csv: 'CSV' };

/**
 * What the list's filter lets through, as a file straight from the server: a link, so the browser saves while it receives.
 * @param file where another file than the list itself is meant
 * @param query where the filters say something else than the server takes
 */
export function ExportButton({
  needs,
  file,
  label = 'Export',
  query = textOnly,
}: {
  needs: Permission;
  file?: string;
  label?: string;
  query?: (filter: Filter) => URLSearchParams;
}) {
  const { resource, filterValues } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menu = useId();
  if (!useMay(needs)) return null;
  const name = file ?? resource;
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        size="small"
        startIcon={<DownloadIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor && { 'aria-controls': menu })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
      </Button>
      <Menu id={menu} anchorEl={anchor} open={anchor !== null} onClose={close}>
        {Object.entries(kinds).map(([kind, words]) => (
          <MenuItem
            key={kind}
            component="a"
            href={staffPath(`/${name}/export.${kind}?${query(filterValues).toString()}`)}
            download={`${name}.${kind}`}
            onClick={close}
          >
            {words}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
