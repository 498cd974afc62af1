import KeyIcon from '@mui/icons-material/KeyOutlined';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  ListItemIcon,
  ListItemText,
  MenuItem,
  TextField,
} from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useNotify, useUserMenu } from 'react-admin';
import { calls } from '#kit/office/calls.ts';
import { formErrors } from '#kit/office/http.ts';

/** Everybody changes their own password here. */
export function PasswordItem() {
  const [open, setOpen] = useState(false);
  const menu = useUserMenu();
  const close = () => {
    setOpen(false);
    menu?.onClose();
  };
  return (
    <>
      <MenuItem onClick={() => setOpen(true)}>
        <ListItemIcon>
          <KeyIcon fontSize="small" />
        </ListItemIcon>
        <ListItemText>Change password</ListItemText>
      </MenuItem>
      {open && <PasswordDialog onClose={close} />}
    </>
  );
}

function PasswordDialog({ onClose }: { onClose: () => void }) {
  const notify = useNotify();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    try {
      await calls.changePassword(String(form.get('current')), String(form.get('next')));
      notify('Your password is changed. Your other devices and programs are signed out.', {
        type: 'success',
      });
      onClose();
    } catch (error) {
      setErrors(formErrors(error));
      setBusy(false);
    }
  }

  const field = (name: string, label: string, autoComplete: string, help: string) => (
    <TextField
      name={name}
      label={label}
      type="password"
      fullWidth
      required
      autoComplete={autoComplete}
      error={Boolean(errors[name])}
      helperText={errors[name] ?? help}
      slotProps={{ htmlInput: { maxLength: 128 } }}
    />
  );
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby="password-title"
      fullWidth
      maxWidth="xs"
      onKeyDown={(event) => event.stopPropagation()}
    >
      <form onSubmit={submit}>
        <DialogTitle id="password-title">Change password</DialogTitle>
        <DialogContent>
          {errors.form && <Alert severity="error">{errors.form}</Alert>}
          <DialogContentText sx={{ mb: 1 }}>
            Your other devices are signed out, and what you lent programs and assistants ends: whoever knew
            the old password could have lent it.
          </DialogContentText>
          {field('current', 'Present password', 'current-password', ' ')}
          {field('next', 'New password', 'new-password', 'At least 10 characters; a sentence is good')}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" color="secondary" disabled={busy}>
            Change password
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
