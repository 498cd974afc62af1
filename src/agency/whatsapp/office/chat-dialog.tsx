import {
  Alert,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { v4 } from 'uuid';
import type { ChatInput } from '../chat-input.ts';
import type { Language } from '#kit/language/language.ts';
import { inIndia } from '#kit/office/parts/moments.ts';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { useNow } from '#kit/office/parts/when.tsx';
import { Agreement } from './agreement.tsx';
import type { NumberRecord } from './whatsapp-records.ts';
import { WrittenDialog } from '#kit/office/parts/written-dialog.tsx';

/** With which template a chat begins. */
type Begins = 'lead-reply' | 'chat-start';

/** What is known of somebody's number on WhatsApp; null while it is not known, or cannot be asked. @param asked.phone ten digits */
export function useNumber(
  { phone, language, begins }: { phone: string; language: Language; begins: Begins },
  enabled: boolean,
) {
  const { data } = useGetOne<NumberRecord>(
    'whatsapp-numbers',
    { id: phone, meta: { language, begins } },
    { enabled, retry: false },
  );
  return data?.isSet ? data : null;
}

type Props = {
  /** Whom it goes to. */
  name: string;
  phone: string;
  number: NumberRecord;
  /** What the template is called with which a chat begins. */
  template: string;
  /** What an answer may begin with. */
  beginnings: { id: string; name: string; text: string }[];
  /** Said above an answer. */
  note?: ReactNode;
  send: (message: ChatInput) => Promise<unknown>;
  onLeave: () => void;
};

/** Writes to somebody on WhatsApp: an answer in one's own words for 24 hours after theirs, later the template. */
export function ChatDialog({ name, phone, number, template, beginnings, note, send, onLeave }: Props) {
  const now = useNow();
  const isOpen = number.windowEndsAt !== null && new Date(number.windowEndsAt).getTime() > now;
  const [text, setText] = useState('');
  // Names this writing: a second click sends nothing twice.
  const [key] = useState(() => v4());
  const [busy, setBusy] = useState(false);
  const change = usePlainChange();
  const how = isOpen ? 'answer' : 'template';
  const isBarred = number.stoppedAt !== null || (!isOpen && (!number.agreedAt || number.fault !== ''));
  async function submit() {
    setBusy(true);
    const sending = send({ key, how, text: isOpen ? text : '' });
    if (await change(sending, 'It is on its way on WhatsApp.')) onLeave();
    else setBusy(false);
  }
  return (
    <WrittenDialog onLeave={onLeave} aria-labelledby="whatsapp-title" maxWidth="sm">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && !isBarred) void submit();
        }}
      >
        <DialogTitle id="whatsapp-title">WhatsApp to {name}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 1.5 }}>
            {(!isOpen || number.stoppedAt) && <Agreement phone={phone} state={number} />}
            {isOpen && !number.stoppedAt && note}
            {isOpen && !number.stoppedAt && (
              <Answer text={text} onText={setText} templates={beginnings} until={number.windowEndsAt ?? ''} />
            )}
            {!isOpen && !number.stoppedAt && <TemplateAlone number={number} template={template} />}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onLeave}>Cancel</Button>
          <Button type="submit" variant="contained" color="secondary" disabled={busy || isBarred}>
            {isOpen ? 'Send' : 'Send the template'}
          </Button>
        </DialogActions>
      </form>
    </WrittenDialog>
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

function TemplateAlone({
  number: { windowEndsAt, fault },
  template,
}: {
  number: NumberRecord;
  template: string;
}) {
  return (
    <>
      <Typography>
        {windowEndsAt
          ? `Their last message could be answered freely until ${inIndia(windowEndsAt)}.`
          : 'They have not written on WhatsApp yet.'}{' '}
        Only the template “{template}” can go: it says who we are and asks them to write.
      </Typography>
      {fault && (
        <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
          Its template cannot be sent. {fault}. See WhatsApp templates.
        </Alert>
      )}
    </>
  );
}
