import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import {
  Alert,
  Box,
  Button,
  Card,
  CardContent,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { Link } from 'react-router';
import type { ImportOutcome, ImportResult } from '../lead-import.ts';
import type { Sheet } from '#kit/office/read-sheet.ts';
import { Wide } from '#kit/office/parts/wide.tsx';
import { saveFile } from '#kit/save-file.ts';
import { refusedCsv, rowAt } from './lead-sheet.ts';

/** So many refused rows are shown; the file has all of them. */
const maxShown = 50;

const before: Record<ImportOutcome, string> = {
  made: 'will be new leads',
  joined: 'will be added to leads we know',
  skipped: 'are known and stay as they are',
  refused: 'cannot be taken in',
};
const after: Record<ImportOutcome, string> = {
  made: 'are new leads',
  joined: 'were added to leads we knew',
  skipped: 'were known and stayed as they were',
  refused: 'could not be taken in',
};

/** What would happen, or what happened, row by row where something is wrong. */
export function ImportReport({
  sheet,
  results,
  isDone,
  busy,
  onImport,
}: {
  sheet: Sheet;
  results: ImportResult[];
  isDone: boolean;
  busy: boolean;
  onImport: () => void;
}) {
  const count = (outcome: ImportOutcome) => results.filter((one) => one.outcome === outcome).length;
  const refused = results.filter(({ outcome }) => outcome === 'refused');
  const taken = count('made') + count('joined');
  const words = isDone ? after : before;
  return (
    <Card component="section" aria-label={isDone ? 'Report' : 'Preview'} sx={{ mt: 2 }}>
      <CardContent>
        <Typography variant="h6" component="h2">
          {isDone ? 'What became of the rows' : 'What will become of the rows'}
        </Typography>
        <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
          {(Object.keys(words) as ImportOutcome[])
            .filter((outcome) => count(outcome) > 0)
            .map((outcome) => (
              <li key={outcome}>
                <strong>{count(outcome)}</strong> {words[outcome]}
              </li>
            ))}
        </Box>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: refused.length > 0 ? 2 : 0 }}>
          {isDone ? (
            <Button component={Link} to="/leads" variant="contained" color="secondary">
              To the leads
            </Button>
          ) : (
            <Button variant="contained" color="secondary" disabled={busy || taken === 0} onClick={onImport}>
              Import {taken} {taken === 1 ? 'row' : 'rows'}
            </Button>
          )}
          {refused.length > 0 && (
            <Button
              startIcon={<DownloadIcon />}
              onClick={() =>
                saveFile('refused-rows.csv', refusedCsv(sheet, refused), 'text/csv;charset=utf-8')
              }
            >
              Download refused rows
            </Button>
          )}
        </Stack>
        {refused.length > 0 && (
          <Wide label="Refused rows">
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>Row</TableCell>
                  <TableCell>What is wrong</TableCell>
                  <TableCell>As it stands</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {refused.slice(0, maxShown).map(({ line, errors }) => (
                  <TableRow key={line}>
                    <TableCell>{line}</TableCell>
                    <TableCell>{Object.values(errors).join('; ')}</TableCell>
                    <TableCell sx={{ overflowWrap: 'anywhere' }}>
                      {rowAt(sheet, line).join(', ').slice(0, 160)}
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
            {refused.length > maxShown && (
              <Alert severity="info" sx={{ mt: 1 }}>
                And {refused.length - maxShown} more; the file has all of them.
              </Alert>
            )}
          </Wide>
        )}
      </CardContent>
    </Card>
  );
}
