import { Box, Card, CardContent, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import {
  ArrayInput,
  DateInput,
  EditBase,
  Form,
  NumberInput,
  required,
  SaveButton,
  SimpleFormIterator,
  TextInput,
  Title,
  Toolbar,
  useNotify,
} from 'react-admin';
import { OpenHoursInput } from '../services/open-hours-input.tsx';

const numbers = [
  ['lengthMinutes', 'Length', 'Minutes of one consultation'],
  ['intervalMinutes', 'Interval', 'Minutes from one start to the next'],
  ['bufferMinutes', 'Buffer', 'Minutes kept free after each consultation'],
  ['capacity', 'At the same time', 'How many consultations can take place in parallel'],
  ['noticeDays', 'Notice', 'Days between today and the first day on offer; at least two'],
  ['daysAhead', 'How far ahead', 'Days between today and the last day on offer'],
  ['changeHours', 'Changes until', 'Hours before its start; later the customer has to call'],
] as const;

/** How consultations can be booked. What is booked already stays. */
export function BookingSettingsPage() {
  const notify = useNotify();
  return (
    <EditBase
      resource="booking-settings"
      id="bookings"
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={{ onSuccess: () => notify('Saved. The website offers it now.', { type: 'success' }) }}
    >
      <Title title="Booking rules" />
      <Form warnWhenUnsavedChanges>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, py: 2, maxWidth: 880 }}>
          <Group title="Times on offer">
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
          </Group>
          <Group title="Holidays and blocked days">
            <Typography color="text.secondary">
              Visitors read the reason. The list that came with the system is a sample: check every date.
            </Typography>
            <ArrayInput source="closures" label={false}>
              <SimpleFormIterator inline disableClear disableReordering>
                <DateInput source="date" label="Day" helperText={false} validate={required()} />
                <TextInput source="reason" label="Reason" helperText={false} validate={required()} />
              </SimpleFormIterator>
            </ArrayInput>
          </Group>
        </Box>
        <Toolbar sx={{ position: 'sticky', bottom: 0, bgcolor: 'background.default', maxWidth: 880 }}>
          <SaveButton color="secondary" alwaysEnable />
        </Toolbar>
      </Form>
    </EditBase>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card component="section">
    <CardContent>
      <Typography variant="h6" component="h2">
        {title}
      </Typography>
      {children}
    </CardContent>
  </Card>
);
