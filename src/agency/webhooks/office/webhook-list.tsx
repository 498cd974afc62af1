import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { DataTable } from 'react-admin';
import { useNavigate } from 'react-router';
import { ActiveChip } from '#kit/office/parts/active-chip.tsx';
import { RecordTable } from '#kit/office/parts/record-table.tsx';
import { RowLink } from '#kit/office/parts/row-link.tsx';
import { showPath } from '#kit/screen-paths.ts';
import { webhookCalls, type WebhookRecord } from './webhook-calls.ts';
import { eventsText } from './events-text.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';

const Column = DataTable.Col<WebhookRecord>;

/** Where other systems are told what happens here. */
export const WebhookList = () => (
  <RecordTable<WebhookRecord>
    title="Webhooks"
    intro="Other systems are told at once what happens here: ids, states and sums, never who somebody is. Each message is signed as Standard Webhooks describe."
    nothing="Nobody is told yet."
    actions={<Add />}
  >
    <Column
      source="url"
      label="Address"
      disableSort
      render={({ id, url }) => (
        <Box sx={{ minWidth: 160, overflowWrap: 'anywhere' }}>
          <RowLink to={showPath('webhooks', id)}>{url}</RowLink>
        </Box>
      )}
    />
    <Column source="note" label="What it is for" disableSort />
    <Column source="events" label="Events" disableSort render={({ events }) => eventsText(events)} />
    <Column
      source="active"
      label="State"
      disableSort
      render={({ active }) => <ActiveChip active={active} words={['On', 'Off']} />}
    />
  </RecordTable>
);

function Add() {
  const [asking, setAsking] = useState(false);
  const [made, setMade] = useState<{ id: string; secret: string } | null>(null);
  const navigate = useNavigate();
  return (
    <>
      <Button variant="contained" color="secondary" size="small" onClick={() => setAsking(true)}>
        Add a webhook
      </Button>
      {asking && (
        <WebhookDialog
          title="Add a webhook"
          save={async (fields) => {
            setMade(await webhookCalls.create(fields));
            setAsking(false);
          }}
          onLeave={() => setAsking(false)}
        />
      )}
      {made && (
        <SecretDialog secret={made.secret} onLeave={() => void navigate(showPath('webhooks', made.id))} />
      )}
    </>
  );
}
