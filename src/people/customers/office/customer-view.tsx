import { Avatar, Box, Link as MuiLink, Skeleton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { MailText } from '#agency/incoming-mails/office/mail-text.tsx';
import { UnreachableNote } from '#agency/incoming-mails/office/unreachable-note.tsx';
import { HelpChip } from '#people/help/office/help-chip.tsx';
import { callHref, formatPhone } from '#kit/office/parts/contact-links.tsx';
import { AddButton } from '#kit/office/parts/add-button.tsx';
import { languageLabels } from '#kit/office/parts/language-labels.ts';
import { inIndia } from '#kit/office/parts/moments.ts';
import { Fact, Facts } from '#kit/office/parts/facts.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { useMay } from '#kit/office/session.ts';
import { createPath, showPath } from '#kit/screen-paths.ts';
import { CustomerChat } from './customer-chat.tsx';
import { CustomerChip } from './customer-chip.tsx';
import { Events } from '../events/office/customer-events.tsx';
import type { CustomerDetail } from './customer-record.ts';
import { Sessions } from './customer-sessions.tsx';
import { Standing } from './customer-standing.tsx';
import { Part } from './customer-part.tsx';
import { CustomerWork } from './customer-work.tsx';

type Props = { record: CustomerDetail; /** What they have bought for a time. */ terms?: ReactNode };

/** One customer: who it is, where they are signed in, what happened, and what can be done. */
export function CustomerView({ record, terms }: Props) {
  const mayEdit = useMay('customers:edit');
  const mayQuote = useMay('quotations:edit');
  return (
    <Box sx={{ py: 2 }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap', mb: 2 }}>
        <Avatar
          {...(record.picturePath && { src: record.picturePath })}
          alt=""
          sx={{ width: 56, height: 56 }}
        >
          {record.fullName[0]}
        </Avatar>
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Typography variant="h5" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {record.fullName}
          </Typography>
          <Typography color="text.secondary">{record.code}</Typography>
        </Box>
        {mayQuote && record.state !== 'closed' && (
          <AddButton to={createPath('quotations', { customer: record.id })} label="New quotation" />
        )}
        <CustomerChip state={record.state} />
      </Stack>
      {record.state !== 'closed' && <UnreachableNote address={record.email} />}
      <Standing customer={record} />
      {mayEdit && record.state !== 'closed' && <CustomerWork customer={record} />}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(280px, 5fr) minmax(0, 7fr)' },
        }}
      >
        <Stack spacing={2}>
          <CustomerFacts customer={record} />
          {terms && <Part title="Plans and services">{terms}</Part>}
          <Help customer={record} />
          <CustomerChat customer={record} />
          <Mails customer={record} />
        </Stack>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <Sessions customer={record} mayEnd={mayEdit} />
          <Part title="What happened">
            {record.events ? (
              <Events events={record.events} />
            ) : (
              <Skeleton height={120} role="status" aria-label="Loading" />
            )}
          </Part>
        </Stack>
      </Box>
    </Box>
  );
}

const ways = { password: 'Password', google: 'Google' };

function CustomerFacts({ customer }: { customer: CustomerDetail }) {
  const { state, email, phone, gst, language = 'en', createdAt, lastSignedInAt, signsInWith = [] } = customer;
  return (
    <Part title="Facts">
      <Facts>
        <Fact term="E-mail">
          {state === 'closed' ? (
            'None: the account is closed'
          ) : (
            <MuiLink href={`mailto:${encodeURIComponent(email)}`}>{email}</MuiLink>
          )}
        </Fact>
        <Fact term="Phone">
          {phone ? <MuiLink href={callHref(phone)}>{formatPhone(phone)}</MuiLink> : 'None'}
        </Fact>
        <Fact term="GST number">{gst || 'None'}</Fact>
        <Fact term="Language">{languageLabels[language]}</Fact>
        <Fact term="Signs in with">{signsInWith.map((way) => ways[way]).join(', ') || 'Nothing'}</Fact>
        <Fact term="Customer since">
          <When at={createdAt} inline />
        </Fact>
        <Fact term="Last signed in">{lastSignedInAt ? <When at={lastSignedInAt} inline /> : 'Never'}</Fact>
      </Facts>
    </Part>
  );
}

function Help({ customer }: { customer: CustomerDetail }) {
  if (!useMay('help-requests:read') || !customer.help) return null;
  return (
    <Part title="Help requests">
      {customer.help.length === 0 && <Typography color="text.secondary">None.</Typography>}
      {customer.help.map(({ id, status, createdAt }) => (
        <Stack key={id} direction="row" sx={{ gap: 1, alignItems: 'center', py: 0.5 }}>
          <MuiLink component={Link} to={showPath('help-requests', id)}>
            {inIndia(createdAt)}
          </MuiLink>
          <HelpChip status={status} />
        </Stack>
      ))}
    </Part>
  );
}

function Mails({ customer: { mails = [] } }: { customer: CustomerDetail }) {
  const byMail = mails.filter(({ channel }) => channel === 'email');
  if (byMail.length === 0) return null;
  return (
    <Part title="Mails from them">
      {byMail.map((mail) => (
        <Box key={mail.id} sx={{ py: 1 }}>
          <Typography component="div" sx={{ overflowWrap: 'anywhere' }}>
            <strong>{mail.subject || 'Without a subject'}</strong>
          </Typography>
          <MailText mail={mail} />
          <Typography variant="body2" color="text.secondary">
            {mail.automatic && 'Automatic · '}
            <When at={mail.at} inline />
          </Typography>
        </Box>
      ))}
    </Part>
  );
}
