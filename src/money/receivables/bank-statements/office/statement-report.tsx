import { UnreadableLines } from '#kit/office/parts/sheet-lines.tsx';
import { SheetReport } from '#kit/office/parts/sheet-report.tsx';
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
    <SheetReport
      isDone={isDone}
      isBusy={isBusy}
      fresh={fresh}
      unit={['line', 'lines']}
      next={{ to: '/bank-transactions', text: 'Match them' }}
      onImport={onImport}
      sums={
        <>
          {lineOutcomes.map((outcome) => (
            <li key={outcome}>
              <strong>{count(outcome)}</strong> {outcomeNames[outcome][0]}
            </li>
          ))}
          <li>
            <strong>{read.others}</strong> without a credit, left out
          </li>
        </>
      }
      lines={read.lines.map(({ line, bookedOn, description, creditPaise }) => ({
        line,
        day: bookedOn,
        text: description,
        paise: creditPaise,
        becomes: outcomeNames[outcomes.get(line) ?? 'new'][1],
      }))}
    >
      <UnreadableLines lines={read.unreadable} what="a day or an amount" />
    </SheetReport>
  );
}
