import { Alert, Box, Button, Card, CardContent, Typography } from '@mui/material';
import { Link } from 'react-router';
import { numbers } from '#desk/statistics/office/statistics-labels.ts';
import { formatInr } from '#kit/india/money.ts';
import { SheetLines, UnreadableLines } from '#kit/office/parts/sheet-lines.tsx';
import { rowOutcomes, type RowOutcome } from '../spend.ts';
import type { ReadSpend } from './spend-sheet.ts';

const outcomeNames: Record<RowOutcome, [many: string, one: string]> = {
  new: ['days of campaigns that are new', 'is new'],
  changed: ['that replace what an earlier report said', 'replaces what an earlier report said'],
  same: ['that are known already', 'is known already'],
};

interface SpendReportProps {
  read: ReadSpend;
  outcomes: Map<number, RowOutcome>;
  isDone: boolean;
  isBusy: boolean;
  onImport: () => void;
}

/** What would become of the rows, or became of them. */
export function SpendReport({ read, outcomes, isDone, isBusy, onImport }: SpendReportProps) {
  const count = (outcome: RowOutcome) => [...outcomes.values()].filter((one) => one === outcome).length;
  const fresh = outcomes.size - count('same');
  const spentPaise = read.rows.reduce((sum, row) => sum + row.spendPaise, 0);
  return (
    <Card component="section" aria-label={isDone ? 'Report' : 'Preview'} sx={{ mt: 2 }}>
      <CardContent>
        <Typography variant="h6" component="h2">
          {isDone ? 'Taken in' : 'What is in it'}
        </Typography>
        <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
          <li>
            <strong>{formatInr(spentPaise)}</strong> in all
          </li>
          {rowOutcomes.map((outcome) => (
            <li key={outcome}>
              <strong>{numbers.format(count(outcome))}</strong> {outcomeNames[outcome][0]}
            </li>
          ))}
          {read.totals > 0 && (
            <li>
              <strong>{numbers.format(read.totals)}</strong> sums or rows without a campaign, left out
            </li>
          )}
        </Box>
        {read.spans > 0 && (
          <Alert severity="warning" sx={{ mb: 1 }}>
            {numbers.format(read.spans)} rows tell of several days at once and were left out. Break the report
            down by day, and export it again.
          </Alert>
        )}
        <UnreadableLines lines={read.unreadable} what="a day or a number" />
        {isDone ? (
          <Button component={Link} to="/advertising" variant="contained" color="secondary">
            See what it brought
          </Button>
        ) : (
          <>
            <Button variant="contained" color="secondary" disabled={isBusy || fresh === 0} onClick={onImport}>
              Import {numbers.format(fresh)} {fresh === 1 ? 'row' : 'rows'}
            </Button>
            <SheetLines
              lines={read.rows.map(({ line, day, campaign, spendPaise }) => ({
                line,
                day,
                text: campaign,
                paise: spendPaise,
                becomes: outcomeNames[outcomes.get(line) ?? 'new'][1],
              }))}
            />
          </>
        )}
      </CardContent>
    </Card>
  );
}
