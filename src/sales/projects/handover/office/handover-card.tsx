import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { handoverKinds, type Handover, type HandoverKind } from '../handover.ts';
import { dateInIndia, formatDate } from '#kit/india/india-date.ts';
import { request } from '#kit/office/http.ts';
import { Section } from '#kit/office/parts/section.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { useNow } from '#kit/office/parts/when.tsx';
import { callPath } from '#kit/path-of.ts';

const kindLabels: Record<HandoverKind, string> = {
  code: 'Code',
  design: 'Design',
  domain: 'Domain',
  hosting: 'Hosting',
  keys: 'Keys',
  account: 'Account',
  other: 'Other',
};
type Props = { projectId: string; name: string; handovers: Handover[]; mayEdit: boolean };

/** What is handed over with a project: what, when and to whom. */
export function HandoverCard({ projectId, name, handovers, mayEdit }: Props) {
  return (
    <Section title="Handover">
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        Its customer reads this list. Passwords and keys themselves never stand here.
      </Typography>
      {handovers.length === 0 && <Typography>Nothing is listed yet.</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {handovers.map((one) => (
          <Entry key={one.id} one={one} projectId={projectId} name={name} mayEdit={mayEdit} />
        ))}
      </Box>
      {mayEdit && <AddEntry projectId={projectId} />}
    </Section>
  );
}

type EntryProps = Pick<Props, 'projectId' | 'name' | 'mayEdit'> & { one: Handover };

function Entry({ one, projectId, name, mayEdit }: EntryProps) {
  const [to, setTo] = useState(name);
  const [day, setDay] = useState('');
  const now = useNow();
  const change = usePlainChange();
  const path = callPath`/projects/${projectId}/handovers/${one.id}`;
  const body = { handedTo: to, handedOn: day || dateInIndia(new Date(now)) };
  return (
    <Box component="li" sx={row}>
      <Typography sx={{ flex: '1 1 200px', overflowWrap: 'anywhere' }}>
        <strong>{kindLabels[one.kind]}</strong> · {one.title}
      </Typography>
      {one.handedOn ? (
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {formatDate(one.handedOn)} to {one.handedTo}, by {one.staffName}
        </Typography>
      ) : (
        mayEdit && (
          <>
            <TextField
              fullWidth={false}
              size="small"
              label="To"
              value={to}
              onChange={({ target }) => setTo(target.value)}
            />
            <TextField
              fullWidth={false}
              size="small"
              type="date"
              label="On"
              value={body.handedOn}
              onChange={({ target }) => setDay(target.value)}
              slotProps={{ inputLabel: { shrink: true } }}
            />
            <Button
              variant="outlined"
              aria-label={`Handed over: ${one.title}`}
              onClick={() => void change(request(path, { method: 'PATCH', body }), 'Handed over.')}
            >
              Handed over
            </Button>
            <Button
              aria-label={`Take off the list: ${one.title}`}
              onClick={() => void change(request(path, { method: 'DELETE' }), 'Taken off the list.')}
            >
              Take off
            </Button>
          </>
        )
      )}
    </Box>
  );
}

function AddEntry({ projectId }: { projectId: string }) {
  const [kind, setKind] = useState<HandoverKind>('domain');
  const [title, setTitle] = useState('');
  const change = usePlainChange();
  const path = callPath`/projects/${projectId}/handovers`;
  return (
    <Box
      component="form"
      sx={{ ...row, mt: 1 }}
      onSubmit={async (event) => {
        event.preventDefault();
        if (await change(request(path, { method: 'POST', body: { kind, title } }), 'Listed.')) setTitle('');
      }}
    >
      <TextField
        select
        fullWidth={false}
        size="small"
        label="Kind"
        value={kind}
        onChange={({ target }) => setKind(target.value as HandoverKind)}
        sx={{ minWidth: 120 }}
      >
        {handoverKinds.map((one) => (
          <MenuItem key={one} value={one}>
            {kindLabels[one]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        size="small"
        label="What is handed over"
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        sx={{ flex: '1 1 220px' }}
        slotProps={{ htmlInput: { maxLength: 160 } }}
      />
      <Button type="submit" variant="outlined" disabled={!title.trim()}>
        List it
      </Button>
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1 };
