import { leadCalls } from '../../office/lead-calls.ts';
import { LostDialog } from '../../office/lost-dialog.tsx';
import { useChange } from '../../office/use-change.tsx';

/** Asks why nothing was accepted. The answer does the task, whether the lead is lost by it or somebody goes on. */
export function WhyDialog({
  leadId,
  taskId,
  onClose,
}: {
  leadId: string;
  taskId: string;
  onClose: () => void;
}) {
  const change = useChange();
  return (
    <LostDialog
      count={1}
      onCancel={onClose}
      onLost={(reason) => {
        onClose();
        void change.one(leadCalls.change(leadId, { status: 'lost', reason }), 'Now “Lost”.');
      }}
      onKeep={(reason) => {
        onClose();
        void change.one(leadCalls.changeTask(taskId, { done: true, reason }), 'Noted; the lead stays open.');
      }}
    />
  );
}
