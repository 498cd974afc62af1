import { Box, Card, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { useId } from 'react';
import { CountHead } from '#kit/office/parts/count-head.tsx';
import { Wide } from '#kit/office/parts/wide.tsx';
import { numbers } from './statistics-labels.ts';

export type CountRow = [name: string, first: number, ...others: (number | string)[]];

/** Rows with their counts; a bar behind the first count shows the proportions to those who look. */
export function CountTable({
  title,
  note,
  columns,
  rows,
}: {
  title: string;
  note?: string;
  columns: string[];
  rows: CountRow[];
}) {
  const heading = useId();
  const largest = Math.max(1, ...rows.map(([, first]) => first));
  return (
    <Card sx={{ minWidth: 0 }}>
      <Typography id={heading} variant="h6" component="h2" sx={{ p: 2, pb: note ? 0 : 1 }}>
        {title}
      </Typography>
      {note && (
        <Typography variant="body2" color="text.secondary" sx={{ px: 2, pb: 1 }}>
          {note}
        </Typography>
      )}
      {rows.length === 0 ? (
        <Typography color="text.secondary" sx={{ p: 2, pt: 0 }}>
          Nothing in these days.
        </Typography>
      ) : (
        <Wide label={title} maxHeight={420}>
          <Table size="small" aria-labelledby={heading}>
            <CountHead columns={columns} />
            <TableBody>
              {rows.map(([name, first, ...others]) => (
                <TableRow key={name}>
                  <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere', minWidth: 120 }}>
                    {name}
                    <Box
                      aria-hidden
                      sx={{
                        mt: 0.5,
                        height: 6,
                        width: `${(first / largest) * 100}%`,
                        bgcolor: 'secondary.main',
                      }}
                    />
                  </TableCell>
                  {[first, ...others].map((value, i) => (
                    <TableCell key={columns[i + 1]} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                      {typeof value === 'number' ? numbers.format(value) : value}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Wide>
      )}
    </Card>
  );
}
