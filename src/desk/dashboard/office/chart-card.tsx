import { Box, Card, Link as MuiLink, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { Wide } from '#kit/office/parts/wide.tsx';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { CountHead } from '#kit/office/parts/count-head.tsx';

/** A picture of some figures, and the same figures as a table for those who cannot or will not read the picture. */
export function ChartCard({
  title,
  columns,
  rows,
  paths = [],
  nothing = 'Nothing in these days.',
  about,
  rowHeight = 0,
  children,
}: {
  title: string;
  columns: string[];
  rows: [name: string, ...values: string[]][];
  /** Where the rows lead, at their places. */
  paths?: (string | null)[];
  /** What is said where there are no rows. */
  nothing?: string;
  /** Stands between the title and the picture. */
  about?: ReactNode;
  /** What each row needs of the picture, in pixels. */
  rowHeight?: number;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <Card component="section" aria-labelledby={heading} sx={{ p: 2, minWidth: 0 }}>
      <Typography id={heading} variant="h6" component="h2">
        {title}
      </Typography>
      {rows.length === 0 ? (
        <Typography color="text.secondary">{nothing}</Typography>
      ) : (
        <>
          {about}
          <Box aria-hidden sx={{ height: Math.max(240, rowHeight * rows.length), mt: 1 }}>
            {children}
          </Box>
          <Box component="details" sx={{ '& summary': { cursor: 'pointer', py: 0.5 } }}>
            <summary>As a table</summary>
            <Wide label={`${title}: table`} maxHeight={300}>
              <Table size="small">
                <CountHead columns={columns} />
                <TableBody>
                  {rows.map(([name, ...values], row) => (
                    <TableRow key={`${name} ${paths[row] ?? ''}`}>
                      <TableCell component="th" scope="row">
                        {paths[row] ? (
                          <MuiLink component={Link} to={paths[row]}>
                            {name}
                          </MuiLink>
                        ) : (
                          name
                        )}
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
            </Wide>
          </Box>
        </>
      )}
    </Card>
  );
}
