import { Box, DialogContent, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ProveForm } from '#agency/staff/office/account/prove-form.tsx';
import { useOwnFactor } from '#agency/staff/office/second-factor/use-own-factor.ts';
import { fieldErrors } from '#kit/office/http.ts';
import type { ServerSettingGroup } from '../server-setting.ts';
import { serverSettingsCalls } from './server-settings-calls.ts';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import { WrittenDialog } from '#kit/office/parts/written-dialog.tsx';

type Props = { group: ServerSettingGroup; onClose: () => void; onSaved: () => void };

/** What is secret is typed anew or stays as it is; to forget a group, its plain fields are emptied. */
export function SettingsDialog({ group, onClose, onSaved }: Props) {
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { withCode, asked } = useOwnFactor();
  const notify = useNotify();
  const { key, title, fields } = group;
  const plain = fields.filter(({ secret }) => !secret);
  // Without any of what names the carrier its secrets open nothing.
  const forgets = plain.every(({ name, value }) => (typed[name] ?? value).trim() === '');

  async function save(proof: { password: string; code: string }) {
    const forgotten = forgets ? Object.fromEntries(fields.map(({ name }) => [name, null])) : {};
    const given = Object.entries(typed).filter(
      ([name, value]) => value !== '' || plain.some((field) => field.name === name),
    );
    try {
      await serverSettingsCalls.save(key, { ...Object.fromEntries(given), ...forgotten }, proof);
    } catch (error) {
      setErrors(fieldErrors(error) ?? {});
      throw error;
    }
    notify('Saved, and in force.', { type: 'success' });
    onSaved();
  }
  return (
    <WrittenDialog onLeave={onClose} maxWidth="sm" aria-label={`Settings: ${title}`}>
      <DialogContent>
        <Typography variant="h6" component="h2" sx={{ mb: 2 }}>
          {title}
        </Typography>
        <Box sx={{ display: 'grid', gap: 1 }}>
          {fields.map(({ name, label, secret, choices, isSet, value }) => (
            <TextField
              key={name}
              label={label}
              select={choices.length > 0}
              type={secret ? 'password' : 'text'}
              value={typed[name] ?? value}
              onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
              error={Boolean(errors[name])}
              helperText={errors[name] ?? (secret && isSet ? 'Set; stays unless you type another' : name)}
              autoComplete={secret ? 'new-password' : 'off'}
              fullWidth
              slotProps={{ htmlInput: { maxLength: 4_000 } }}
            >
              {choices.length > 0 && [
                <MenuItem key="" value="">
                  None
                </MenuItem>,
                ...choices.map((choice) => (
                  <MenuItem key={choice} value={choice}>
                    {choice}
                  </MenuItem>
                )),
              ]}
            </TextField>
          ))}
        </Box>
        {forgets && (
          <Typography color="text.secondary" sx={{ my: 1 }}>
            With these fields empty everything is forgotten, the secrets too.
          </Typography>
        )}
        <NotRead what="Whether you have a second step" asked={asked} />
        {withCode !== null && (
          <Box sx={{ mt: 2 }}>
            <ProveForm
              title="Is it you?"
              button="Save"
              withCode={withCode}
              onCancel={onClose}
              onProve={save}
            />
          </Box>
        )}
      </DialogContent>
    </WrittenDialog>
  );
}
