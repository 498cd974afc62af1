import SettingsIcon from '@mui/icons-material/TuneOutlined';
import { Box, Button, Typography } from '@mui/material';
import { DateInput, FilterButton, SelectInput, TextInput, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { bookingStatuses, bookingStatusLabels, meetingTypes } from '../booking.ts';
import { groupBy } from '#kit/group-by.ts';
import { ExportButton } from '#kit/office/parts/export-button.tsx';
import { LinkRows } from '#kit/office/parts/link-rows.tsx';
import { RecordList } from '#kit/office/parts/record-list.tsx';
import type { BookingRecord } from './booking-record.ts';
import { useMay } from '#kit/office/session.ts';
import { BookingChip } from './booking-chip.tsx';
import { BookingViews } from './booking-views.tsx';
import { bookingQuery, dayOf, placeOf, spans, timesOf } from './booking-labels.ts';

const filters = [
  <SelectInput key="span" source="span" label="When" alwaysOn choices={[...spans]} emptyText="Any time" />,
  <SelectInput
    key="status"
    source="status"
    label="State"
    alwaysOn
    choices={bookingStatuses.map((id) => ({ id, name: bookingStatusLabels[id] }))}
  />,
  <SelectInput
    key="meetingType"
    source="meetingType"
    label="How"
    alwaysOn
    choices={meetingTypes.map((id) => ({ id, name: id === 'call' ? 'Call' : 'Meeting' }))}
  />,
  <TextInput key="q" source="q" label="Name or phone" alwaysOn />,
  <DateInput key="from" source="from" label="From" parse={(day: string) => day} />,
  <DateInput key="until" source="until" label="Until" parse={(day: string) => day} />,
  <DateInput key="bookedFrom" source="bookedFrom" label="Booked from" parse={(day: string) => day} />,
  <DateInput key="bookedUntil" source="bookedUntil" label="Booked until" parse={(day: string) => day} />,
];

/** Who comes when, day by day. */
export const BookingList = () => (
  <RecordList<BookingRecord>
    perPage={50}
    filters={filters}
    filterDefaultValues={{ span: 'coming' }}
    actions={<Actions />}
    title="Bookings"
    above={<BookingViews />}
    nothing="No consultations here."
  >
    <Days />
  </RecordList>
);

const Actions = () => (
  <>
    <FilterButton />
    <ExportButton needs="bookings:export" query={bookingQuery} />
    {useMay('bookings:configure') && (
      <Button component={Link} to="/booking-settings" size="small" startIcon={<SettingsIcon />}>
        Hours, holidays and rules
      </Button>
    )}
  </>
);

function Days() {
  const { data = [] } = useListContext<BookingRecord>();
  return Array.from(groupBy(data, dayOf), ([day, bookings]) => (
    <Box component="section" key={day} aria-label={day} sx={{ mb: 2 }}>
      <Typography variant="h6" component="h2" sx={{ mb: 0.5 }}>
        {day}
      </Typography>
      <LinkRows data={bookings}>
        {(booking) => (
          <>
            <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', width: 112 }}>
              {timesOf(booking)}
            </Typography>
            <Box sx={{ flex: 1, minWidth: 180, overflowWrap: 'anywhere' }}>
              <strong>{booking.name}</strong> · +91 {booking.phone}
              <Typography variant="body2" color="text.secondary">
                {[placeOf(booking), booking.hostName].filter(Boolean).join(' · ')}
              </Typography>
            </Box>
            <BookingChip status={booking.status} />
          </>
        )}
      </LinkRows>
    </Box>
  ));
}
