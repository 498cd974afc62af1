import { Box, Typography } from '@mui/material';
import { ArrayInput, DateInput, NumberInput, required, SimpleFormIterator, TextInput } from 'react-admin';
import { OnePage } from '#kit/office/parts/one-page.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { OpenHoursInput } from '#kit/office/parts/open-hours-input.tsx';

const numbers = [
  ['lengthMinutes', 'Length', 'Minutes of one consultation'],
  ['intervalMinutes', 'Interval', 'Minutes from one start to the next'],
  ['bufferMinutes', 'Buffer', 'Minutes kept free after each consultation'],
  ['capacity', 'At the same time', 'How many consultations can take place in parallel'],
  ['noticeDays', 'Notice', 'Days between today and the first day on offer; at least two'],
  ['daysAhead', 'How far ahead', 'Days between today and the last day on offer'],
  ['changeHours', 'Changes until', 'Hours before its start; later the customer has to call'],
  ['holdHours', 'Held for the waiting list', 'Hours to answer an offered time; nights do not count'],
] as const;

/** How consultations can be booked. What is booked already stays. */
export const BookingSettingsPage = () => (
  <OnePage
    resource="booking-settings"
    id="bookings"
    title="Booking rules"
    saved="Saved. The website offers it now."
  >
    <Section title="Times on offer">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
          columnGap: 2,
        }}
      >
        {numbers.map(([source, label, helperText]) => (
          <NumberInput key={source} {...{ source, label, helperText }} validate={required()} />
        ))}
      </Box>
      <OpenHoursInput source="hours" label="Consultations may begin (IST)" />
      <Typography color="text.secondary">
        The end of a span is the last start. Nothing begins before 11:00 or after 17:00.
      </Typography>
    </Section>
    <Section title="Video calls">
      <TextInput
        source="videoLink"
        label="Address of video calls"
        helperText="Like https://meet.example.com/{code}: each phone call gets an address of its own, in its mails and calendar entries. Empty: none"
        parse={(typed: string) => typed}
        format={(kept: string | undefined) => kept ?? ''}
      />
    </Section>
    <Section title="Holidays and blocked days">
      <Typography color="text.secondary">
        Visitors read the reason. The list that came with the system is a sample: check every date.
      </Typography>
      <ArrayInput source="closures" label={false}>
        <SimpleFormIterator inline disableClear disableReordering>
          <DateInput source="date" label="First day" helperText={false} validate={required()} />
          <DateInput source="until" label="Last day, if several" helperText={false} />
          <TextInput source="reason" label="Reason" helperText={false} validate={required()} />
        </SimpleFormIterator>
      </ArrayInput>
    </Section>
  </OnePage>
);
