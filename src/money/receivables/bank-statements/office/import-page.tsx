import { useState } from 'react';
import { ColumnPicker } from '#kit/office/parts/column-picker.tsx';
import { SheetImport } from '#kit/office/parts/sheet-import.tsx';
import { useSheetImport } from '#kit/office/parts/use-sheet-import.ts';
import { readSheet } from '#kit/office/read-sheet.ts';
import { headerOf, type HeadedSheet } from '#kit/office/sheet-columns.ts';
import { maxGroupLines, type LineOutcome, type StatementMapping } from '../bank-transaction.ts';
import { bankCalls } from './bank-calls.ts';
import { StatementReport } from './statement-report.tsx';
import { fieldNames, guessMapping, isWhole, readStatement, tableIn, type ReadStatement } from './statement-sheet.ts'; // prettier-ignore

type Open = { sheet: HeadedSheet; mapping: StatementMapping };
type Looked = { read: ReadStatement; outcomes: Map<number, LineOutcome>; isDone: boolean };

/** A bank statement becomes credits to match: choose the file, say which column is what, look, take it in. */
export function StatementImportPage() {
  const [opened, setOpened] = useState<Open | null>(null);
  const [looked, setLooked] = useState<Looked | null>(null);
  const { open, send, problem, progress } = useSheetImport();
  const isBusy = progress !== null;

  const choose = ([file]: File[]) =>
    open(async () => {
      if (!file) return;
      setLooked(null);
      const sheet = tableIn(await readSheet(file));
      const { mapping } = await bankCalls.mapping(headerOf(sheet));
      setOpened({ sheet, mapping: mapping ?? guessMapping(sheet.columns) });
    });

  async function take({ sheet, mapping }: Open, dryRun: boolean) {
    const read = readStatement(sheet, mapping);
    const shared = { header: headerOf(sheet), mapping, dryRun };
    const answers = await send(read.lines, maxGroupLines, (lines) => bankCalls.import({ ...shared, lines }));
    if (!answers) return;
    const outcomes = new Map(answers.map(({ line, outcome }) => [line, outcome]));
    setLooked({ read, outcomes, isDone: !dryRun });
  }

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
          onMapping={(mapping) => {
            setOpened({ ...opened, mapping });
            setLooked(null);
          }}
          onCheck={() => void take(opened, true)}
        />
      )}
      {opened && looked && (
        <StatementReport {...looked} isBusy={isBusy} onImport={() => void take(opened, false)} />
      )}
    </SheetImport>
  );
}
