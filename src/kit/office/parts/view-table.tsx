import { Box, Card } from '@mui/material';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { DataTable, useResourceContext, type DataTableProps, type RaRecord } from 'react-admin';
import { inOrderOf, useTableView } from '../table-views.ts';
import { TableMenu } from './table-menu.tsx';

/** Two lines become one where they find room. */
const closely = {
  '&& td, && th': { py: '3px', px: '10px', fontSize: '0.8125rem' },
  '&& time > span': { display: 'inline', ml: 1 },
};

/**
 * The rows of a list as a table: its columns are the children. Which of them are shown, in which order, and how closely the
 * rows stand is each one's own choice.
 */
export function ViewTable<R extends RaRecord>({ children, ...table }: DataTableProps<R>) {
  const { isCompact, columns, ...change } = useTableView(useResourceContext() ?? '');
  const made = Children.toArray(children);
  const labels = made.map(labelOf).filter((label) => label !== '');
  const ordered = inOrderOf(labels, columns.order);
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <TableMenu
          labels={ordered}
          hidden={columns.hidden}
          isCompact={isCompact}
          onCompact={change.setCompact}
          onColumns={change.setColumns}
        />
      </Box>
      <Card sx={{ overflowX: 'auto', ...(isCompact && closely) }}>
        <DataTable<R> {...table}>{arranged(made, ordered, columns.hidden)}</DataTable>
      </Card>
    </>
  );
}

/** A column without a label, such as its buttons, has its place and is always there. */
const labelOf = (column: ReactNode): string => {
  const { label } = isValidElement<{ label?: unknown }>(column) ? column.props : {};
  return typeof label === 'string' ? label : '';
};

function arranged(made: ReactNode[], ordered: string[], hidden: string[]): ReactNode[] {
  const byLabel = new Map(made.map((column) => [labelOf(column), column as ReactElement]));
  let next = 0;
  return made
    .map((column) => (labelOf(column) === '' ? column : byLabel.get(ordered[next++] ?? '')))
    .filter((column) => !hidden.includes(labelOf(column)));
}
