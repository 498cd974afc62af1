import { Button, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { formatInr } from '#kit/india/money.ts';
import { typedPaise } from '#kit/india/typed-rupees.ts';
import { LateNote } from '#money/payments/refunds/office/late-note.tsx';
import { focus } from '#money/payments/refunds/office/refund-dialog.tsx';
import { WrittenDialog } from '#kit/office/parts/written-dialog.tsx';

const maxAnswer = 600;

/** How much goes back, at once; the customer may be told why it is not all. */
export function ApproveDialog({
  leftPaise,
  lastTaxDay,
  onLeave,
  onApprove,
}: {
  leftPaise: number;
  /** Until when its credit note takes tax off; null where its document has none. */
  lastTaxDay: string | null;
  onLeave: () => void;
  onApprove: (amountPaise: number, answer: string) => void;
}) {
  const [rupees, setRupees] = useState(String(leftPaise / 100));
  const [answer, setAnswer] = useState('');
  const amountPaise = typedPaise(rupees) ?? null;
  const fits = amountPaise !== null && amountPaise > 0 && amountPaise <= leftPaise;
  return (
    <Question
      title="Give the money back?"
      verb="Approve"
      ready={fits}
      onLeave={onLeave}
      onYes={() => fits && onApprove(amountPaise, answer.trim())}
    >
      <LateNote lastTaxDay={lastTaxDay} />
      <TextField
        label="Amount in rupees"
        inputRef={focus}
        required
        value={rupees}
        error={!fits}
        onChange={(event) => setRupees(event.target.value)}
        helperText={`At most ${formatInr(leftPaise)}. It is sent at once.`}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <TextField
        label="What the customer is told"
        multiline
        minRows={2}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
        helperText="May stay empty where all of it goes back"
        slotProps={{ htmlInput: { maxLength: maxAnswer } }}
      />
    </Question>
  );
}

/** Why not: the customer reads it as it is written. */
export function RefuseDialog({
  onLeave,
  onRefuse,
}: {
  onLeave: () => void;
  onRefuse: (answer: string) => void;
}) {
  const [answer, setAnswer] = useState('');
  return (
    <Question
      title="Refuse this request?"
      verb="Refuse"
      ready={answer.trim() !== ''}
      onLeave={onLeave}
      onYes={() => onRefuse(answer.trim())}
    >
      <TextField
        label="Reason"
        inputRef={focus}
        required
        multiline
        minRows={2}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
        helperText="The customer reads it in the mail and in the profile"
        slotProps={{ htmlInput: { maxLength: maxAnswer } }}
      />
    </Question>
  );
}

function Question({
  title,
  verb,
  ready,
  onLeave,
  onYes,
  children,
}: {
  title: string;
  verb: string;
  ready: boolean;
  onLeave: () => void;
  onYes: () => void;
  children: ReactNode;
}) {
  return (
    <WrittenDialog onLeave={onLeave} aria-labelledby="decision-title" maxWidth="xs">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) onYes();
        }}
      >
        <DialogTitle id="decision-title">{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>{children}</DialogContent>
        <DialogActions>
          <Button onClick={onLeave}>Not yet</Button>
          <Button type="submit" variant="contained" disabled={!ready}>
            {verb}
          </Button>
        </DialogActions>
      </form>
    </WrittenDialog>
  );
}
