import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetOne, useNotify } from 'react-admin';
import { request } from '#kit/office/http.ts';
import { inIndiaWithDay } from '#kit/office/parts/moments.ts';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import { useAttempt } from '#kit/office/parts/use-attempt.ts';
import { weekdays } from '#kit/india/weekdays.ts';
import type { QuietHours } from '../../quiet-hours.ts';
import { QuietHoursForm, zoneName } from './quiet-hours-form.tsx';

type Own = { id: string; quietHours: QuietHours | null; until: string | null; waiting: number };

const save = (quietHours: QuietHours | null) =>
  request('/session/quiet-hours', { method: 'PUT', body: { quietHours } });

/** When one wants no notices by mail, and what comes all the same. */
export function OwnQuietHours() {
  const asked = useGetOne<Own>('session', { id: 'quiet-hours' });
  const { data, refetch } = asked;
  const [isOpen, setOpen] = useState(false);
  const { attempt } = useAttempt();
  const notify = useNotify();

  async function done(said: string) {
    notify(said, { type: 'success' });
    await refetch();
    setOpen(false);
  }

  return (
    <Box component="section" aria-label="Quiet hours" sx={{ mb: 3 }}>
      <Typography variant="h6" component="h2">
        Quiet hours
      </Typography>
      <NotRead what="Your quiet hours" asked={asked} />
      {data && !isOpen && (
        <>
          <Typography sx={{ mt: 1 }}>
            {data.quietHours ? inWords(data.quietHours) : 'None: notices come by mail at any hour.'}
          </Typography>
          {data.until && (
            <Typography color="text.secondary">
              It is quiet now, until {inIndiaWithDay(data.until)} IST. {waitingInWords(data.waiting)}
            </Typography>
          )}
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
            <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
              {data.quietHours ? 'Change them' : 'Set quiet hours'}
            </Button>
            {data.quietHours && (
              <Button
                size="small"
                onClick={() =>
                  void attempt(async () => {
                    await save(null);
                    await done('You have no quiet hours any more. What waited is on its way.');
                  })
                }
              >
                Turn them off
              </Button>
            )}
          </Stack>
        </>
      )}
      {data && isOpen && (
        <QuietHoursForm
          hours={data.quietHours}
          onSave={async (hours) => {
            await save(hours);
            await done('Your quiet hours are kept.');
          }}
          onCancel={() => setOpen(false)}
        />
      )}
    </Box>
  );
}

function inWords({ from, until, days, zone }: QuietHours): string {
  const whole = days.map((day) => weekdays[day]);
  const besides =
    whole.length > 0 ? `, and all day on ${new Intl.ListFormat('en-IN').format(whole.map(String))}` : '';
  return `Each night from ${from} until ${until}${besides}, by the clock of ${zoneName(zone)}.`;
}

const waitingInWords = (waiting: number) =>
  waiting === 0 ? 'No notice waits.' : waiting === 1 ? 'One notice waits.' : `${waiting} notices wait.`;
