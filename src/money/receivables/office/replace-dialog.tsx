import { DialogContentText } from '@mui/material';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { editPath } from '#kit/screen-paths.ts';
import { AskDialog } from './ask-dialog.tsx';
import { ReasonField } from './reason-field.tsx';
import { receivableCalls } from './receivable-record.ts';

/** Takes an invoice back and leads to the draft of the right one. */
export function ReplaceDialog({
  invoiceId,
  number,
  onLeave,
}: {
  invoiceId: string;
  number: string;
  onLeave: () => void;
}) {
  const [explanation, setExplanation] = useState('');
  const draftId = useRef('');
  const navigate = useNavigate();
  return (
    <AskDialog
      title={`Take ${number} back and write it anew?`}
      confirm="Issue the credit note"
      fields={['explanation']}
      onLeave={onLeave}
      onDone={() => void navigate(editPath('invoice-drafts', draftId.current))}
      send={async () => {
        const { draftId: id, number: note } = await receivableCalls.replace(invoiceId, { explanation });
        draftId.current = id;
        return `${note} is issued. Put the new invoice right and issue it.`;
      }}
    >
      {(error) => (
        <>
          <DialogContentText>
            For a wrong amount, tax or buyer. A credit note takes all of it back today; a draft with the same
            lines is there to be put right. What was paid is kept as an advance, and the new invoice takes it.
          </DialogContentText>
          <ReasonField
            label="What is wrong"
            multiline
            reason={explanation}
            onReason={setExplanation}
            {...(error('explanation').error ? error('explanation') : { helperText: 'The buyer reads it' })}
          />
        </>
      )}
    </AskDialog>
  );
}
