import { Alert, Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { formErrors } from '#kit/office/http.ts';
import { WrittenDialog } from '#kit/office/parts/written-dialog.tsx';

/** What the server says of a field of the form that is open, by its name. */
export type FieldError = (field: string) => { error: boolean; helperText?: string };

/**
 * Asks for some fields and sends them; what the server refuses stands under its field, or above them all.
 * @param send resolves to what is said once it is done
 * @param onDone what follows then; without it the dialog closes and the screen shows what is new
 */
export function AskDialog({
  title,
  confirm,
  fields,
  wide = false,
  onLeave,
  onDone,
  send,
  children,
}: {
  title: string;
  confirm: string;
  /** Their names, for which errors have a place. */
  fields: string[];
  wide?: boolean;
  onLeave: () => void;
  onDone?: () => void;
  send: () => Promise<string>;
  children: (fieldError: FieldError) => ReactNode;
}) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isSending, setSending] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const fieldError: FieldError = (field) =>
    errors[field] ? { error: true, helperText: errors[field] } : { error: false };
  const others = Object.entries(errors).filter(([field]) => !fields.includes(field));
  const submit = async () => {
    setSending(true);
    try {
      notify(await send(), { type: 'success' });
      if (onDone) return onDone();
      refresh();
      onLeave();
    } catch (error) {
      setErrors(formErrors(error));
      setSending(false);
    }
  };
  return (
    <WrittenDialog onLeave={onLeave} aria-labelledby="ask-title" maxWidth={wide ? 'sm' : 'xs'}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <DialogTitle id="ask-title">{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {others.map(([field, text]) => (
            <Alert key={field} severity="error">
              {text}
            </Alert>
          ))}
          {children(fieldError)}
        </DialogContent>
        <DialogActions>
          <Button onClick={onLeave}>Not yet</Button>
          <Button type="submit" variant="contained" color="secondary" loading={isSending}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </WrittenDialog>
  );
}
