import { TableCell, TableHead, TableRow } from '@mui/material';

/** The head of a table of counts: what is counted to the left, the counts to the right. */
export const CountHead = ({ columns }: { columns: string[] }) => (
  <TableHead>
    <TableRow>
      {columns.map((column, i) => (
        <TableCell key={column} align={i === 0 ? 'left' : 'right'}>
          {column}
        </TableCell>
      ))}
    </TableRow>
  </TableHead>
);
