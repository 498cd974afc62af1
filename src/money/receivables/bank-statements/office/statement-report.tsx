import { Box, Button, Card, CardContent, Typography } from '@mui/material';
import { Link } from 'react-router';
import { SheetLines, UnreadableLines } from '#kit/office/parts/sheet-lines.tsx';
import { lineOutcomes, type LineOutcome } from '../bank-transaction.ts';
import type { ReadStatement } from './statement-sheet.ts';

const outcomeNames: Record<LineOutcome, [many: string, one: string]> = {
  new: ['to be matched', 'is new'],
  repeated: ['known from an earlier statement', 'is known from an earlier statement'],
  recorded: ['recorded already', 'is recorded already'],
};

interface StatementReportProps {
  read: ReadStatement;
  outcomes: Map<number, LineOutcome>;
  isDone: boolean;
  isBusy: boolean;
  onImport: () => void;
}

/** What would become of the lines, or became of them. */
export function StatementReport({ read, outcomes, isDone, isBusy, onImport }: StatementReportProps) {
  const count = (outcome: LineOutcome) => [...outcomes.values()].filter((one) => one === outcome).length;
  const fresh = outcomes.size - count('repeated');
  return (
    <Card component="section" aria-label={isDone ? 'Report' : 'Preview'} sx={{ mt: 2 }}>
      <CardContent>
        <Typography variant="h6" component="h2">
          {isDone ? 'Taken in' : 'What is in it'}
        </Typography>
        <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
          {lineOutcomes.map((outcome) => (
            <li key={outcome}>
              <strong>{count(outcome)}</strong> {outcomeNames[outcome][0]}
            </li>
          ))}
          <li>
            <strong>{read.others}</strong> without a credit, left out
          </li>
        </Box>
        <UnreadableLines lines={read.unreadable} what="a day or an amount" />
        {isDone ? (
          <Button component={Link} to="/bank-transactions" variant="contained" color="secondary">
            Match them
          </Button>
        ) : (
          <>
            <Button variant="contained" color="secondary" disabled={isBusy || fresh === 0} onClick={onImport}>
              Import {fresh} {fresh === 1 ? 'line' : 'lines'}
            </Button>
            <SheetLines
              lines={read.lines.map(({ line, bookedOn, description, creditPaise }) => ({
                line,
                day: bookedOn,
                text: description,
                paise: creditPaise,
                becomes: outcomeNames[outcomes.get(line) ?? 'new'][1],
              }))}
            />
          </>
        )}
      </CardContent>
    </Card>
  );
}
