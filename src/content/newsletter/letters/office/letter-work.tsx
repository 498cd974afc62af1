import { Alert, Box, Button, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { Confirm, useGetOne } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { request } from '#kit/office/http.ts';
import { fromField, inIndiaWithDay } from '#kit/office/parts/moments.ts';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { useMay } from '#kit/office/session.ts';
import type { CountRecord, LetterRecord } from './letter-record.ts';

const post = (path: string, body: object = {}) => request(path, { method: 'POST', body });

/** Where a letter stands, and its way to the readers. Only what is saved goes out. */
export function LetterWork({ letter }: { letter: LetterRecord }) {
  const { id, status, sendAt, sentAt, sentTo, decideAt, subjectB, sharePercent, decideHours } = letter;
  const mayEdit = useMay('subscribers:edit');
  const change = usePlainChange();
  const { isDirty } = useFormState();
  const [planned, setPlanned] = useState('');
  const [isAsking, setAsking] = useState(false);
  const { data } = useGetOne<CountRecord>(
    'letter-counts',
    { id: JSON.stringify(letter.segment) },
    { enabled: status === 'draft' || status === 'scheduled' },
  );
  const count = data?.readers;
  const readers = count === undefined ? 'the readers' : count === 1 ? 'one reader' : `${count} readers`;
  if (status === 'sent')
    return (
      <Alert severity="success" sx={{ mb: 2, width: '100%' }}>
        Sent to {sentTo === 1 ? 'one reader' : `${sentTo} readers`}, {sentAt && inIndiaWithDay(sentAt)}.
      </Alert>
    );
  if (status === 'testing')
    return (
      <Alert severity="info" sx={{ mb: 2, width: '100%' }}>
        {sentTo} have it, with one of two subjects each. The better one goes to the rest by itself
        {decideAt && `, ${inIndiaWithDay(decideAt)}`}.
      </Alert>
    );
  if (status === 'sending') return <Alert severity="info">It is going out. {sentTo} have it already.</Alert>;
  if (status === 'scheduled')
    return (
      <Alert
        severity="info"
        sx={{ mb: 2, width: '100%' }}
        action={
          mayEdit && (
            <Button
              color="inherit"
              onClick={() => void change(post(`/letters/${id}/take-back`), 'A draft again.')}
            >
              Take it back
            </Button>
          )
        }
      >
        It goes to {readers} on {sendAt && inIndiaWithDay(sendAt)}.
      </Alert>
    );
  if (!mayEdit) return null;
  return (
    <Box sx={{ mb: 2 }}>
      {isDirty && <Alert severity="warning">Save it first: only what is saved goes out.</Alert>}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mt: 1 }}>
        <Button
          variant="outlined"
          disabled={isDirty}
          onClick={() => void change(post(`/letters/${id}/test`), 'It is on its way to you.')}
        >
          Send me a test
        </Button>
        <TextField
          type="datetime-local"
          size="small"
          fullWidth={false}
          label="Send at (Indian time)"
          value={planned}
          onChange={({ target }) => setPlanned(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <Button
          variant="outlined"
          disabled={isDirty || planned === ''}
          onClick={() => void change(post(`/letters/${id}/plan`, { sendAt: fromField(planned) }), 'Planned.')}
        >
          Plan it
        </Button>
        <Button variant="contained" color="secondary" disabled={isDirty} onClick={() => setAsking(true)}>
          Send now
        </Button>
      </Stack>
      <Confirm
        isOpen={isAsking}
        title={`Send it to ${readers}?`}
        content={`Counted now, and again when it goes. ${
          subjectB
            ? `Each subject goes to ${sharePercent} percent first, the better one to the rest ${decideHours} hours later. `
            : ''
        }It cannot be called back.`}
        confirm="Send"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void change(post(`/letters/${id}/plan`, { sendAt: null }), 'It is going out.');
        }}
      />
    </Box>
  );
}
