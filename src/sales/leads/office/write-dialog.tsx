import {
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { v4 } from 'uuid';
import { fillIn, type Placeholder } from '../messages/placeholders.ts';
import { UnreachableNote } from '#agency/incoming-mails/office/unreachable-note.tsx';
import type { LeadTemplateRecord } from '../messages/office/template-screens.tsx';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import type { LeadDetail } from './lead-record.ts';
import { whatsappHref } from '#kit/office/parts/contact-links.tsx';
import { leadCalls } from './lead-calls.ts';
import { WrittenDialog } from '#kit/office/parts/written-dialog.tsx';

type Props = {
  lead: LeadDetail;
  channel: 'email' | 'whatsapp';
  values: Record<Placeholder, string>;
  onLeave: () => void;
  onSent: () => void;
};

/** Writes to a lead, beginning with a template if one likes: a mail goes out from here, WhatsApp opens with the text. */
export function WriteDialog({ lead, channel, values, onLeave, onSent }: Props) {
  const isMail = channel === 'email';
  const asked = useGetList<LeadTemplateRecord>('lead-templates');
  const { data = [], isPending } = asked;
  const templates = data.filter((one) => one.channel === channel);
  const [chosen, setChosen] = useState('');
  const [subject, setSubject] = useState('');
  const [text, setText] = useState('');
  // Names this writing: a second click sends nothing twice.
  const [key] = useState(() => v4());
  const [busy, setBusy] = useState(false);
  const change = usePlainChange();

  function choose(id: string) {
    const template = templates.find((one) => one.id === id);
    setChosen(id);
    if (!template) return;
    setSubject(fillIn(template.subject, values));
    setText(fillIn(template.text, values));
  }
  async function send() {
    setBusy(true);
    const sending = isMail
      ? leadCalls.mail(lead.id, { key, subject, text })
      : leadCalls.contact(lead.id, { channel: 'whatsapp', outcome: 'sent', text });
    if (
      await change(sending, isMail ? `The mail to ${lead.email} is on its way.` : 'Noted: wrote on WhatsApp.')
    )
      onSent();
    else setBusy(false);
  }

  return (
    <WrittenDialog onLeave={onLeave} aria-labelledby="write-title" maxWidth="sm">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void send();
        }}
      >
        <DialogTitle id="write-title">
          {isMail ? `Mail to ${lead.email}` : `WhatsApp to ${lead.name || 'this lead'}`}
        </DialogTitle>
        <DialogContent>
          {isMail && <UnreachableNote address={lead.email} />}
          <NotRead what="The templates" asked={asked} />
          {/* It keeps its room until they have come, so that nothing moves. */}
          {(isPending || templates.length > 0) && (
            <TextField
              select
              label="Template"
              disabled={isPending}
              value={chosen}
              onChange={(event) => choose(event.target.value)}
            >
              {templates.map(({ id, name }) => (
                <MenuItem key={id} value={id}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
          )}
          {isMail && (
            <TextField
              label="Subject"
              required
              value={subject}
              onChange={(event) => setSubject(event.target.value)}
              slotProps={{ htmlInput: { maxLength: 150 } }}
            />
          )}
          <TextField
            label="Text"
            required
            multiline
            minRows={6}
            maxRows={16}
            value={text}
            onChange={(event) => setText(event.target.value)}
            slotProps={{ htmlInput: { maxLength: isMail ? 8000 : 2000 } }}
          />
          <Typography variant="body2" color="text.secondary">
            {isMail
              ? 'Answers come to your own address, or onto this page where answers are read.'
              : 'WhatsApp opens with this text; you send it there.'}
          </Typography>
        </DialogContent>
        <DialogActions>
          <Button onClick={onLeave}>Cancel</Button>
          {isMail ? (
            <Button type="submit" variant="contained" color="secondary" disabled={busy}>
              Send the mail
            </Button>
          ) : (
            <Button
              variant="contained"
              color="secondary"
              href={whatsappHref(lead.phone, text)}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => void send()}
            >
              Open WhatsApp
            </Button>
          )}
        </DialogActions>
      </form>
    </WrittenDialog>
  );
}
