import { Alert, Box, Card, CardContent, LinearProgress, Typography } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { maxGroupRows, type ImportResult } from '../lead-import.ts';
import { FileButton } from '#kit/office/parts/file-button.tsx';
import { refusalText } from '#kit/office/http.ts';
import { leadCalls } from '../../office/lead-calls.ts';
import { useActiveFields } from '../../fields/office/use-fields.ts';
import { ImportReport } from './import-report.tsx';
import { MappingForm, type Choice } from './mapping-form.tsx';
import { groupRows, readSheet, type Sheet } from '#kit/office/read-sheet.ts';
import { guessMapping, mapRows } from './lead-sheet.ts';

type Step =
  | { at: 'file' }
  | { at: 'mapping'; sheet: Sheet }
  | { at: 'checked' | 'done'; sheet: Sheet; choice: Choice; importId: string; results: ImportResult[] };

/** A spreadsheet becomes leads: choose the file, say which column is what, look at what would happen, take it in. */
export function ImportPage() {
  const [step, setStep] = useState<Step>({ at: 'file' });
  const fields = useActiveFields();
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState('');

  async function choose([file]: File[]) {
    if (!file) return;
    setProblem('');
    try {
      setStep({ at: 'mapping', sheet: await readSheet(file) });
    } catch (error) {
      setProblem(refusalText(error));
    }
  }

  /** Group after group, so that a slow line loses at most one of them; a group sent again changes nothing more. */
  async function send(sheet: Sheet, choice: Choice, importId: string, dryRun: boolean) {
    setProblem('');
    setProgress(0);
    const groups = groupRows(mapRows(sheet, choice.mapping), maxGroupRows);
    const results: ImportResult[] = [];
    try {
      for (const [i, rows] of groups.entries()) {
        const { duplicates } = choice;
        results.push(
          ...(await leadCalls.import({ importId, fileName: sheet.fileName, duplicates, dryRun, rows })),
        );
        setProgress(((i + 1) / groups.length) * 100);
      }
      setStep({ at: dryRun ? 'checked' : 'done', sheet, choice, importId, results });
    } catch (error) {
      setProblem(`${refusalText(error)} Nothing is lost: press the button again.`);
    }
    setProgress(null);
  }

  return (
    <Box sx={{ maxWidth: 960, py: 2 }}>
      <Title title="Import leads" />
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        From a CSV file with its columns’ names in the first line, up to 10,000 rows. Nobody is mailed.
      </Typography>
      <FileButton
        fileLabel="CSV file"
        accept=".csv,text/csv"
        variant={step.at === 'file' ? 'contained' : 'outlined'}
        color={step.at === 'file' ? 'secondary' : 'primary'}
        onChosen={choose}
      >
        {step.at === 'file' ? 'Choose a file' : `${step.sheet.fileName}: choose another`}
      </FileButton>
      {problem && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      )}
      {progress !== null && (
        <LinearProgress
          variant="determinate"
          color="secondary"
          value={progress}
          aria-label="Rows sent"
          sx={{ mt: 2 }}
        />
      )}
      {step.at !== 'file' && step.at !== 'done' && (
        <Card sx={{ mt: 2 }}>
          <CardContent>
            <MappingForm
              key={step.sheet.fileName + step.sheet.rows.length}
              sheet={step.sheet}
              fields={fields}
              begin={{ mapping: guessMapping(step.sheet.columns, fields), duplicates: 'skip' }}
              busy={progress !== null}
              onCheck={(choice) => void send(step.sheet, choice, crypto.randomUUID(), true)}
            />
          </CardContent>
        </Card>
      )}
      {(step.at === 'checked' || step.at === 'done') && (
        <ImportReport
          sheet={step.sheet}
          results={step.results}
          isDone={step.at === 'done'}
          busy={progress !== null}
          onImport={() => void send(step.sheet, step.choice, step.importId, false)}
        />
      )}
    </Box>
  );
}
