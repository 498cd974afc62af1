import { Dialog, DialogContent, Typography } from '@mui/material';
import { ProveForm } from '#agency/staff/office/account/prove-form.tsx';
import { useOwnFactor } from '#agency/staff/office/second-factor/use-own-factor.ts';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import { backupCalls } from './backup-calls.ts';
import type { ListedBackup } from './answers.ts';

/** A backup holds everything, so the browser's session alone does not take it away. */
export function TakeDialog({ backup, onClose }: { backup: ListedBackup; onClose: () => void }) {
  const { withCode, asked } = useOwnFactor();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-label="Download a backup">
      <DialogContent>
        <NotRead what="Whether you have a second step" asked={asked} />
        {withCode !== null && (
          <ProveForm
            title="Download a backup"
            button="Download"
            withCode={withCode}
            onCancel={onClose}
            onProve={async (proof) => {
              await backupCalls.take(backup.name, proof);
              onClose();
            }}
          />
        )}
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          It holds every customer and every document.{' '}
          {backup.sealed
            ? 'It opens with the passphrase alone, here or with the program age.'
            : 'It is not sealed: keep it like a key.'}{' '}
          That you took it is written into the audit log.
        </Typography>
      </DialogContent>
    </Dialog>
  );
}
