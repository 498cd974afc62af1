import { Box, Button, Card, Stack, TextField, Typography } from '@mui/material';
import { useGetOne } from 'react-admin';
import { bookingCalls } from '../../office/booking-calls.ts';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';

/** The address under which a calendar program finds one's consultations. */
export function FeedPanel() {
  const asked = useGetOne<{ id: string; url: string | null }>('calendar-feed', { id: 'own' });
  const { data } = asked;
  const change = usePlainChange();
  if (!data) return <NotRead what="Your calendar feed" asked={asked} />;
  const { url } = data;
  return (
    <Card component="section" aria-label="In your own calendar" sx={{ p: 2, mt: 2, maxWidth: 720 }}>
      <Typography variant="h6" component="h2">
        In your own calendar
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        Phones and calendar programs can subscribe to your consultations and those that nobody holds yet.
        Whoever knows the address can read them: keep it to yourself.
      </Typography>
      {url && (
        <TextField label="Address of your feed" value={url} slotProps={{ htmlInput: { readOnly: true } }} />
      )}
      <Stack direction="row" spacing={1}>
        <Button
          variant="outlined"
          onClick={() => change(bookingCalls.changeFeed(true), 'Your feed has a new address.')}
        >
          {url ? 'Give it a new address' : 'Make a feed'}
        </Button>
        {url && (
          <Box>
            <Button
              color="error"
              onClick={() => change(bookingCalls.changeFeed(false), 'The feed is ended.')}
            >
              End it
            </Button>
          </Box>
        )}
      </Stack>
    </Card>
  );
}
