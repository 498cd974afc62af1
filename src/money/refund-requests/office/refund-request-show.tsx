import { Alert, Box, Button, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatInr } from '#kit/india/money.ts';
import { refundSteps } from '../refund-steps.ts';
import { Section } from '#kit/office/parts/section.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { RecordPage } from '#kit/office/parts/record-page.tsx';
import { useMay } from '#kit/office/session.ts';
import { showPath } from '#kit/screen-paths.ts';
import { ClockChip } from './clock-chip.tsx';
import { ApproveDialog, RefuseDialog } from './decision-dialogs.tsx';
import { refundRequestCalls, type RefundRequestRecord } from './refund-request-record.ts';

/** One request: what is wanted back and why, how long there is, and the decision. */
export const RefundRequestShow = () => <RecordPage<RefundRequestRecord> title="Refund request" draw={Page} />;

function Page({ record }: { record: RefundRequestRecord }) {
  const mayDecide = useMay('payments:refund');
  return (
    <Stack sx={{ py: 2, gap: 2, maxWidth: 760 }}>
      {record.status === 'approved' && record.reviewReason && (
        <Alert severity="warning">{record.reviewReason} The customer still waits for the money.</Alert>
      )}
      <Section title={formatInr(record.totalPaise)}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 1 }}>
          <ClockChip {...record} />
          <MuiLink component={Link} to={showPath('customers', record.customerId)}>
            {record.customerName}, {record.customerCode}
          </MuiLink>
          <MuiLink component={Link} to={showPath('payments', record.transactionId)}>
            The payment
          </MuiLink>
        </Stack>
        <Typography>{record.titles.join(', ')}</Typography>
        {record.refundedPaise > 0 && (
          <Typography color="text.secondary">{`${formatInr(record.refundedPaise)} has gone back`}</Typography>
        )}
        <Typography
          component="blockquote"
          sx={{
            m: 0,
            my: 2,
            pl: 2,
            borderLeft: 3,
            borderColor: 'divider',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {record.reason || 'What was written has been erased with the account.'}
        </Typography>
        {record.status === 'open' && mayDecide && <Decide record={record} />}
      </Section>
      <Section title="What the customer sees">
        <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
          {refundSteps(record.facts).map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                {text}
              </Typography>
            </li>
          ))}
        </Box>
        {record.decidedBy && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
            Decided by {record.decidedBy}
          </Typography>
        )}
      </Section>
    </Stack>
  );
}

function Decide({ record }: { record: RefundRequestRecord }) {
  const [asking, setAsking] = useState<'approve' | 'refuse' | null>(null);
  const change = usePlainChange();
  const leave = () => setAsking(null);
  const run = async (call: Promise<unknown>, did: string) => {
    if (await change(call, did)) leave();
  };
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button variant="contained" onClick={() => setAsking('approve')}>
        Approve
      </Button>
      <Button variant="outlined" color="error" onClick={() => setAsking('refuse')}>
        Refuse
      </Button>
      {asking === 'approve' && (
        <ApproveDialog
          leftPaise={record.totalPaise - record.refundedPaise}
          lastTaxDay={record.lastTaxDay}
          onLeave={leave}
          onApprove={(amountPaise, answer) =>
            void run(
              refundRequestCalls.approve(record.id, amountPaise, answer),
              'Approved; the customer is told.',
            )
          }
        />
      )}
      {asking === 'refuse' && (
        <RefuseDialog
          onLeave={leave}
          onRefuse={(answer) =>
            void run(refundRequestCalls.refuse(record.id, answer), 'Refused; the customer is told.')
          }
        />
      )}
    </Stack>
  );
}
