import { Box, Button, DialogContent, DialogTitle } from '@mui/material';
import { CheckboxGroupInput, Form, maxLength, required, SaveButton, TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { webhookEvents } from '../webhook.ts';
import { useAttempt } from '#kit/office/parts/use-attempt.ts';
import type { WebhookFields } from './webhook-calls.ts';
import { WrittenDialog } from '#kit/office/parts/written-dialog.tsx';

const choices = webhookEvents.map((id) => ({ id, name: id }));

/** All that can be told, in a box that scrolls by itself: what stands below it stays near. */
function EventsInput() {
  const { setValue } = useFormContext<WebhookFields>();
  const choose = (events: WebhookFields['events']) =>
    setValue('events', events, { shouldDirty: true, shouldValidate: true });
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button size="small" onClick={() => choose(webhookEvents)}>
          All events
        </Button>
        <Button size="small" onClick={() => choose([])}>
          None
        </Button>
      </Box>
      <CheckboxGroupInput
        source="events"
        label="Events"
        choices={choices}
        validate={required()}
        sx={{
          width: '100%',
          '& .MuiFormGroup-root': {
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
            maxHeight: 300,
            overflowY: 'auto',
          },
        }}
      />
    </>
  );
}

/** Asks where what is told. `save` is the server's work; what it refuses stands under the fields. */
export function WebhookDialog({
  title,
  fields,
  save,
  onLeave,
}: {
  title: string;
  fields?: WebhookFields;
  save: (fields: WebhookFields) => Promise<unknown>;
  onLeave: () => void;
}) {
  const { submit } = useAttempt();
  const send = ({ url = '', note = '', events = [] }: Partial<WebhookFields>) =>
    submit(() => save({ url, note, events }));
  return (
    <WrittenDialog onLeave={onLeave} aria-labelledby="webhook-title" maxWidth="sm">
      <DialogTitle id="webhook-title">{title}</DialogTitle>
      <DialogContent>
        <Form defaultValues={fields ?? { events: ['lead.created', 'order.paid'] }} onSubmit={send}>
          <TextInput
            source="url"
            label="Address"
            helperText="Begins with https://. What happens is posted here as JSON"
            validate={[required(), maxLength(500)]}
          />
          <TextInput source="note" label="What it is for" validate={maxLength(120)} />
          <EventsInput />
          <SaveButton color="secondary" icon={<></>} alwaysEnable />
          <Button onClick={onLeave} sx={{ ml: 1 }}>
            Cancel
          </Button>
        </Form>
      </DialogContent>
    </WrittenDialog>
  );
}
