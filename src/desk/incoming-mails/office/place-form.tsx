import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { Combobox } from '#kit/office/parts/combobox.tsx';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import type { LeadRecord } from '#sales/leads/office/lead-record.ts';
import type { MailPlace } from '../incoming-input.ts';
import { createPath } from '#kit/screen-paths.ts';
import { useMay } from '#kit/office/session.ts';
import { incomingCalls } from './incoming-calls.ts';
import { senderOf } from './incoming-list.tsx';
import type { IncomingRecord } from './incoming-record.ts';

const kinds = { lead: 'Lead', customer: 'Customer', 'help-request': 'Help request of' };

/** Says whose a mail is: somebody with its address, with one click, or any lead that is looked for. */
export function PlaceForm({ mail }: { mail: IncomingRecord }) {
  const { id, channel, fromName: name, candidates = [] } = mail;
  const change = usePlainChange();
  const mayFile = useMay('leads:edit');
  const begun: Record<string, string> =
    channel === 'whatsapp'
      ? { phone: senderOf(mail), source: 'WhatsApp' }
      : { email: senderOf(mail), source: 'E-mail' };
  const [words, setWords] = useState('');
  const asked = useGetList<LeadRecord>(
    'leads',
    { filter: { q: words }, pagination: { page: 1, perPage: 10 } },
    { enabled: words.trim().length >= 3 },
  );
  const { data = [] } = asked;
  const isLong = words.trim().length >= 3;
  const place = (where: MailPlace) => void change(incomingCalls.place(id, where), 'It stands there now.');
  return (
    <Box component="section" aria-label="Whose is it?" sx={{ mt: 2 }}>
      <Typography variant="subtitle1" component="h3" sx={{ mb: 1 }}>
        Whose is it?
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mb: 1 }}>
        {candidates.map(({ kind, id: of, name, about }) => (
          <Button key={of} variant="outlined" onClick={() => place({ kind, id: of })}>
            {kinds[kind]} {name || 'without a name'}
            {kind !== 'help-request' && about && `, ${about}`}
          </Button>
        ))}
      </Stack>
      {mayFile && (
        <Button component={Link} to={createPath('leads', { ...begun, name, mail: id })} sx={{ mb: 1 }}>
          A new lead
        </Button>
      )}
      <Combobox<LeadRecord>
        options={data}
        filterOptions={(options) => options}
        getOptionLabel={({ name, email, phone }) => [name || 'No name', email || phone].join(', ')}
        getOptionKey={({ id }) => id}
        onInputChange={(_event, typed) => setWords(typed)}
        onChange={(_event, chosen) => chosen && place({ kind: 'lead', id: chosen.id })}
        noOptionsText={!isLong ? 'Type three letters' : asked.data ? 'No lead like this' : 'Not looked for'}
        renderInput={(params) => <TextField {...params} label="Another lead" />}
      />
      {isLong && <NotRead what="The leads" asked={asked} />}
    </Box>
  );
}
