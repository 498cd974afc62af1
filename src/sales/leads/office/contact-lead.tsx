import MailIcon from '@mui/icons-material/MailOutlined';
import { Alert, Button, Stack } from '@mui/material';
import { useState, type ComponentProps } from 'react';
import { useGetOne } from 'react-admin';
import type { ContactOutcome } from '../messages/lead-template.ts';
import { quickTimes } from '../tasks/office/task-line.tsx';
import type { LeadDetail } from './lead-record.ts';
import { useSession } from '#kit/office/session.ts';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import { CallGlyph, callHref, ChatGlyph, Missing, formatPhone } from '#kit/office/parts/contact-links.tsx';
import { useChange } from './use-change.tsx';
import { leadCalls } from './lead-calls.ts';
import { WhatsAppDialog, useWhatsApp } from './whatsapp-dialog.tsx';
import { WriteDialog } from './write-dialog.tsx';

type Channel = 'call' | 'whatsapp';

/** The ways to reach a lead. After a call or a message it asks what came of it. */
export function ContactLead({ lead, mayEdit }: { lead: LeadDetail; mayEdit: boolean }) {
  const { id, phone, phoneComplete, email } = lead;
  const [asked, setAsked] = useState<Channel | null>(null);
  const [writing, setWriting] = useState<'email' | 'whatsapp' | null>(null);
  const number = useWhatsApp(lead, mayEdit);
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {phoneComplete ? (
          <>
            <Button
              variant="outlined"
              href={callHref(phone)}
              startIcon={<CallGlyph />}
              onClick={() => setAsked(mayEdit ? 'call' : null)}
            >
              Call {formatPhone(phone)}
            </Button>
            {mayEdit && (
              <Button variant="outlined" startIcon={<ChatGlyph />} onClick={() => setWriting('whatsapp')}>
                WhatsApp{number && number.waiting > 0 && ` (${number.waiting} new)`}
              </Button>
            )}
          </>
        ) : (
          <Missing text={phone ? `${phone}: phone incomplete` : 'No phone'} />
        )}
        {email && mayEdit && (
          <Button variant="outlined" startIcon={<MailIcon />} onClick={() => setWriting('email')}>
            Mail
          </Button>
        )}
      </Stack>
      {asked && <WhatCame leadId={id} channel={asked} onDone={() => setAsked(null)} />}
      {writing === 'whatsapp' && number && (
        <WriteOnWhatsApp lead={lead} number={number} onLeave={() => setWriting(null)} />
      )}
      {writing && !(writing === 'whatsapp' && number) && (
        <WriteToLead
          lead={lead}
          channel={writing}
          onLeave={() => setWriting(null)}
          onSent={() => {
            setWriting(null);
            if (writing === 'whatsapp') setAsked('whatsapp');
          }}
        />
      )}
    </>
  );
}

/** Writes to a lead, with what stands for the placeholders of a template. */
export function WriteToLead(props: Omit<ComponentProps<typeof WriteDialog>, 'values'>) {
  const { values, asked } = useValues(props.lead);
  return values ? <WriteDialog {...props} values={values} /> : <NotRead what={ourName} asked={asked} />;
}

/** The same by WhatsApp itself, where it is set up. */
function WriteOnWhatsApp(props: Omit<ComponentProps<typeof WhatsAppDialog>, 'values'>) {
  const { values, asked } = useValues(props.lead);
  return values ? <WhatsAppDialog {...props} values={values} /> : <NotRead what={ourName} asked={asked} />;
}

const ourName = 'Our own name, which templates say,';

/** What stands for the placeholders of a template; null until it is known: nobody is written to by a company without a name. */
function useValues({ name, service, phone }: LeadDetail) {
  const asked = useGetOne<{ id: string; brand: string }>('settings', { id: 'site' });
  const { me } = useSession();
  const company = asked.data?.brand;
  const values =
    company === undefined ? null : { name, service, phone: formatPhone(phone), company, me: me?.name ?? '' };
  return { values, asked };
}

const questions: Record<Channel, string> = {
  call: 'How did the call go?',
  whatsapp: 'What came of the message?',
};
const labels: Record<Exclude<ContactOutcome, 'sent'>, string> = {
  spoke: 'Spoke',
  'no-answer': 'No answer',
  'call-back': 'Call back',
};

/** Asks what came of a call or a message. */
export function WhatCame({
  leadId,
  channel,
  onDone,
}: {
  leadId: string;
  channel: Channel;
  onDone: () => void;
}) {
  const change = useChange();
  const [later, setLater] = useState(false);
  async function log(outcome: Exclude<ContactOutcome, 'sent'>, callBackAt?: string) {
    const contact = { channel, outcome, ...(callBackAt && { callBackAt }) };
    if (await change.one(leadCalls.contact(leadId, contact), `Noted: ${labels[outcome].toLowerCase()}.`))
      onDone();
  }
  return (
    <Alert
      severity="info"
      onClose={onDone}
      sx={{ width: '100%' }}
      role="region"
      aria-label={questions[channel]}
    >
      {later ? 'When shall we call back?' : questions[channel]}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {later ? (
          quickTimes.map(([label, at]) => (
            <Button key={label} size="small" variant="outlined" onClick={() => void log('call-back', at())}>
              {label}
            </Button>
          ))
        ) : (
          <>
            <Button size="small" variant="contained" color="secondary" onClick={() => void log('spoke')}>
              {labels.spoke}
            </Button>
            <Button size="small" variant="outlined" onClick={() => void log('no-answer')}>
              {labels['no-answer']}
            </Button>
            <Button size="small" variant="outlined" onClick={() => setLater(true)}>
              {labels['call-back']}
            </Button>
          </>
        )}
      </Stack>
    </Alert>
  );
}
