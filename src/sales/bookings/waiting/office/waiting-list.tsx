import { Box, Button, Card, Chip, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import type { WaitingRecord } from './answers.ts';
import { OfferDialog } from './offer-dialog.tsx';
import { waitingCalls } from './waiting-calls.ts';
import type { WaitingStatus } from '../waiting.ts';
import { BookingViews } from '../../office/booking-views.tsx';
import { groupBy } from '#kit/group-by.ts';
import { formatDateTime, formatDay } from '#kit/india/india-date.ts';
import { ConfirmButton } from '#kit/office/parts/confirm-button.tsx';
import { RecordList } from '#kit/office/parts/record-list.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { useMay } from '#kit/office/session.ts';
import { colors } from '#kit/office/theme.ts';
import { showPath } from '#kit/screen-paths.ts';

/** Who waits for a time, by day and in their order. */
export const WaitingList = () => (
  <RecordList<WaitingRecord>
    perPage={500}
    pagination={false}
    title="Waiting list"
    above={<BookingViews />}
    nothing="Nobody waits for a full day."
  >
    <Days />
  </RecordList>
);

function Days() {
  const { data = [] } = useListContext<WaitingRecord>();
  return Array.from(
    groupBy(data, ({ day }) => day),
    ([day, places]) => (
      <Box component="section" key={day} aria-label={formatDay(day)} sx={{ mb: 2 }}>
        <Typography variant="h6" component="h2" sx={{ mb: 0.5 }}>
          {formatDay(day)}
        </Typography>
        <Card component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {places.map((place) => (
            <Place key={place.id} place={place} />
          ))}
        </Card>
      </Box>
    ),
  );
}

const looks: Record<WaitingStatus, { label: string; bgcolor: string; color: string }> = {
  waiting: { label: 'Waiting', bgcolor: colors.sky, color: colors.ink },
  offered: { label: 'Offered', bgcolor: colors.marigoldTint, color: colors.ink },
  passed: { label: 'Not answered', bgcolor: colors.sandDeep, color: colors.inkSoft },
  booked: { label: 'Booked', bgcolor: colors.leaf, color: '#fff' },
  cancelled: { label: 'Cancelled', bgcolor: colors.sandDeep, color: colors.inkSoft },
};

function Place({ place }: { place: WaitingRecord }) {
  const mayEdit = useMay('bookings:edit');
  const change = usePlainChange();
  const [isOffering, setOffering] = useState(false);
  const { id, leadId, name, phone, email, status, joinedAt } = place;
  const { label, ...look } = looks[status];
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        px: 2,
        py: 1.25,
        borderBottom: `1px solid ${colors.line}`,
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 220, overflowWrap: 'anywhere' }}>
        <MuiLink component={Link} to={showPath('leads', leadId)} color="inherit" sx={{ fontWeight: 600 }}>
          {name}
        </MuiLink>{' '}
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          · +91 {phone}
        </Box>
        <Typography variant="body2" color="text.secondary">
          {email} · since {formatDateTime(new Date(joinedAt))}
        </Typography>
        {place.startsAt && (
          <Typography variant="body2">
            {status === 'cancelled' && 'Was booked for '}
            {formatDateTime(new Date(place.startsAt))}
            {place.heldUntil && `, held until ${formatDateTime(new Date(place.heldUntil))}`}
          </Typography>
        )}
      </Box>
      <Chip size="small" label={label} sx={look} />
      {mayEdit && status !== 'booked' && (
        <Stack direction="row" spacing={1}>
          {status !== 'offered' && (
            <Button
              size="small"
              variant="outlined"
              aria-label={`Offer a time to ${name}`}
              onClick={() => setOffering(true)}
            >
              Offer a time
            </Button>
          )}
          <ConfirmButton
            size="small"
            color="error"
            aria-label={`Take off the list: ${name}`}
            title={`Take ${name} off the list?`}
            content="They are not told. A time that is held for them goes to whoever waits next."
            confirm="Take off"
            onConfirm={() => change(waitingCalls.remove(id), 'Taken off the list.')}
          >
            Take off
          </ConfirmButton>
        </Stack>
      )}
      {isOffering && (
        <OfferDialog
          place={place}
          onLeave={() => setOffering(false)}
          onOffer={async (slot) => {
            if (await change(waitingCalls.offer(id, slot), 'Held, and they are told.')) setOffering(false);
          }}
        />
      )}
    </Stack>
  );
}
