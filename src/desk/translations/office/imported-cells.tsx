import { Alert, Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Wide } from '#kit/office/parts/wide.tsx';
import type { ImportedCell } from '../translation.ts';
import { languageNames } from './translation-record.ts';

/** So many are shown; the counts are of all. */
const maxShown = 100;

const labels: Record<ImportedCell['outcome'], string> = {
  added: 'will be added',
  changed: 'will replace what is there',
  unknown: 'belong to English texts that no page shows, and are left out',
};
const outcomes = ['changed', 'unknown', 'added'] as const;

/** What becomes of the cells of a file that are not as they were; what replaces something comes first. */
export function ImportedCells({ cells }: { cells: ImportedCell[] }) {
  const ordered = outcomes.flatMap((outcome) => cells.filter((cell) => cell.outcome === outcome));
  return (
    <>
      <Box component="ul" sx={{ mt: 0, mb: 2, pl: 2.5 }}>
        {outcomes.map((outcome) => {
          const many = cells.filter((cell) => cell.outcome === outcome).length;
          return (
            many > 0 && (
              <li key={outcome}>
                <strong>{many}</strong> {labels[outcome]}
              </li>
            )
          );
        })}
      </Box>
      <Wide label="Translations in the file">
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>English</TableCell>
              <TableCell>Language</TableCell>
              <TableCell>Now</TableCell>
              <TableCell>In the file</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {ordered.slice(0, maxShown).map(({ source, language, outcome, before, after }) => (
              <TableRow key={`${language} ${source}`}>
                <TableCell>{source}</TableCell>
                <TableCell>{languageNames[language]}</TableCell>
                <TableCell lang={language}>
                  {outcome === 'unknown' ? 'Unknown text' : before || '–'}
                </TableCell>
                <TableCell lang={language}>{after}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Wide>
      {ordered.length > maxShown && (
        <Alert severity="info" sx={{ mt: 1 }}>{`And ${ordered.length - maxShown} more.`}</Alert>
      )}
    </>
  );
}
