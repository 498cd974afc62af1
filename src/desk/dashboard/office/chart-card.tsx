import { Box, Card, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { CountHead } from '#kit/office/parts/count-head.tsx';

/** A picture of some figures, and the same figures as a table for those who cannot or will not read the picture. */
export function ChartCard({
  title,
  columns,
  rows,
  children,
}: {
  title: string;
  columns: string[];
  rows: [name: string, ...values: string[]][];
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <Card component="section" aria-labelledby={heading} sx={{ p: 2, minWidth: 0 }}>
      <Typography id={heading} variant="h6" component="h2">
        {title}
      </Typography>
      {rows.length === 0 ? (
        <Typography color="text.secondary">Nothing in these days.</Typography>
      ) : (
        <>
          <Box aria-hidden sx={{ height: 240, mt: 1 }}>
            {children}
          </Box>
          <Box component="details" sx={{ '& summary': { cursor: 'pointer', py: 0.5 } }}>
            <summary>As a table</summary>
            <Box
              sx={{ maxHeight: 300, overflow: 'auto' }}
              tabIndex={0}
              role="region"
              aria-label={`${title}: table`}
            >
              <Table size="small">
                <CountHead columns={columns} />
                <TableBody>
                  {rows.map(([name, ...values]) => (
                    <TableRow key={name}>
                      <TableCell component="th" scope="row">
                        {name}
                      </TableCell>
                      {values.map((value, i) => (
                        <TableCell key={columns[i + 1]} align="right">
                          {value}
                        </TableCell>
                      ))}
                    </TableRow>
                  ))}
                </TableBody>
              </Table>
            </Box>
          </Box>
        </>
      )}
    </Card>
  );
}
