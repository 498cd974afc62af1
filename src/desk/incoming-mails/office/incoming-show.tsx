import {
  Alert,
  Box,
  Button,
  Card,
  CardContent,
  Link as MuiLink,
  Skeleton,
  Stack,
  Typography,
} from '@mui/material';
import { Link } from 'react-router';
import { MailText } from '#agency/incoming-mails/office/mail-text.tsx';
import { RecordPage } from '#kit/office/parts/record-page.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { When } from '#kit/office/parts/when.tsx';
import { useMay } from '#kit/office/session.ts';
import { showPath } from '#kit/screen-paths.ts';
import { AnswerForm } from './answer-form.tsx';
import { incomingCalls } from './incoming-calls.ts';
import { MailChip, senderOf } from './incoming-list.tsx';
import type { IncomingRecord } from './incoming-record.ts';
import { PlaceForm } from './place-form.tsx';

/** One mail that came in: what it says, whose it is, and whether it still waits. */
export const IncomingShow = () => <RecordPage<IncomingRecord> title="Incoming message" draw={Page} />;

function Page({ record }: { record: IncomingRecord }) {
  const mayEdit = useMay('incoming-mails:edit');
  const mayWriteToLeads = useMay('leads:edit');
  const mayAnswer = mayEdit && (!record.leadId || mayWriteToLeads);
  const { text, quoted, files, filesLeft } = record;
  return (
    <Box sx={{ py: 2, maxWidth: 760 }}>
      <Card>
        <CardContent>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography variant="h6" component="h2" sx={{ flex: '1 1 240px', overflowWrap: 'anywhere' }}>
              {record.channel === 'whatsapp'
                ? 'A message on WhatsApp'
                : record.subject || 'Without a subject'}
            </Typography>
            <MailChip mail={record} />
          </Stack>
          <Typography component="div" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            From {record.fromName && `${record.fromName}, `}
            {senderOf(record)} · <When at={record.at} inline />
          </Typography>
          <Belongs mail={record} />
          {record.strayBecause && (
            <Alert severity="info" sx={{ mt: 1 }}>
              {record.strayBecause}.{' '}
              {record.channel === 'email' &&
                'Anybody can write any address into a mail: look before you say whose it is.'}
            </Alert>
          )}
          <Box sx={{ mt: 2 }}>
            {text === undefined ? (
              <Skeleton variant="rounded" height={160} role="status" aria-label="Loading" />
            ) : (
              <MailText
                mail={{
                  id: record.id,
                  text,
                  quoted: quoted ?? '',
                  files: files ?? [],
                  filesLeft: filesLeft ?? [],
                }}
              />
            )}
          </Box>
          {mayAnswer && record.channel === 'whatsapp' && (
            <AnswerForm key={`answer ${record.id}`} id={record.id} until={record.answerUntil ?? null} />
          )}
          {mayEdit && record.strayBecause && <PlaceForm key={record.id} mail={record} />}
          {mayEdit && !record.automatic && !record.helpRequestId && <Handled mail={record} />}
        </CardContent>
      </Card>
    </Box>
  );
}

/** What it answers, and on whose record it stands. */
function Belongs({ mail: { answered, leadId, customerId, helpRequestId } }: { mail: IncomingRecord }) {
  const links = [
    answered && { to: showPath('messages', answered.id), text: `Our mail “${answered.subject}”` },
    leadId && { to: showPath('leads', leadId), text: 'The lead' },
    customerId && { to: showPath('customers', customerId), text: 'The customer' },
    helpRequestId && { to: showPath('help-requests', helpRequestId), text: 'The help request' },
  ].filter((link) => link !== null && link !== undefined && link !== '');
  return (
    <Stack direction="row" sx={{ columnGap: 2, flexWrap: 'wrap' }}>
      {links.map(({ to, text }) => (
        <MuiLink key={to} component={Link} to={to} sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </MuiLink>
      ))}
    </Stack>
  );
}

function Handled({ mail: { id, handledAt, handledBy } }: { mail: IncomingRecord }) {
  const change = usePlainChange();
  const set = (handled: boolean) =>
    void change(incomingCalls.setHandled(id, handled), handled ? 'Nothing more to do.' : 'It waits again.');
  return (
    <Stack direction="row" sx={{ mt: 2, gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Button variant="outlined" onClick={() => set(!handledAt)}>
        {handledAt ? 'Something is to be done' : 'Nothing more to do'}
      </Button>
      {handledAt && (
        <Typography variant="body2" color="text.secondary">
          {handledBy && `${handledBy} · `}
          <When at={handledAt} inline />
        </Typography>
      )}
    </Stack>
  );
}
