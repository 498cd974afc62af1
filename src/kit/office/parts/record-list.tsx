import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { List, type ListProps, type RaRecord } from 'react-admin';
import { ListPagination } from './list-pagination.tsx';
import { ListState } from './list-state.tsx';

type Props<R extends RaRecord> = Omit<ListProps<R>, 'children' | 'empty' | 'offline' | 'exporter'> & {
  /** What stands above the list, whether or not it has records. */
  above?: ReactNode;
  /** What is said where there is no record. */
  nothing: string;
  children: ReactNode;
};

/** A list of the office, page by page. What it shows of its records are the children. */
export const RecordList = <R extends RaRecord>({ above, nothing, children, ...list }: Props<R>) => (
  <List<R>
    perPage={25}
    actions={false}
    pagination={<ListPagination />}
    {...list}
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
);
