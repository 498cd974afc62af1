import { Typography } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { List, TopToolbar, type ListProps, type RaRecord } from 'react-admin';
import { OpenedView } from './opened-view.tsx';
import { ListPagination } from './list-pagination.tsx';
import { ListState } from './list-state.tsx';
import { SavedViews } from './saved-views.tsx';

type Props<R extends RaRecord> = Omit<
  ListProps<R>,
  'actions' | 'children' | 'empty' | 'exporter' | 'filters' | 'offline'
> & {
  /** With filters a list has views: named in kit/viewed-lists.ts. */
  filters?: ReactElement[];
  /** What it is narrowed by besides, by buttons of its own. */
  moreFilters?: string[];
  /** The buttons above the list. */
  actions?: ReactNode;
  /** What stands above the list, whether or not it has records. */
  above?: ReactNode;
  /** What is said where there is no record. */
  nothing: string;
  children: ReactNode;
};

/** A list of the office, page by page. What it shows of its records are the children. */
export const RecordList = <R extends RaRecord>({
  filters,
  moreFilters,
  actions,
  above,
  nothing,
  children,
  ...list
}: Props<R>) => (
  <OpenedView filters={filters} moreFilters={moreFilters}>
    <List<R>
      perPage={25}
      pagination={<ListPagination />}
      {...list}
      {...(filters && { filters })}
      actions={
        filters || actions ? (
          <TopToolbar>
            {filters && <SavedViews />}
            {actions}
          </TopToolbar>
        ) : (
          false
        )
      }
      empty={false}
      offline={false}
      exporter={false}
      component="div"
    >
      {above}
      <ListState
        nothing={
          <Typography sx={{ py: 6, textAlign: 'center' }} color="text.secondary">
            {nothing}
          </Typography>
        }
      >
        {children}
      </ListState>
    </List>
  </OpenedView>
);
