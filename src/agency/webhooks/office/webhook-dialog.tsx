import { Button, Dialog, DialogContent, DialogTitle } from '@mui/material';
import { CheckboxGroupInput, Form, maxLength, required, SaveButton, TextInput, useNotify } from 'react-admin';
import { webhookEvents } from '../webhook.ts';
import { ServerRefusal } from '#kit/office/http.ts';
import { refusalText } from '#kit/office/parts/refusal-text.ts';
import type { WebhookFields } from './webhook-calls.ts';

const choices = webhookEvents.map((id) => ({ id, name: id }));

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
  const notify = useNotify();
  async function submit({ url = '', note = '', events = [] }: Partial<WebhookFields>) {
    try {
      await save({ url, note, events });
    } catch (error) {
      if (error instanceof ServerRefusal && error.body.errors) return error.body.errors;
      notify(refusalText(error), { type: 'error' });
    }
    return undefined;
  }
  return (
    <Dialog open onClose={onLeave} aria-labelledby="webhook-title" fullWidth maxWidth="sm">
      <DialogTitle id="webhook-title">{title}</DialogTitle>
      <DialogContent>
        <Form defaultValues={fields ?? { events: ['lead.created', 'order.paid'] }} onSubmit={submit}>
          <TextInput
            source="url"
            label="Address"
            helperText="Begins with https://. What happens is posted here as JSON"
            validate={[required(), maxLength(500)]}
          />
          <TextInput source="note" label="What it is for" validate={maxLength(120)} />
          <CheckboxGroupInput source="events" label="Events" choices={choices} validate={required()} />
          <SaveButton color="secondary" icon={<></>} alwaysEnable />
          <Button onClick={onLeave} sx={{ ml: 1 }}>
            Cancel
          </Button>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
