import { Box, Button, Card, CardContent, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SheetLines, type SheetLine } from './sheet-lines.tsx';

/**
 * What would become of the lines of a file, or became of them.
 * @param props.sums how many become what, as items of a list
 * @param props.fresh how many would change something; `unit`: what one and several of them are called
 * @param props.next where what was taken in is gone on with
 * @param props.children what was left out
 */
export function SheetReport(props: {
  isDone: boolean;
  isBusy: boolean;
  sums: ReactNode;
  fresh: number;
  unit: [one: string, many: string];
  lines: SheetLine[];
  next: { to: string; text: string };
  onImport: () => void;
  children: ReactNode;
}) {
  const { isDone, isBusy, sums, fresh, unit, lines, next, onImport, children } = props;
  return (
    <Card component="section" aria-label={isDone ? 'Report' : 'Preview'} sx={{ mt: 2 }}>
      <CardContent>
        <Typography variant="h6" component="h2">
          {isDone ? 'Taken in' : 'What is in it'}
        </Typography>
        <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
          {sums}
        </Box>
        {children}
        {isDone ? (
          <Button component={Link} to={next.to} variant="contained" color="secondary">
            {next.text}
          </Button>
        ) : (
          <>
            <Button variant="contained" color="secondary" disabled={isBusy || fresh === 0} onClick={onImport}>
              Import {fresh.toLocaleString('en-IN')} {unit[fresh === 1 ? 0 : 1]}
            </Button>
            <SheetLines lines={lines} />
          </>
        )}
      </CardContent>
    </Card>
  );
}
