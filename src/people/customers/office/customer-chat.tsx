import { Box, Button, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { MailText } from '#agency/incoming-mails/office/mail-text.tsx';
import { DeliveryChip } from '#agency/messages/office/delivery-chip.tsx';
import { FollowUpText } from '#agency/messages/office/follow-up-text.tsx';
import { ChatDialog, useNumber } from '#agency/whatsapp/office/chat-dialog.tsx';
import { ChatGlyph } from '#kit/office/parts/contact-links.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { useMay } from '#kit/office/session.ts';
import { customerCalls } from './customer-calls.ts';
import { Part } from './customer-part.tsx';
import type { CustomerDetail } from './customer-record.ts';

/** What was written on WhatsApp on both sides, the latest first, and the way to go on. */
export function CustomerChat({ customer }: { customer: CustomerDetail }) {
  const { id, fullName, phone, state, language = 'en', mails = [], chat = [] } = customer;
  const mayWrite = useMay('customers:edit') && state !== 'closed' && phone !== '';
  const number = useNumber({ phone, language, begins: 'chat-start' }, mayWrite);
  const [isWriting, setIsWriting] = useState(false);
  const lines = [
    ...mails
      .filter(({ channel }) => channel === 'whatsapp')
      .map((mail) => ({ id: mail.id, at: mail.at, isTheirs: true, shown: <MailText mail={mail} /> })),
    ...chat.map((message) => ({
      id: message.id,
      at: message.at,
      isTheirs: false,
      shown: (
        <>
          <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{message.text}</Box>
          <DeliveryChip message={message} />
          <FollowUpText message={message} />
        </>
      ),
    })),
  ].sort((a, b) => b.at.localeCompare(a.at));
  if (!number && lines.length === 0) return null;
  return (
    <Part title="WhatsApp">
      {number && (
        <Button variant="outlined" startIcon={<ChatGlyph />} onClick={() => setIsWriting(true)}>
          {lines.length > 0 ? 'Go on writing' : 'Begin a chat'}
          {number.waiting > 0 && ` (${number.waiting} new)`}
        </Button>
      )}
      {lines.map(({ id: key, at, isTheirs, shown }) => (
        <Line key={key} who={isTheirs ? fullName : 'We'} at={at}>
          {shown}
        </Line>
      ))}
      {isWriting && number && (
        <ChatDialog
          name={fullName}
          phone={phone}
          number={number}
          template="Begin a chat with a customer"
          beginnings={[]}
          send={(message) => customerCalls.whatsapp(id, message)}
          onLeave={() => setIsWriting(false)}
        />
      )}
    </Part>
  );
}

const Line = ({ who, at, children }: { who: string; at: string; children: ReactNode }) => (
  <Box sx={{ py: 1 }}>
    <Typography variant="body2" color="text.secondary" component="div">
      {who} · <When at={at} inline />
    </Typography>
    {children}
  </Box>
);
