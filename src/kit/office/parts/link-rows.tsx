import { Card, List as MuiList, ListItem, ListItemButton } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { Link } from 'react-router';
import { showPath } from '#kit/screen-paths.ts';

/**
 * Records as lines, each of which leads to its own page.
 * @param props.data all of the list without it
 * @param props.resource whose page it is, where that is not the list's own
 * @param props.children what a line says of its record
 */
export function LinkRows<R extends RaRecord>(props: {
  data?: R[];
  resource?: string;
  children: (record: R) => ReactNode;
}) {
  const list = useListContext<R>();
  const { data = list.data ?? [], resource = list.resource, children } = props;
  return (
    <Card>
      <MuiList disablePadding>
        {data.map((record) => (
          <ListItem key={record.id} disablePadding divider>
            <ListItemButton
              component={Link}
              to={showPath(resource, String(record.id))}
              sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, py: 1.25 }}
            >
              {children(record)}
            </ListItemButton>
          </ListItem>
        ))}
      </MuiList>
    </Card>
  );
}
