import { Alert, Box, Typography } from '@mui/material';
import { formatDate } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import type { Unreadable } from '#kit/office/sheet-columns.ts';

const maxShown = 50;

/** Lines that nobody could read, the first five of them word for word. */
export const UnreadableLines = ({ lines, what }: { lines: Unreadable[]; what: string }) =>
  lines.length > 0 && (
    <Alert severity="warning" sx={{ mb: 1 }}>
      {lines.length.toLocaleString('en-IN')} with {what} that cannot be read, left out:{' '}
      {lines
        .slice(0, 5)
        .map(({ line, text }) => `line ${line} (${text})`)
        .join('; ')}
    </Alert>
  );

export type SheetLine = { line: number; day: string; text: string; paise: number; becomes: string };

/** What a file says of days and sums, and what becomes of each line. */
export const SheetLines = ({ lines }: { lines: SheetLine[] }) => (
  <Box component="ul" sx={{ listStyle: 'none', p: 0, mb: 0 }}>
    {lines.slice(0, maxShown).map(({ line, day, text, paise, becomes }) => (
      <Box
        component="li"
        key={line}
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          gap: 2,
          py: 0.75,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {formatDate(day)} · {text}
          <Typography variant="body2" color="text.secondary">
            Line {line} {becomes}
          </Typography>
        </Box>
        <Box sx={{ whiteSpace: 'nowrap' }}>{formatInr(paise)}</Box>
      </Box>
    ))}
    {lines.length > maxShown && <li>And {(lines.length - maxShown).toLocaleString('en-IN')} more.</li>}
  </Box>
);
