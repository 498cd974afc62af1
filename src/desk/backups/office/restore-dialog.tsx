import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogContent,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { ProveForm } from '#agency/staff/office/account/prove-form.tsx';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import { Refusal } from '#kit/office/parts/refusal.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { Wide } from '#kit/office/parts/wide.tsx';
import { handOverWord } from '../backup.ts';
import type { Comparison, HandOver, ListedBackup } from './answers.ts';
import { backupCalls } from './backup-calls.ts';
import { useOwnFactor } from '#agency/staff/office/second-factor/use-own-factor.ts';

/** What a restore would replace; and, after a second look, what whoever runs the server has to do. */
export function RestoreDialog({ backup, onClose }: { backup: ListedBackup; onClose: () => void }) {
  const [handed, setHanded] = useState<HandOver | null>(null);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-label="Restore a backup">
      <DialogContent>
        <Typography variant="h6" component="h2">
          Restore a backup
        </Typography>
        <Typography sx={{ mb: 1 }}>
          Made <When at={backup.at} inline />
        </Typography>
        {handed ? <Steps {...handed} /> : <Ask backup={backup} onHanded={setHanded} onClose={onClose} />}
        {handed && (
          <Button onClick={onClose} sx={{ mt: 2 }}>
            Close
          </Button>
        )}
      </DialogContent>
    </Dialog>
  );
}

type AskProps = { backup: ListedBackup; onHanded: (handed: HandOver) => void; onClose: () => void };

function Ask({ backup, onHanded, onClose }: AskProps) {
  const [word, setWord] = useState('');
  const { withCode, asked } = useOwnFactor();
  const { data, error, refetch } = useGetOne<Comparison & { id: string }>('backup-comparisons', {
    id: backup.name,
  });
  if (error && !data) return <Refusal error={error} onAgain={refetch} />;
  if (!data) return <Skeleton variant="rounded" height={160} role="status" aria-label="Loading" />;
  const isSure = word === handOverWord;
  return (
    <>
      <Counts {...data} />
      <Alert severity="warning" sx={{ my: 2 }}>
        Everything that is there now is replaced, and what came since is gone. A server cannot replace the
        ground it stands on: you get the words to run where it runs, after the backup was read to its end.
      </Alert>
      <TextField
        label={`Type ${handOverWord} to go on`}
        value={word}
        onChange={({ target }) => setWord(target.value)}
        fullWidth
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 20 } }}
        sx={{ mb: 2 }}
      />
      <NotRead what="Whether you have a second step" asked={asked} />
      {isSure && withCode !== null ? (
        <ProveForm
          title="Is it you?"
          button="Check it and show the words"
          withCode={withCode}
          onCancel={onClose}
          onProve={async (proof) => onHanded(await backupCalls.handOver(backup.name, word, proof))}
        />
      ) : (
        <Button onClick={onClose}>Cancel</Button>
      )}
    </>
  );
}

/** Where both have the same there is nothing to see. */
function Counts({ tables, uploads }: Comparison) {
  const rows = [...tables, { name: 'files', ...uploads }];
  const other = rows.filter(({ saved, now }) => saved !== now);
  const same = rows.length - other.length;
  return (
    <Wide label="Compared" maxHeight={320}>
      {other.length > 0 && (
        <Table size="small" stickyHeader aria-label="What would be replaced">
          <TableHead>
            <TableRow>
              <TableCell sx={{ pl: 0 }}>What</TableCell>
              <TableCell align="right">Now</TableCell>
              <TableCell align="right">In the backup</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {other.map(({ name, saved, now }) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row" sx={{ pl: 0 }}>
                  {name.replaceAll('_', ' ')}
                </TableCell>
                <TableCell align="right">{now.toLocaleString('en-IN')}</TableCell>
                <TableCell align="right">{saved.toLocaleString('en-IN')}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {other.length > 0
          ? `${same} more kinds of record are as many in both.`
          : 'Every kind of record is as many in both.'}
      </Typography>
    </Wide>
  );
}

const Steps = ({ sha256, steps }: HandOver) => (
  <>
    <Alert severity="success" sx={{ mb: 1 }}>
      The backup was read to its end and is what was stored.
    </Alert>
    <Box component="ol" aria-label="What to do" sx={{ pl: 2.5, m: 0 }}>
      {steps.map(({ said, command }) => (
        <Box component="li" key={said} sx={{ mb: 1 }}>
          {said}
          {command && (
            <Box
              component="code"
              sx={{ display: 'block', p: 1, mt: 0.5, bgcolor: 'action.hover', overflowWrap: 'anywhere' }}
            >
              {command}
            </Box>
          )}
        </Box>
      ))}
    </Box>
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      SHA-256 {sha256}
    </Typography>
  </>
);
