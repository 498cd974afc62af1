import { Box, Button, Card, CardContent, Link as MuiLink, Skeleton, Stack, Typography } from '@mui/material';
import { Link } from 'react-router';
import { MailText } from '#agency/incoming-mails/office/mail-text.tsx';
import { UnreachableNote } from '#agency/incoming-mails/office/unreachable-note.tsx';
import { helpStatuses } from '../help-request.ts';
import { customerCalls } from '#people/customers/office/customer-calls.ts';
import type { HelpThread } from '#people/customers/office/customer-record.ts';
import { AnswerForm } from '#kit/office/parts/answer-form.tsx';
import { callHref, formatPhone } from '#kit/office/parts/contact-links.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { RecordPage } from '#kit/office/parts/record-page.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { useMay } from '#kit/office/session.ts';
import { colors } from '#kit/office/theme.ts';
import { showPath } from '#kit/screen-paths.ts';
import { HelpChip, helpLabels } from './help-chip.tsx';

/** One call for help: what was written, and the answer. */
export const HelpShow = () => <RecordPage<HelpThread> title="Help request" draw={Page} />;

function Page({ record }: { record: HelpThread }) {
  const mayEdit = useMay('help-requests:edit');
  return (
    <Box sx={{ py: 2, maxWidth: 760 }}>
      <Card>
        <CardContent>
          <Header request={record} />
          {mayEdit && <States request={record} />}
          <Thread request={record} />
          <UnreachableNote address={record.customerEmail} />
          {mayEdit && (
            <AnswerForm
              key={record.id}
              answer={(text) => customerCalls.reply(record.id, { text, ...seenIn(record) })}
              done="Answered; the mail is on its way."
              helperText="The customer gets it by mail"
            />
          )}
        </CardContent>
      </Card>
    </Box>
  );
}

/** What whoever answers or closes it has before them. */
function seenIn({ messages }: HelpThread): { seen?: string } {
  const last = messages?.at(-1);
  return last ? { seen: last.id } : {};
}

function Header({ request }: { request: HelpThread }) {
  const { name, status, customerId, customerCode, customerName, customerEmail, customerPhone } = request;
  const mayOpen = useMay('customers:read');
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h6" component="h2" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          {name || customerName}
        </Typography>
        <HelpChip status={status} />
      </Stack>
      <Typography component="p" color="text.secondary" sx={{ overflowWrap: 'anywhere', mb: 1 }}>
        {mayOpen ? (
          <MuiLink component={Link} to={showPath('customers', customerId)}>
            {customerName}, {customerCode}
          </MuiLink>
        ) : (
          `${customerName}, ${customerCode}`
        )}
        {' · '}
        {customerEmail}
        {customerPhone && (
          <>
            {' · '}
            <MuiLink href={callHref(customerPhone)}>{formatPhone(customerPhone)}</MuiLink>
          </>
        )}
      </Typography>
    </>
  );
}

const verbs = { open: 'Open again', answered: 'Mark as answered', closed: 'Close' };

function States({ request }: { request: HelpThread }) {
  const change = usePlainChange();
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mb: 2 }}>
      {helpStatuses
        .filter((status) => status !== request.status)
        .map((status) => (
          <Button
            key={status}
            size="small"
            variant="outlined"
            onClick={() =>
              void change(
                customerCalls.setHelpStatus(request.id, { status, ...seenIn(request) }),
                `The state is now “${helpLabels[status]}”.`,
              )
            }
          >
            {verbs[status]}
          </Button>
        ))}
    </Stack>
  );
}

function Thread({ request }: { request: HelpThread }) {
  if (!request.messages)
    return <Skeleton variant="rounded" height={120} role="status" aria-label="Loading" />;
  return (
    <Box
      component="ol"
      aria-label="Messages"
      sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}
    >
      {request.messages.map(({ id, at, staffName, ...written }) => (
        <Box
          component="li"
          key={id}
          sx={{
            p: 1.5,
            borderRadius: 2,
            bgcolor: staffName ? colors.marigoldTint : colors.sand,
            ml: staffName ? { sm: 6 } : 0,
            mr: staffName ? 0 : { sm: 6 },
          }}
        >
          <MailText mail={{ id, ...written }} />
          <Typography component="div" variant="body2" sx={{ mt: 0.5, fontSize: '0.8125rem' }}>
            {staffName ?? request.name} · <When at={at} inline />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
