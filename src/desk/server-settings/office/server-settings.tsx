import { Alert, Box, Button, Chip, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { Refusal } from '#kit/office/parts/refusal.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { useAttempt } from '#kit/office/parts/use-attempt.ts';
import type { ServerSettingGroup, Trial } from '../server-setting.ts';
import { serverSettingsCalls } from './server-settings-calls.ts';
import { SettingsDialog } from './settings-dialog.tsx';

const sources = {
  environment: 'From the environment',
  here: 'Set here',
  nowhere: 'Not set',
  lost: 'Cannot be opened',
};

/** Who carries mails, SMS, WhatsApp and payments, each with where that was set. */
export function ServerSettings({ onSaved }: { onSaved: () => void }) {
  const { data, error, refetch } = useGetOne<{ id: string; groups: ServerSettingGroup[] }>(
    'server-settings',
    {
      id: 'now',
    },
  );
  if (error) return <Refusal error={error} />;
  if (!data) return <Skeleton variant="rounded" height={320} role="status" aria-label="Loading" />;
  return data.groups.map((group) => (
    <Group
      key={group.key}
      group={group}
      onSaved={() => {
        void refetch();
        onSaved();
      }}
    />
  ));
}

function Group({ group, onSaved }: { group: ServerSettingGroup; onSaved: () => void }) {
  const [editing, setEditing] = useState(false);
  const [trial, setTrial] = useState<Trial | null>(null);
  const [busy, setBusy] = useState(false);
  const { attempt } = useAttempt();
  const { key, title, from, fields } = group;
  const isSet = from === 'environment' || from === 'here';

  async function tryIt() {
    setBusy(true);
    setTrial(null);
    await attempt(async () => setTrial(await serverSettingsCalls.attempt(key)));
    setBusy(false);
  }
  return (
    <Section title={`Settings: ${title}`}>
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Chip size="small" label={sources[from]} color={from === 'lost' ? 'error' : 'default'} />
        {from === 'environment' && (
          <Typography color="text.secondary">
            Whoever runs the server has set these, and that wins over what is set here.
          </Typography>
        )}
        {from === 'lost' && (
          <Typography color="text.secondary">
            They were saved under a key that is not in SECRETS_KEY any more. Set them anew, or give the key
            back.
          </Typography>
        )}
        {isSet && <Values fields={fields} />}
        {trial && <Alert severity={trial.ok ? 'success' : 'error'}>{trial.said}</Alert>}
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          {from !== 'environment' && (
            <Button
              size="small"
              variant="outlined"
              onClick={() => setEditing(true)}
              aria-label={`${title}: ${from === 'here' ? 'change' : 'set'}`}
            >
              {from === 'here' ? 'Change' : 'Set'}
            </Button>
          )}
          {isSet && key !== 'sms' && (
            <Button size="small" disabled={busy} onClick={() => void tryIt()} aria-label={`${title}: try it`}>
              {key === 'mail' ? 'Send me a mail' : 'Try it'}
            </Button>
          )}
        </Box>
        {editing && (
          <SettingsDialog
            group={group}
            onClose={() => setEditing(false)}
            onSaved={() => {
              setEditing(false);
              setTrial(null);
              onSaved();
            }}
          />
        )}
      </Box>
    </Section>
  );
}

const Values = ({ fields }: Pick<ServerSettingGroup, 'fields'>) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)',
      columnGap: 2,
      rowGap: 0.5,
      overflowWrap: 'anywhere',
    }}
  >
    {fields.map(({ name, label, value, isSet }) => (
      <Box key={name} sx={{ display: 'contents' }}>
        <Typography component="dt" variant="body2" color="text.secondary">
          {label}
        </Typography>
        <Typography component="dd" variant="body2" sx={{ m: 0 }}>
          {value || (isSet ? 'Set, not shown' : '–')}
        </Typography>
      </Box>
    ))}
  </Box>
);
