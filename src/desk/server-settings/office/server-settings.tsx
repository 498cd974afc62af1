import { Box, Button, Chip, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { Refusal } from '#kit/office/parts/refusal.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import type { ServerSettingGroup } from '../server-setting.ts';
import { SettingsDialog } from './settings-dialog.tsx';
import { TryCarrier } from './try-carrier.tsx';

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
  if (error && !data) return <Refusal error={error} onAgain={refetch} />;
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
  const [saves, setSaves] = useState(0);
  const { key, title, from, fields } = group;
  const isSet = from === 'environment' || from === 'here';
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
        </Box>
        {/* Another save makes what was said of the settings before it old. */}
        {isSet && <TryCarrier key={saves} group={key} title={title} />}
        {editing && (
          <SettingsDialog
            group={group}
            onClose={() => setEditing(false)}
            onSaved={() => {
              setEditing(false);
              setSaves(saves + 1);
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
