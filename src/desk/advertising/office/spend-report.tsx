import { Alert } from '@mui/material';
import { numbers } from '#desk/statistics/office/statistics-labels.ts';
import { formatInr } from '#kit/india/money.ts';
import { UnreadableLines } from '#kit/office/parts/sheet-lines.tsx';
import { SheetReport } from '#kit/office/parts/sheet-report.tsx';
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
    <SheetReport
      isDone={isDone}
      isBusy={isBusy}
      fresh={fresh}
      unit={['row', 'rows']}
      next={{ to: '/advertising', text: 'See what it brought' }}
      onImport={onImport}
      sums={
        <>
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
        </>
      }
      lines={read.rows.map(({ line, day, campaign, spendPaise }) => ({
        line,
        day,
        text: campaign,
        paise: spendPaise,
        becomes: outcomeNames[outcomes.get(line) ?? 'new'][1],
      }))}
    >
      {read.spans > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {numbers.format(read.spans)} rows tell of several days at once and were left out. Break the report
          down by day, and export it again.
        </Alert>
      )}
      <UnreadableLines lines={read.unreadable} what="a day or a number" />
    </SheetReport>
  );
}
