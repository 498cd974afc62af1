import { Alert, Button, Typography } from '@mui/material';
import { useController } from 'react-hook-form';
import { BooleanInput, required, TextInput } from 'react-admin';
import { OnePage } from '#kit/office/parts/one-page.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { reminderPlaceholders } from '../placeholders.ts';
import type { ReminderSettings } from '../reminder-settings.ts';

type Typed = Omit<ReminderSettings, 'days'> & { id: string; days: number[] | string };

/** When buyers are reminded of what they owe, and in which words. */
export const RemindersPage = () => (
  <OnePage<Typed>
    resource="reminders"
    id="reminders"
    title="Reminders of invoices"
    saved="Saved. It holds from the next reminder on."
    transform={({ on, days, fromTime, untilTime, before, after }) => ({
      on,
      days: daysFrom(days),
      fromTime,
      untilTime,
      before,
      after,
    })}
  >
    <Section title="When">
      <BooleanInput
        source="on"
        label="Remind buyers by e-mail"
        helperText="Who has promised a day is left in peace until then. A buyer’s own form stops reminders for it"
      />
      <TextInput
        source="days"
        label="Days after the due day"
        helperText="With commas between; below zero before it, like -3, 1, 7, 15, 30. Each goes once"
        format={(days: Typed['days'] | null) => (Array.isArray(days) ? days.join(', ') : (days ?? ''))}
        validate={required()}
      />
      <TextInput
        source="fromTime"
        label="Not before"
        helperText="Like 10:00, in Indian time"
        validate={required()}
      />
      <TextInput
        source="untilTime"
        label="Not after"
        helperText="Like 18:00. Nobody is reminded on Sundays"
        validate={required()}
      />
    </Section>
    <Section title="Words until the due day">
      <TextInput source="before.subject" label="Subject" helperText={false} validate={required()} />
      <TextInput
        source="before.text"
        label="Text"
        helperText={false}
        multiline
        minRows={6}
        validate={required()}
      />
      <LinkOffer source="before.text" />
    </Section>
    <Section title="Words after it">
      <TextInput source="after.subject" label="Subject" helperText={false} validate={required()} />
      <TextInput
        source="after.text"
        label="Text"
        helperText={false}
        multiline
        minRows={6}
        validate={required()}
      />
      <LinkOffer source="after.text" />
      <Typography variant="body2" color="text.secondary" component="div">
        {Object.entries(reminderPlaceholders).map(([key, label]) => (
          <div key={key}>{`{{${key}}}: ${label}`}</div>
        ))}
      </Typography>
    </Section>
  </OnePage>
);

/** A text without the page where an invoice is paid, as those that were saved before there was one, is offered it. */
function LinkOffer({ source }: { source: 'before.text' | 'after.text' }) {
  const { field } = useController<{ before: { text: string }; after: { text: string } }>({ name: source });
  const text = typeof field.value === 'string' ? field.value : '';
  if (/\{\{\s*link\s*\}\}/.test(text)) return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 1 }}
      action={
        <Button
          color="inherit"
          size="small"
          onClick={() =>
            field.onChange(`${text.trimEnd()}\n\nTo pay it, or to tell us that you have: {{link}}`)
          }
        >
          Add it
        </Button>
      }
    >
      This text does not lead to the page where the invoice is paid.
    </Alert>
  );
}

/** As typed with commas; what is no number the server refuses. */
const daysFrom = (typed: Typed['days']) =>
  Array.isArray(typed)
    ? typed
    : typed
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== '')
        .map(Number);
