import { Card, CardContent } from '@mui/material';
import { useState } from 'react';
import { v4 } from 'uuid';
import { maxGroupRows, type ImportResult } from '../lead-import.ts';
import { SheetImport } from '#kit/office/parts/sheet-import.tsx';
import { useSheetImport } from '#kit/office/parts/use-sheet-import.ts';
import { leadCalls } from '../../office/lead-calls.ts';
import { useActiveFields } from '../../fields/office/use-fields.ts';
import { ImportReport } from './import-report.tsx';
import { MappingForm, type Choice } from './mapping-form.tsx';
import { readSheet, type Sheet } from '#kit/office/read-sheet.ts';
import { acrossGroups } from './across-groups.ts';
import { guessMapping, mapRows } from './lead-sheet.ts';

type Step =
  | { at: 'file' }
  | { at: 'mapping'; sheet: Sheet }
  | { at: 'checked' | 'done'; sheet: Sheet; choice: Choice; importId: string; results: ImportResult[] };

/** A spreadsheet becomes leads: choose the file, say which column is what, look at what would happen, take it in. */
export function ImportPage() {
  const [step, setStep] = useState<Step>({ at: 'file' });
  const fields = useActiveFields();
  const { open, send, problem, progress } = useSheetImport();
  const isBusy = progress !== null;

  const choose = ([file]: File[]) =>
    open(async () => {
      if (file) setStep({ at: 'mapping', sheet: await readSheet(file) });
    });

  async function take(sheet: Sheet, choice: Choice, importId: string, dryRun: boolean) {
    const shared = { importId, fileName: sheet.fileName, duplicates: choice.duplicates, dryRun };
    const results = await send(mapRows(sheet, choice.mapping), maxGroupRows, (rows) =>
      leadCalls.import({ ...shared, rows }),
    );
    if (!results) return;
    if (dryRun)
      setStep({ at: 'checked', sheet, choice, importId, results: acrossGroups(results, choice.duplicates) });
    else setStep({ at: 'done', sheet, choice, importId, results });
  }

  return (
    <SheetImport
      title="Import leads"
      intro="From a CSV file with its columns’ names in the first line, up to 10,000 rows. Nobody is mailed."
      fileLabel="CSV file"
      fileName={step.at === 'file' ? undefined : step.sheet.fileName}
      onChosen={choose}
      problem={problem}
      progress={progress}
      sending="Rows sent"
    >
      {step.at !== 'file' && step.at !== 'done' && (
        <Card sx={{ mt: 2 }}>
          <CardContent>
            <MappingForm
              key={step.sheet.fileName + step.sheet.rows.length}
              sheet={step.sheet}
              fields={fields}
              begin={{ mapping: guessMapping(step.sheet.columns, fields), duplicates: 'skip' }}
              busy={isBusy}
              onCheck={(choice) => void take(step.sheet, choice, v4(), true)}
            />
          </CardContent>
        </Card>
      )}
      {(step.at === 'checked' || step.at === 'done') && (
        <ImportReport
          sheet={step.sheet}
          results={step.results}
          isDone={step.at === 'done'}
          busy={isBusy}
          onImport={() => void take(step.sheet, step.choice, step.importId, false)}
        />
      )}
    </SheetImport>
  );
}
