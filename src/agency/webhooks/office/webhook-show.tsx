import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmButton } from '#kit/office/parts/confirm-button.tsx';
import { RecordPage } from '#kit/office/parts/record-page.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { useAttempt } from '#kit/office/parts/use-attempt.ts';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { DeliveryTable } from './delivery-table.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { SignatureSample } from './signature-sample.tsx';
import { eventsText } from './events-text.ts';
import { webhookCalls, type WebhookRecord } from './webhook-calls.ts';
import { WebhookDialog } from './webhook-dialog.tsx';

/** One address: what it is told, how that went, and what can be done about it. */
export const WebhookShow = () => <RecordPage<WebhookRecord> title="Webhook" draw={Page} />;

function Page({ record: webhook }: { record: WebhookRecord }) {
  const { url, note, events, active, offBecause } = webhook;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {!active && <Alert severity="warning">Switched off. {offBecause}</Alert>}
      <Section title={note || 'Address'}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{url}</Typography>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {eventsText(events)}
        </Typography>
        <Work webhook={webhook} />
        <SignatureSample />
      </Section>
      <Section title="What was told">
        <DeliveryTable webhookId={webhook.id} />
      </Section>
    </Box>
  );
}

function Work({ webhook }: { webhook: WebhookRecord }) {
  const { id, active } = webhook;
  /** As it was when the form was opened. */
  const [changing, setChanging] = useState<WebhookRecord | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const change = usePlainChange();
  const { attempt } = useAttempt();
  const navigate = useNavigate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        variant="contained"
        color="secondary"
        disabled={!active}
        onClick={() => void change(webhookCalls.test(id), 'The test is on its way.')}
      >
        Send a test
      </Button>
      <Button variant="outlined" onClick={() => setChanging(webhook)}>
        Change
      </Button>
      <Button
        variant="outlined"
        onClick={() =>
          void change(
            webhookCalls.change(webhook, { active: !active }),
            active ? 'It is told nothing any more.' : 'It is told again.',
          )
        }
      >
        {active ? 'Switch off' : 'Switch on'}
      </Button>
      <ConfirmButton
        variant="outlined"
        title="Sign with a new secret?"
        content="The old one ends at once: the receiver refuses what it gets until it knows the new one."
        confirm="New secret"
        onConfirm={() => void attempt(async () => setSecret((await webhookCalls.renewSecret(id)).secret))}
      >
        New secret
      </ConfirmButton>
      <ConfirmButton
        color="error"
        title="Delete this webhook?"
        content="It is told nothing any more, and what was told to it is forgotten."
        confirm="Delete"
        onConfirm={() =>
          void change(webhookCalls.remove(id), 'Deleted.').then((done) => done && navigate('/webhooks'))
        }
      >
        Delete
      </ConfirmButton>
      {changing && (
        <WebhookDialog
          title="Change the webhook"
          fields={{ url: changing.url, note: changing.note, events: changing.events }}
          save={async (fields) => {
            await webhookCalls.change(changing, fields);
            setChanging(null);
            await change(Promise.resolve(), 'Changed.');
          }}
          onLeave={() => setChanging(null)}
        />
      )}
      {secret && <SecretDialog secret={secret} onLeave={() => setSecret(null)} />}
    </Box>
  );
}
