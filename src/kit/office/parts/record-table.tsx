import { Box, Typography } from '@mui/material';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { AddButton } from './add-button.tsx';
import { RecordList } from './record-list.tsx';
import { ViewTable } from './view-table.tsx';

type Props = Pick<
  ComponentProps<typeof RecordList>,
  'actions' | 'filterDefaultValues' | 'filters' | 'moreFilters'
> & {
  title: string;
  /** What is said above the rows, and instead of them when there are none. */
  intro?: string;
  nothing: string;
  /** What stands above the list, whether or not it has rows. */
  above?: ReactNode;
  /** The button above the list; no button without it. */
  add?: { to: string; label: string } | false;
  /** A row opens the record's form. */
  opens?: boolean;
  /** The list is long: it comes page by page. */
  paged?: boolean;
  /** What can be done with rows that are ticked. */
  bulk?: ReactElement | false;
  children: ReactNode;
};

/**
 * What can be done with ticked rows stands in the table: above it, as react-admin has it, a table that scrolls cuts it off.
 * On a phone it takes more lines than the one that react-admin keeps for it.
 */
const bulkInFlow = {
  '&& .RaBulkActionsToolbar-toolbar': { position: 'static', transform: 'none' },
  '&& .RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)': { height: 'auto' },
};

/** A list as a table, whatever its records are: its columns are the children. */
export function RecordTable<R extends RaRecord>({
  intro,
  above,
  add = false,
  actions,
  opens = false,
  paged = false,
  bulk = false,
  children,
  ...list
}: Props) {
  return (
    <RecordList<R>
      {...list}
      {...(!paged && { perPage: 500, pagination: false })}
      actions={
        add ? (
          <>
            {actions}
            <AddButton {...add} />
          </>
        ) : (
          actions
        )
      }
      above={
        <>
          {above}
          {intro && (
            <Typography color="text.secondary" sx={{ mb: 1 }}>
              {intro}
            </Typography>
          )}
        </>
      }
    >
      <Box sx={bulkInFlow}>
        <ViewTable<R> rowClick={opens ? 'edit' : false} bulkActionButtons={bulk}>
          {children}
        </ViewTable>
      </Box>
    </RecordList>
  );
}
