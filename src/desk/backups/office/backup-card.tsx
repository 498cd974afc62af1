import { Box, Button, Chip, Typography } from '@mui/material';
import { formatBytes } from '#desk/operations/office/format.ts';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { When } from '#kit/office/parts/when.tsx';
import type { Asker } from '../backup.ts';
import { backupCalls } from './backup-calls.ts';
import type { ListedBackup } from './answers.ts';

const askers: Record<Asker, string> = {
  schedule: 'made by the clock',
  office: 'asked for in the office',
  command: 'made by the command',
};

type Props = { backup: ListedBackup; onTake: () => void; onRestore: () => void };

/** One backup: when, how large, where, and what is known of it. */
export function BackupCard({ backup, onTake, onRestore }: Props) {
  const { name, at, by, bytes, rows, uploads, sealed, sha256, backend, version, drill } = backup;
  const change = usePlainChange();
  const files = uploads === 1 ? '1 file' : `${uploads.toLocaleString('en-IN')} files`;
  return (
    <Box
      component="li"
      aria-label={name}
      sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, flexWrap: 'wrap' }}>
        <Box sx={{ fontWeight: 600, flex: '1 1 14rem' }}>
          <When at={at} inline />
        </Box>
        <Chip
          size="small"
          label={sealed ? 'Sealed' : 'Readable'}
          color={sealed ? 'success' : 'default'}
          variant="outlined"
        />
        <Chip
          size="small"
          label={drill ? (drill.ok ? 'Came back' : 'Did not come back') : 'Not tried'}
          color={drill ? (drill.ok ? 'success' : 'error') : 'default'}
          variant="outlined"
        />
      </Box>
      <Typography variant="body2">
        {formatBytes(bytes)}, {rows.toLocaleString('en-IN')} rows and {files}, {askers[by]}, from {backend},
        version {version}
      </Typography>
      {drill && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          Tried <When at={drill.at} inline />: {drill.said}
        </Typography>
      )}
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {name} · SHA-256 {sha256}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 1 }}>
        <Button size="small" variant="outlined" onClick={onTake}>
          Download
        </Button>
        <Button
          size="small"
          variant="outlined"
          onClick={() =>
            void change(backupCalls.drill(name), 'It is being tried. The outcome will stand here.')
          }
        >
          Try it
        </Button>
        <Button size="small" variant="outlined" color="error" onClick={onRestore}>
          Restore
        </Button>
      </Box>
    </Box>
  );
}
