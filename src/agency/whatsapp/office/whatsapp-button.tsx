import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { ChatGlyph, formatPhone } from '#kit/office/parts/contact-links.tsx';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { When } from '#kit/office/parts/when.tsx';
import { Agreement } from './agreement.tsx';
import { whatsAppCalls } from './whatsapp-calls.ts';
import type { WayRecord } from './whatsapp-records.ts';

type Props = {
  /** The path that tells it. */
  path: string;
  text: string;
  /** Stands here where no WhatsApp is set up. */
  otherwise?: ReactNode;
};

/** Tells of something on WhatsApp, where that is set up and there is a number. Without anything otherwise it stands last. */
export function WhatsAppButton({ path, text, otherwise = null }: Props) {
  const asked = useGetOne<WayRecord>('whatsapp-ways', { id: path }, { retry: false });
  const { data, isPending } = asked;
  const [isOpen, setIsOpen] = useState(false);
  // Where a button comes in any case its room is kept: what stands beside it would move as somebody presses it.
  if (isPending)
    return (
      otherwise && (
        <Button variant="outlined" startIcon={<ChatGlyph />} disabled>
          {text}
        </Button>
      )
    );
  if (!data) return otherwise ?? <NotRead what={`“${text}”`} asked={asked} />;
  if (!data.isSet) return otherwise;
  if (!data.phone) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<ChatGlyph />} onClick={() => setIsOpen(true)}>
        {text}
      </Button>
      {isOpen && <Ask way={data} onLeave={() => setIsOpen(false)} />}
    </>
  );
}

function Ask({ way, onLeave }: { way: WayRecord; onLeave: () => void }) {
  const { id, phone, label, agreedAt, stoppedAt, fault, sentAt } = way;
  const change = usePlainChange();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    if (await change(whatsAppCalls.tell(id), 'It is on its way on WhatsApp.')) onLeave();
    else setBusy(false);
  };
  return (
    <Dialog open onClose={onLeave} aria-labelledby="whatsapp-title" fullWidth maxWidth="sm">
      <DialogTitle id="whatsapp-title">
        {label}: WhatsApp to +91 {formatPhone(phone)}?
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 1.5 }}>
          <Agreement phone={phone} state={way} />
          {fault && (
            <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
              Its template cannot be sent. {fault}. See WhatsApp templates.
            </Alert>
          )}
          {sentAt && (
            <Typography component="div">
              It went on WhatsApp <When at={sentAt} inline />, and goes once.
            </Typography>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onLeave}>Cancel</Button>
        <Button
          variant="contained"
          color="secondary"
          disabled={busy || !agreedAt || stoppedAt !== null || fault !== '' || sentAt !== null}
          onClick={() => void send()}
        >
          Send
        </Button>
      </DialogActions>
    </Dialog>
  );
}
