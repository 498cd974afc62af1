import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetOne, useNotify } from 'react-admin';
import { clockOf, formatTime } from '#kit/india/india-date.ts';
import { request } from '#kit/office/http.ts';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import { useAttempt } from '#kit/office/parts/use-attempt.ts';
import { useMay } from '#kit/office/session.ts';
import type { OwnAgenda } from '../../own-agenda.ts';

/** Every half hour of a morning. */
const mornings = Array.from({ length: 13 }, (_, half) => clockOf(6 * 60 + half * 30));
const never = 'never';

/** When one's own day comes by mail; it tells of leads, so only where they may be read. */
export function OwnAgendaTime() {
  const asked = useGetOne<OwnAgenda & { id: string }>('session', { id: 'agenda' });
  const { data, refetch } = asked;
  const [busy, setBusy] = useState(false);
  const { attempt } = useAttempt();
  const notify = useNotify();
  const mayRead = useMay('leads:read');
  if (!mayRead) return null;
  const times = [...new Set([...mornings, ...(data?.agendaAt ? [data.agendaAt] : [])])].toSorted();

  async function choose(chosen: string) {
    const agendaAt = chosen === never ? null : chosen;
    setBusy(true);
    await attempt(async () => {
      await request('/session/agenda', { method: 'PUT', body: { agendaAt } });
      await refetch();
      notify(
        agendaAt
          ? `Your agenda comes at ${formatTime(agendaAt)} on working days.`
          : 'Your agenda does not come any more.',
        { type: 'success' },
      );
    });
    setBusy(false);
  }

  return (
    <Box component="section" aria-label="Agenda by mail" sx={{ mb: 3 }}>
      <Typography variant="h6" component="h2">
        Agenda by mail
      </Typography>
      <NotRead what="When your agenda comes" asked={asked} />
      {data && (
        <>
          <Typography sx={{ mt: 1, mb: 1 }}>
            One mail on working days: your consultations, what is due or overdue, enquiries that wait for a
            first answer, quotations that run out soon. Nothing comes where there is nothing.
          </Typography>
          <TextField
            select
            label="Comes at"
            value={data.agendaAt ?? never}
            disabled={busy}
            onChange={({ target }) => void choose(target.value)}
            helperText="By the clock of India. In your quiet hours it waits until they end."
            sx={{ minWidth: 200 }}
          >
            {times.map((time) => (
              <MenuItem key={time} value={time}>
                {formatTime(time)}
              </MenuItem>
            ))}
            <MenuItem value={never}>Not at all</MenuItem>
          </TextField>
        </>
      )}
    </Box>
  );
}
