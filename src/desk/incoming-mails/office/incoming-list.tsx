import { Box, Chip, Typography } from '@mui/material';
import { SelectInput } from 'react-admin';
import { LinkRows } from '#kit/office/parts/link-rows.tsx';
import { RecordList } from '#kit/office/parts/record-list.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { formatNumber } from '#agency/whatsapp/whatsapp.ts';
import { incomingStates } from '#agency/incoming-mails/incoming-mail.ts';
import type { IncomingRecord } from './incoming-record.ts';

const labels = { waiting: 'Waiting', handled: 'Done' };
const filters = [
  <SelectInput
    key="state"
    source="state"
    label="State"
    alwaysOn
    emptyText="All"
    choices={incomingStates.map((id) => ({ id, name: labels[id] }))}
  />,
  <SelectInput
    key="stray"
    source="stray"
    label="Whose"
    alwaysOn
    emptyText="All"
    choices={[
      { id: 'true', name: 'Nobody known' },
      { id: 'false', name: 'Filed' },
    ]}
  />,
];

/** Mails that came in, newest first: answers, and those of which somebody has to say whose they are. */
export const IncomingList = () => (
  <RecordList<IncomingRecord>
    filters={filters}
    filterDefaultValues={{ state: 'waiting' }}
    title="Incoming messages"
    nothing="No message waits here."
  >
    <LinkRows<IncomingRecord>>
      {(mail) => (
        <>
          <Box sx={{ flex: 1, minWidth: 180, overflowWrap: 'anywhere' }}>
            <strong>{mail.fromName || senderOf(mail)}</strong>
            <Typography variant="body2" color="text.secondary">
              {mail.channel === 'whatsapp'
                ? `WhatsApp, ${senderOf(mail)}`
                : mail.subject || 'Without a subject'}
            </Typography>
          </Box>
          <When at={mail.at} />
          <MailChip mail={mail} />
        </>
      )}
    </LinkRows>
  </RecordList>
);

/** The address, or the number as people write it. */
export const senderOf = ({ channel, fromAddress }: Pick<IncomingRecord, 'channel' | 'fromAddress'>) =>
  channel === 'whatsapp' ? formatNumber(fromAddress) : fromAddress;

export function MailChip({ mail: { strayBecause, automatic, handledAt } }: { mail: IncomingRecord }) {
  if (automatic) return <Chip size="small" label="Automatic" />;
  if (handledAt) return <Chip size="small" label="Done" color="success" />;
  return strayBecause ? (
    <Chip size="small" label="Whose is it?" color="warning" />
  ) : (
    <Chip size="small" label="Waits for us" color="warning" />
  );
}
