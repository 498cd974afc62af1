import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { maxImportedRows, type ImportedCell, type TranslationImport } from '../translation.ts';
import { groupRows } from '#kit/office/read-sheet.ts';
import { FileButton } from '#kit/office/parts/file-button.tsx';
import { useAttempt } from '#kit/office/parts/use-attempt.ts';
import { ImportedCells } from './imported-cells.tsx';
import { readTranslations } from './read-translations.ts';
import { translationCalls } from './translation-calls.ts';

type Read = { rows: TranslationImport['rows']; cells: ImportedCell[] };

/** Takes a translator's file back: says first what would change. */
export function ImportPart() {
  const [read, setRead] = useState<Read | null>(null);
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const { attempt } = useAttempt();
  const refresh = useRefresh();

  async function busily(what: () => Promise<void>) {
    setBusy(true);
    await attempt(what);
    setBusy(false);
  }

  const send = async (rows: Read['rows'], dryRun: boolean) => {
    const cells: ImportedCell[] = [];
    for (const group of groupRows(rows, maxImportedRows))
      cells.push(...(await translationCalls.import({ dryRun, rows: group })));
    return cells;
  };
  const choose = ([file]: File[]) =>
    file &&
    busily(async () => {
      const rows = await readTranslations(file);
      setRead({ rows, cells: await send(rows, true) });
    });
  const take = ({ rows }: Read) =>
    busily(async () => {
      const done = (await send(rows, false)).filter(({ outcome }) => outcome !== 'unknown');
      setRead(null);
      notify(`${done.length} ${done.length === 1 ? 'translation' : 'translations'} saved.`, {
        type: 'success',
      });
      refresh();
    });
  const news = read?.cells.filter(({ outcome }) => outcome !== 'unknown').length ?? 0;

  return (
    <>
      <FileButton
        fileLabel="Translated CSV file"
        accept=".csv,text/csv"
        size="small"
        disabled={busy}
        onChosen={choose}
      >
        Import CSV
      </FileButton>
      {read && (
        <Dialog open onClose={() => setRead(null)} fullWidth maxWidth="md" aria-labelledby="import-report">
          <DialogTitle id="import-report">What this file changes</DialogTitle>
          <DialogContent>
            {read.cells.length === 0 ? (
              <Alert severity="info">Nothing: every translation in it is already there.</Alert>
            ) : (
              <ImportedCells cells={read.cells} />
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setRead(null)}>Cancel</Button>
            <Button
              variant="contained"
              color="secondary"
              disabled={busy || news === 0}
              onClick={() => void take(read)}
            >
              {`Save ${news} ${news === 1 ? 'translation' : 'translations'}`}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
