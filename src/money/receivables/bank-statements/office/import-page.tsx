import { ColumnPicker } from '#kit/office/parts/column-picker.tsx';
import { SheetImport } from '#kit/office/parts/sheet-import.tsx';
import { useHeadedImport, type Opened } from '#kit/office/parts/use-headed-import.ts';
import { maxGroupLines, type LineOutcome, type StatementMapping } from '../bank-transaction.ts';
import { bankCalls } from './bank-calls.ts';
import { StatementReport } from './statement-report.tsx';
import { fieldNames, guessMapping, isWhole, readStatement, tableIn, type ReadStatement } from './statement-sheet.ts'; // prettier-ignore

/** A bank statement becomes credits to match: choose the file, say which column is what, look, take it in. */
export function StatementImportPage() {
  const { opened, looked, problem, progress, isBusy, choose, change, take } = useHeadedImport<
    Opened<StatementMapping>,
    ReadStatement,
    ReadStatement['lines'][number],
    LineOutcome
  >({
    tableIn,
    begin: async (sheet, header) => {
      const { mapping } = await bankCalls.mapping(header);
      return { sheet, mapping: mapping ?? guessMapping(sheet.columns) };
    },
    readRows: ({ sheet, mapping }) => readStatement(sheet, mapping),
    rowsOf: ({ lines }) => lines,
    most: maxGroupLines,
    ask: ({ mapping }, { header, dryRun, rows: lines }) =>
      bankCalls.import({ header, mapping, dryRun, lines }),
  });

  return (
    <SheetImport
      title="Import a bank statement"
      intro="The CSV file that your bank offers. Only credits are taken in, each once, also from statements that overlap. Nothing is booked by it."
      fileLabel="CSV file"
      fileName={opened?.sheet.fileName}
      onChosen={choose}
      problem={problem}
      progress={progress}
      sending="Lines sent"
    >
      {opened && !looked?.isDone && (
        <ColumnPicker
          sheet={opened.sheet}
          names={fieldNames}
          mapping={opened.mapping}
          keptFor="statement"
          needed="the date, the description and the credit"
          isWhole={isWhole(opened.mapping)}
          isBusy={isBusy}
          onMapping={(mapping) => change({ mapping })}
          onCheck={() => void take(opened, true)}
        />
      )}
      {opened && looked && (
        <StatementReport {...looked} isBusy={isBusy} onImport={() => void take(opened, false)} />
      )}
    </SheetImport>
  );
}
