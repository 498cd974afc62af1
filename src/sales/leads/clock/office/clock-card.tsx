import {
  Button,
  Card,
  CardContent,
  FormControlLabel,
  Skeleton,
  Stack,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import type { LeadClock, RunningClock } from '../lead-clock.ts';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { ruleCalls } from '../../rules/office/rule-calls.ts';
import { NotYet } from '#kit/office/parts/record-page.tsx';

/** How soon new leads are to be answered, counted in office hours. */
export function ClockCard({ mayEdit }: { mayEdit: boolean }) {
  const { data, ...asked } = useGetOne<RunningClock & { id: string; etag: string }>('lead-clock', {
    id: 'now',
  });
  const place = <Skeleton variant="rounded" sx={{ mb: 2, height: { xs: 390, sm: 294, md: 270 } }} />;
  if (!data) return <NotYet {...asked} loading={place} />;
  const { active, targetMinutes, escalateMinutes, reassign, etag } = data;
  return (
    <Card component="section" aria-label="Response clock" sx={{ mb: 2 }}>
      <CardContent>
        <Typography variant="h6" component="h2">
          Response clock
        </Typography>
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          Counted in the hours of the service, or else of the office, without the days closed for bookings.
        </Typography>
        {mayEdit ? (
          <ClockForm clock={{ active, targetMinutes, escalateMinutes, reassign, etag }} />
        ) : (
          <Typography>
            {active
              ? `To be answered within ${targetMinutes} minutes; the owners hear of it ${escalateMinutes} minutes later.`
              : 'The clock is off.'}
          </Typography>
        )}
      </CardContent>
    </Card>
  );
}

/** What is typed belongs to what it was typed over, though that is loaded again meanwhile. */
function ClockForm({ clock }: { clock: LeadClock & { etag: string } }) {
  const change = usePlainChange();
  const [edited, setEdited] = useState<Partial<LeadClock>>({});
  const [held, setHeld] = useState(clock);
  if (held !== clock && (held.etag === clock.etag || Object.keys(edited).length === 0)) setHeld(clock);
  const { etag: _etag, ...kept } = held;
  const now = { ...kept, ...edited };
  const minutes = (key: 'targetMinutes' | 'escalateMinutes', label: string) => (
    <TextField
      type="number"
      label={label}
      value={Number.isNaN(now[key]) ? '' : now[key]}
      onChange={({ target }) => setEdited({ ...edited, [key]: Number.parseInt(target.value, 10) })}
      slotProps={{ htmlInput: { min: 5, max: 2400, required: true } }}
      sx={{ maxWidth: 260 }}
    />
  );
  const toggle = (key: 'active' | 'reassign', label: string) => (
    <FormControlLabel
      label={label}
      control={
        <Switch
          checked={now[key]}
          onChange={({ target }) => setEdited({ ...edited, [key]: target.checked })}
        />
      }
    />
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void change(ruleCalls.saveClock(now, held), 'Holds for new leads from now on.').then(
          (saved) => saved && setEdited({}),
        );
      }}
    >
      {toggle('active', 'New leads are to be answered in time')}
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
        {minutes('targetMinutes', 'Answer within (minutes)')}
        {minutes('escalateMinutes', 'Then tell the owners after (minutes)')}
      </Stack>
      {toggle('reassign', 'Then give the lead to the next person of its rule')}
      <div>
        <Button type="submit" variant="contained" color="secondary" size="small" sx={{ mt: 1 }}>
          Save the clock
        </Button>
      </div>
    </form>
  );
}
