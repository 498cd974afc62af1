import { Box, Button, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { gstLabel } from '#catalogue/gst/gst-label.ts';
import { dateInIndia, formatDate } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { lastNoteDay } from '#money/invoices/invoice.ts';
import { orderNo } from '../order-no.ts';
import { CameBackDialog } from '#money/receivables/office/came-back-dialog.tsx';
import { UnbookDialog } from '#money/receivables/office/unbook-dialog.tsx';
import { PaymentDocuments } from '#money/invoices/office/payment-documents.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { RecordPage } from '#kit/office/parts/record-page.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { useMay } from '#kit/office/session.ts';
import { showPath } from '#kit/screen-paths.ts';
import { Review } from './review.tsx';
import { PaymentChip } from './payment-chip.tsx';
import { paymentCalls, type PaymentDetail } from './payment-record.ts';
import { disputeNames } from '../disputes/dispute.ts';
import { RefundDialog } from '../refunds/office/refund-dialog.tsx';

/** One payment: what for, every try, every refund, and how it came to be as it is. */
export const PaymentShow = () => <RecordPage<PaymentDetail> title="Payment" draw={Page} />;

function Page({ record }: { record: PaymentDetail }) {
  const { order, attempts = [], refunds = [], disputes = [], events = [], history = [] } = record;
  const isAllBack =
    record.status === 'refunded' || record.refundedPaise + record.returnedPaise >= record.totalPaise;
  return (
    <Stack sx={{ py: 2, gap: 2, maxWidth: 820 }}>
      {record.reviewReason && <Review record={record} reason={record.reviewReason} />}
      <Section title={formatInr(record.totalPaise)}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 1 }}>
          <PaymentChip status={record.status} back={record} />
          {record.customerId ? (
            <MuiLink component={Link} to={showPath('customers', record.customerId)}>
              {record.customerName}
            </MuiLink>
          ) : (
            <span>{record.customerName}</span>
          )}
          {record.purpose === 'quotation' && order && (
            <MuiLink component={Link} to={showPath('quotations', order.subjectId)}>
              The quotation
            </MuiLink>
          )}
          {record.purpose === 'invoice' && order && (
            <MuiLink component={Link} to={showPath('invoices', order.subjectId)}>
              The invoice
            </MuiLink>
          )}
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {orderNo(record)} · {record.id} · {record.gatewayOrderId ?? 'not at the gateway'} · {record.mode}
          </Typography>
        </Stack>
        {order?.lines.map((line) => (
          <Line key={line.refId} left={line.title} right={formatInr(line.amountPaise)} />
        ))}
        {order && order.discountPaise > 0 && (
          <Line left={`Discount ${order.couponCode ?? ''}`} right={formatInr(-order.discountPaise)} />
        )}
        {order?.credit && (
          <Line
            left={
              <>
                Credited of{' '}
                <MuiLink component={Link} to={showPath('payments', order.credit.transactionId)}>
                  an earlier payment
                </MuiLink>
              </>
            }
            right={formatInr(-order.credit.amountPaise)}
          />
        )}
        {order && record.purpose !== 'invoice' && (
          <Line left={gstLabel(order.gst)} right={formatInr(order.gst.gstPaise)} />
        )}
        {order?.keptBackPaise && (
          <Line left="Kept back by the buyer as tax" right={formatInr(-order.keptBackPaise)} />
        )}
        {record.refundedPaise > 0 && <Line left="Refunded" right={formatInr(-record.refundedPaise)} />}
        {record.returnedPaise > 0 && (
          <Line
            left={record.misbooked ? 'Of another buyer, taken back' : 'Went back besides refunds'}
            right={formatInr(-record.returnedPaise)}
          />
        )}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 2 }}>
          {record.mode !== 'offline' && <Recheck id={record.id} />}
          {record.paidAt && !isAllBack && <CameBack id={record.id} />}
          {record.mode === 'offline' && record.purpose === 'quotation' && !record.misbooked && (
            <WrongQuotation id={record.id} />
          )}
        </Stack>
      </Section>
      <Section title="Tries">
        {attempts.map((attempt) => (
          <Line
            key={attempt.gatewayPaymentId}
            left={
              <>
                {attempt.gatewayPaymentId} · {attempt.method} · {attempt.status}
                {attempt.surplus && ' · goes back'}
                {attempt.errorText && ` · ${attempt.errorText}`}
                {attempt.captured && <Refund record={record} attempt={attempt} />}
              </>
            }
            right={`${formatInr(attempt.amountPaise)}${attempt.currency === 'INR' ? '' : ` ${attempt.currency}`}`}
          />
        ))}
        {attempts.length === 0 && <Nothing />}
        {record.remindedAt && (
          <Line left="The customer was told that it failed" right={<When at={record.remindedAt} />} />
        )}
      </Section>
      <Section title="Refunds">
        {refunds.map((refund) => (
          <Line
            key={refund.id}
            left={`${refund.status} · ${refund.reason} · ${refund.staffName ?? 'by itself'}${refund.errorText ? ` · ${refund.errorText}` : ''}`}
            right={formatInr(refund.amountPaise)}
          />
        ))}
        {refunds.length === 0 && <Nothing />}
      </Section>
      {disputes.length > 0 && (
        <Section title="Disputes">
          {disputes.map((dispute) => (
            <Line
              key={dispute.id}
              left={<DisputeLine dispute={dispute} />}
              right={formatInr(dispute.amountPaise)}
            />
          ))}
        </Section>
      )}
      <PaymentDocuments transactionId={record.id} />
      <Section title="History">
        {history.map((entry) => (
          <Line
            key={entry.id}
            left={[
              whatHappened(entry),
              entry.actor === entry.trigger ? entry.actor : `${entry.trigger}, ${entry.actor}`,
              ...(entry.note ? [entry.note] : []),
            ].join(' · ')}
            right={<When at={entry.at} />}
          />
        ))}
      </Section>
      <Section title="What the gateway told us">
        {events.map((event) => (
          <Line key={event.id} left={`${event.event} · ${event.status}`} right={<When at={event.at} />} />
        ))}
        {events.length === 0 && <Nothing />}
      </Section>
    </Stack>
  );
}

