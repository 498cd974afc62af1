import {
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { caldavCalls, type FoundCalendar, type Owner } from './caldav-calls.ts';
import { useAttempt } from '#kit/office/parts/use-attempt.ts';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { WrittenDialog } from '#kit/office/parts/written-dialog.tsx';

const blank = { address: '', user: '', password: '' };

/** Address, user and a password for apps; then which of the calendars found is to follow. */
export function ConnectDialog({ owner, onLeave }: { owner: Owner; onLeave: () => void }) {
  const [login, setLogin] = useState(blank);
  const [found, setFound] = useState<FoundCalendar[]>([]);
  const [url, setUrl] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { attempt } = useAttempt();
  const change = usePlainChange();
  const chosen = found.find((one) => one.url === url);
  const field = (name: keyof typeof blank, more: object) => ({
    value: login[name],
    required: true,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      setLogin({ ...login, [name]: event.target.value });
      setFound([]);
    },
    ...more,
  });

  async function go() {
    setBusy(true);
    if (chosen) {
      const connect = { ...login, calendarUrl: chosen.url, calendarName: chosen.name };
      if (await change(caldavCalls.connect(owner, connect), 'Connected. It is read in a moment.'))
        return onLeave();
    } else
      await attempt(async () => {
        const calendars = await caldavCalls.find(login);
        setFound(calendars);
        setUrl(calendars[0]?.url ?? '');
      });
    setBusy(false);
  }

  return (
    <WrittenDialog onLeave={onLeave} aria-labelledby="connect-title" maxWidth="xs">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void go();
        }}
      >
        <DialogTitle id="connect-title">Connect a calendar</DialogTitle>
        <DialogContent>
          <TextField
            {...field('address', {
              label: 'Address',
              helperText: 'Of the server, or of the calendar itself',
              type: 'url',
              placeholder: 'https://caldav.example.com',
              autoFocus: true,
            })}
          />
          <TextField {...field('user', { label: 'User', autoComplete: 'off' })} />
          <TextField
            {...field('password', {
              label: 'Password for apps',
              type: 'password',
              autoComplete: 'new-password',
              helperText: 'Made for this in your calendar account. It is kept sealed and never shown.',
            })}
          />
          {found.length > 0 && (
            <TextField select label="Calendar" value={url} onChange={(event) => setUrl(event.target.value)}>
              {found.map((one) => (
                <MenuItem key={one.url} value={one.url}>
                  {one.name}
                </MenuItem>
              ))}
            </TextField>
          )}
          <Typography variant="body2" color="text.secondary">
            {chosen
              ? 'Consultations will be written into this calendar.'
              : 'First we look which calendars there are.'}
          </Typography>
        </DialogContent>
        <DialogActions>
          <Button onClick={onLeave}>Leave it</Button>
          <Button type="submit" variant="contained" color="secondary" disabled={isBusy}>
            {chosen ? 'Connect it' : 'Find calendars'}
          </Button>
        </DialogActions>
      </form>
    </WrittenDialog>
  );
}
