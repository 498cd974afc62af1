import { Box, Button, Card, CardContent, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import { bookingCalls } from './booking-calls.ts';
import { useNow } from '#kit/office/parts/when.tsx';
import type { BookingRecord } from './booking-record.ts';
import { Fact, Facts } from '#kit/office/parts/facts.tsx';
import { RecordPage } from '#kit/office/parts/record-page.tsx';
import { useMay } from '#kit/office/session.ts';
import { BookingChip } from './booking-chip.tsx';
import { dayOf, marks, placeOf, timesOf } from './booking-labels.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { HostChoice } from './host-choice.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { WhatsAppButton } from '#agency/whatsapp/office/whatsapp-button.tsx';
import { callPath } from '#kit/path-of.ts';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { showPath } from '#kit/screen-paths.ts';

/** One consultation: who, when, where, and what can be done about it. */
export const BookingShow = () => <RecordPage<BookingRecord> title="Consultation" draw={Page} />;

function Page({ record }: { record: BookingRecord }) {
  const mayEdit = useMay('bookings:edit');
  const mayReadLeads = useMay('leads:read');
  return (
    <Box sx={{ py: 2, maxWidth: 720 }}>
      <Card>
        <CardContent>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography variant="h6" component="h2" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
              {record.name}
            </Typography>
            <BookingChip status={record.status} />
          </Stack>
          <Box sx={{ my: 2 }}>
            <Facts>
              <Fact term="When">
                {dayOf(record)}, {timesOf(record)} IST
              </Fact>
              <Fact term="How">{placeOf(record)}</Fact>
              <Fact term="Phone">
                <MuiLink href={`tel:+91${record.phone}`}>+91 {record.phone}</MuiLink>
              </Fact>
              <Fact term="E-mail">
                {record.email ? <MuiLink href={`mailto:${record.email}`}>{record.email}</MuiLink> : 'none'}
              </Fact>
              <Fact term="Held by">{record.hostName ?? 'nobody yet'}</Fact>
              <Fact term="From">{record.origin}</Fact>
              <Fact term="Cancelled because">{record.cancelReason}</Fact>
            </Facts>
          </Box>
          {mayReadLeads && (
            <MuiLink component={Link} to={showPath('leads', record.leadId)}>
              The lead and its timeline
            </MuiLink>
          )}
          {mayEdit && <HostChoice booking={record} />}
          {mayEdit && <Work booking={record} />}
        </CardContent>
      </Card>
    </Box>
  );
}

/** Before its time a consultation is moved or cancelled; afterwards it was held or not. */
function Work({ booking }: { booking: BookingRecord }) {
  const [asking, setAsking] = useState<'move' | 'cancel' | null>(null);
  const change = usePlainChange();
  const hasBegun = new Date(booking.startsAt).getTime() <= useNow();
  const { id, status } = booking;
  if (status === 'cancelled') return null;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 2 }}>
      {hasBegun &&
        marks
          .filter((mark) => mark.status !== status)
          .map((mark) => (
            <Button
              key={mark.status}
              variant={mark.status === 'held' ? 'contained' : 'outlined'}
              color={mark.status === 'held' ? 'secondary' : 'primary'}
              onClick={() => change(bookingCalls.mark(id, mark.status), 'Written down.')}
            >
              {mark.label}
            </Button>
          ))}
      {status === 'confirmed' && (
        <>
          <Button
            variant={hasBegun ? 'outlined' : 'contained'}
            color={hasBegun ? 'primary' : 'secondary'}
            onClick={() => setAsking('move')}
          >
            Move
          </Button>
          <Button variant="outlined" color="error" onClick={() => setAsking('cancel')}>
            Cancel
          </Button>
        </>
      )}
      {status === 'confirmed' && !hasBegun && (
        <>
          <WhatsAppButton path={callPath`/bookings/${id}/whatsapp`} text="Confirm on WhatsApp" />
          <WhatsAppButton path={callPath`/bookings/${id}/whatsapp-reminder`} text="Remind on WhatsApp" />
        </>
      )}
      {asking === 'move' && (
        <MoveDialog
          booking={booking}
          onCancel={() => setAsking(null)}
          onMove={async (to) => {
            if (await change(bookingCalls.move(id, to), 'Moved.')) setAsking(null);
          }}
        />
      )}
      {asking === 'cancel' && (
        <CancelDialog
          booking={booking}
          onLeave={() => setAsking(null)}
          onCancel={async (how) => {
            if (await change(bookingCalls.cancel(id, how), 'Cancelled.')) setAsking(null);
          }}
        />
      )}
    </Stack>
  );
}