type Entry = NonNullable<PaymentDetail['history']>[number];

/** `refund requested`, or `opened → pending` where it changed the state under another name. */
function whatHappened({ what, to }: Entry): string {
  const [event, state] = [what.replaceAll('-', ' '), to.replaceAll('_', ' ')];
  return event === state ? event : `${event} → ${state}`;
}

const Nothing = () => <Typography color="text.secondary">None.</Typography>;

const Line = ({ left, right }: { left: ReactNode; right: ReactNode }) => (
  <Stack
    direction="row"
    sx={{ gap: 2, justifyContent: 'space-between', py: 0.75, borderTop: 1, borderColor: 'divider' }}
  >
    <Box sx={{ overflowWrap: 'anywhere' }}>{left}</Box>
    <Box sx={{ fontVariantNumeric: 'tabular-nums', textAlign: 'right', flexShrink: 0 }}>{right}</Box>
  </Stack>
);

function Recheck({ id }: { id: string }) {
  const change = usePlainChange();
  if (!useMay('payments:check')) return null;
  return (
    <Button
      variant="outlined"
      onClick={() => void change(paymentCalls.recheck(id), 'The gateway was asked.')}
    >
      Ask the gateway now
    </Button>
  );
}

type Dispute = NonNullable<PaymentDetail['disputes']>[number];

const inWords = (code: string) => code.replaceAll('_', ' ');

/** Staff answer in the gateway's dashboard, where the proof is sent as well. */
const DisputeLine = ({ dispute }: { dispute: Dispute }) => (
  <>
    <strong>{disputeNames[dispute.status]}</strong>
    {dispute.status === 'open' && dispute.respondBy && (
      <>
        {' until '}
        {formatDate(dateInIndia(new Date(dispute.respondBy)))}: send proof in the dashboard of the gateway
      </>
    )}
    {` · ${inWords(dispute.phase)} · ${inWords(dispute.reasonCode)} · ${dispute.id}`}
    {dispute.bookedAt && ' · its invoice is owed again'}
  </>
);

/** For whoever records what the bank shows. */
const CameBack = ({ id }: { id: string }) => (
  <Recording label="Came back">
    {(onLeave) => <CameBackDialog send={(input) => paymentCalls.cameBack(id, input)} onLeave={onLeave} />}
  </Recording>
);

/** Likewise: what they have recorded where it does not belong. */
const WrongQuotation = ({ id }: { id: string }) => (
  <Recording label="Wrong quotation">
    {(onLeave) => <UnbookDialog send={(input) => paymentCalls.unbook(id, input)} onLeave={onLeave} />}
  </Recording>
);

function Recording({ label, children }: { label: string; children: (onLeave: () => void) => ReactNode }) {
  const [asking, setAsking] = useState(false);
  if (!useMay('payments:record')) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && children(() => setAsking(false))}
    </>
  );
}

type Attempt = NonNullable<PaymentDetail['attempts']>[number];

function Refund({ record, attempt }: { record: PaymentDetail; attempt: Attempt }) {
  const [asking, setAsking] = useState(false);
  const change = usePlainChange();
  // What went back besides refunds is of the one that counts.
  const { paidPaymentId, returnedPaise } = record;
  const besidesPaise = attempt.gatewayPaymentId === paidPaymentId ? returnedPaise : 0;
  const leftPaise = attempt.amountPaise - attempt.refundedPaise - besidesPaise;
  if (!useMay('payments:refund') || leftPaise <= 0) return null;
  return (
    <>
      <Button size="small" color="error" sx={{ ml: 1 }} onClick={() => setAsking(true)}>
        Refund
      </Button>
      {asking && (
        <RefundDialog
          gatewayPaymentId={attempt.gatewayPaymentId}
          leftPaise={leftPaise}
          lastTaxDay={
            record.order?.gst.gstPaise ? lastNoteDay(dateInIndia(new Date(record.createdAt))) : null
          }
          onLeave={() => setAsking(false)}
          onRefund={async (refund) => {
            if (await change(paymentCalls.refund(record.id, refund), 'The refund was asked for.'))
              setAsking(false);
          }}
        />
      )}
    </>
  );
}
