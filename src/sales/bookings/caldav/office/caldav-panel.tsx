import { Alert, Button, Card, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { caldavCalls, type Owner } from './caldav-calls.ts';
import { ConnectDialog } from './connect-dialog.tsx';
import { formatDateTime } from '#kit/india/india-date.ts';
import { ConfirmButton } from '#kit/office/parts/confirm-button.tsx';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';

type Calendar = { calendarName: string; syncedAt: string | null; error: string | null };

const words = {
  own: {
    title: 'Your calendar, both ways',
    text: 'Consultations that you hold are written into it, and what else stands there takes one of the seats at that time.',
  },
  agency: {
    title: 'The agency’s calendar, both ways',
    text: 'All consultations are written into it, and when it is busy nothing can be booked.',
  },
};

/** A calendar by CalDAV that follows consultations and blocks times: how it is doing, and what connects it. */
export function CaldavPanel({ owner }: { owner: Owner }) {
  const asked = useGetOne<{ id: string; calendar: Calendar | null }>(`${owner}-calendar`, { id: 'only' });
  const { data } = asked;
  const change = usePlainChange();
  const [isConnecting, setConnecting] = useState(false);
  const { title, text } = words[owner];
  if (!data) return <NotRead what={title} asked={asked} />;
  const { calendar } = data;
  return (
    <Card component="section" aria-label={title} sx={{ p: 2, mt: 2, maxWidth: 720 }}>
      <Typography variant="h6" component="h2">
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {text} By CalDAV: iCloud, Nextcloud, Fastmail, Zoho and others.
      </Typography>
      {calendar && <State {...calendar} />}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setConnecting(true)}>
          {calendar ? 'Connect another one' : 'Connect a calendar'}
        </Button>
        {calendar && (
          <>
            <Button onClick={() => change(caldavCalls.sync(owner), 'It will be in step in a moment.')}>
              Bring into step now
            </Button>
            <ConfirmButton
              color="error"
              title="Disconnect this calendar?"
              content="It blocks no times any more. What we wrote into it stays there."
              confirm="Disconnect"
              onConfirm={() => change(caldavCalls.disconnect(owner), 'Disconnected.')}
            >
              Disconnect
            </ConfirmButton>
          </>
        )}
      </Stack>
      {isConnecting && <ConnectDialog owner={owner} onLeave={() => setConnecting(false)} />}
    </Card>
  );
}

function State({ calendarName, syncedAt, error }: Calendar) {
  const since = syncedAt && formatDateTime(new Date(syncedAt));
  if (error)
    return (
      <Alert severity="warning" sx={{ mb: 1.5 }}>
        <strong>{calendarName}</strong>: {error}{' '}
        {since ? `In step last on ${since}; what it said then still counts.` : 'It was never in step.'}{' '}
        Bookings go on, and we try again every five minutes.
      </Alert>
    );
  return (
    <Alert severity={since ? 'success' : 'info'} sx={{ mb: 1.5 }}>
      <strong>{calendarName}</strong>: {since ? `in step since ${since}.` : 'not read yet.'}
    </Alert>
  );
}
