import { callPath } from '#kit/path-of.ts';
import { Button, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import type { AdmissionStatus } from '../admission.ts';
import { request } from '#kit/office/http.ts';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import type { AdmissionDetail } from './admission-record.ts';

const verbs: Record<AdmissionStatus, string> = {
  Pending: 'Wait',
  Active: 'Activate',
  Completed: 'Complete',
  Cancelled: 'Cancel',
  Rejected: 'Reject',
};

/** A note, with a change of state or alone. What could not be saved stays in the field. */
export function AdmissionWork({ record }: { record: AdmissionDetail }) {
  const [note, setNote] = useState('');
  const change = usePlainChange();
  const path = callPath`/admissions/${record.id}`;
  async function run(work: Promise<unknown>, did: string) {
    if (await change(work, did)) setNote('');
  }
  return (
    <>
      <TextField
        label="Note"
        multiline
        minRows={2}
        fullWidth
        value={note}
        onChange={(event) => setNote(event.target.value)}
        helperText="For colleagues; goes along with a change of state"
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
        <Button
          variant="contained"
          color="secondary"
          disabled={!note.trim()}
          onClick={() => void run(request(`${path}/notes`, { method: 'POST', body: { note } }), 'Noted.')}
        >
          Add note
        </Button>
        {record.moves?.map((status) => (
          <Button
            key={status}
            variant="outlined"
            onClick={() =>
              void run(
                request(path, { method: 'PATCH', body: { status, note } }),
                `The admission is now ${status}.`,
              )
            }
          >
            {verbs[status]}
          </Button>
        ))}
      </Stack>
    </>
  );
}
