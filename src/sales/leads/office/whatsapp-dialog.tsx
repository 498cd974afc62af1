import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useGetList, useGetOne } from 'react-admin';
import { Agreement } from '#agency/whatsapp/office/agreement.tsx';
import type { NumberRecord } from '#agency/whatsapp/office/whatsapp-records.ts';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { inIndia } from '#kit/office/parts/moments.ts';
import { useNow } from '#kit/office/parts/when.tsx';
import { fillIn, type Placeholder } from '../messages/placeholders.ts';
import type { LeadTemplateRecord } from '../messages/office/template-screens.tsx';
import { leadCalls } from './lead-calls.ts';
import type { LeadDetail } from './lead-record.ts';

/** What is known of a lead's number on WhatsApp; nothing while it is not known, or cannot be asked. */
export function useWhatsApp({ phone, phoneComplete, language }: LeadDetail, enabled: boolean) {
  const { data } = useGetOne<NumberRecord>(
    'whatsapp-numbers',
    { id: phone, meta: { language } },
    { enabled: enabled && phoneComplete, retry: false },
  );
  return data?.isSet ? data : null;
}

type Props = {
  lead: LeadDetail;
  number: NumberRecord;
  values: Record<Placeholder, string>;
  onLeave: () => void;
};

/** Writes to a lead on WhatsApp: an answer in one's own words for 24 hours after theirs, later the template. */
export function WhatsAppDialog({ lead, number, values, onLeave }: Props) {
  const now = useNow();
  const isOpen = number.windowEndsAt !== null && new Date(number.windowEndsAt).getTime() > now;
  const { data = [] } = useGetList<LeadTemplateRecord>('lead-templates');
  const [text, setText] = useState('');
  // Names this writing: a second click sends nothing twice.
  const [key] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const change = usePlainChange();
  const how = isOpen ? 'answer' : 'template';
  const isBarred = number.stoppedAt !== null || (!isOpen && (!number.agreedAt || number.fault !== ''));
  async function send() {
    setBusy(true);
    const sending = leadCalls.whatsapp(lead.id, { key, how, text: isOpen ? text : '' });
    if (await change(sending, 'It is on its way on WhatsApp.')) onLeave();
    else setBusy(false);
  }
  return (
    <Dialog open onClose={onLeave} aria-labelledby="whatsapp-title" fullWidth maxWidth="sm">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && !isBarred) void send();
        }}
      >
        <DialogTitle id="whatsapp-title">WhatsApp to {lead.name || 'this lead'}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 1.5 }}>
            {(!isOpen || number.stoppedAt) && <Agreement phone={lead.phone} state={number} />}
            {isOpen && !number.stoppedAt && (
              <Answer
                text={text}
                onText={setText}
                templates={data
                  .filter(({ channel }) => channel === 'whatsapp')
                  .map(({ id, name, text: words }) => ({ id, name, text: fillIn(words, values) }))}
                until={number.windowEndsAt ?? ''}
              />
            )}
            {!isOpen && !number.stoppedAt && <TemplateAlone number={number} />}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onLeave}>Cancel</Button>
          <Button type="submit" variant="contained" color="secondary" disabled={busy || isBarred}>
            {isOpen ? 'Send' : 'Send the template'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function Answer(props: {
  text: string;
  onText: (text: string) => void;
  templates: { id: string; name: string; text: string }[];
  until: string;
}) {
  const { text, onText, templates, until } = props;
  return (
    <>
      {templates.length > 0 && (
        <TextField
          select
          label="Begin with"
          value=""
          onChange={({ target: { value } }) => onText(templates.find(({ id }) => id === value)?.text ?? text)}
        >
          {templates.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        label="Text"
        required
        multiline
        minRows={4}
        maxRows={16}
        value={text}
        onChange={(event) => onText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 4000 } }}
      />
      <Typography variant="body2" color="text.secondary">
        Anything can be answered until {inIndia(until)}; after that only a template goes.
      </Typography>
    </>
  );
}

function TemplateAlone({ number: { windowEndsAt, fault } }: { number: NumberRecord }) {
  return (
    <>
      <Typography>
        {windowEndsAt
          ? `Their last message could be answered freely until ${inIndia(windowEndsAt)}.`
          : 'They have not written on WhatsApp yet.'}{' '}
        Only the template “Reply to a lead” can go: it says who we are and asks them to write.
      </Typography>
      {fault && (
        <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
          Its template cannot be sent. {fault}. See WhatsApp templates.
        </Alert>
      )}
    </>
  );
}
