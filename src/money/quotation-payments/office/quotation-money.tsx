import { Box, Button, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatInr } from '#kit/india/money.ts';
import { LinkDialog } from '#money/payment-links/office/link-dialog.tsx';
import { quotationCode } from '#sales/quotations/quotation.ts';
import { dueName } from '#sales/quotations/quotation-due.ts';
import { PaymentChip, WentBack } from '#money/payments/office/payment-chip.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { useMay } from '#kit/office/session.ts';
import { showPath } from '#kit/screen-paths.ts';
import type { QuotationDetail } from '#sales/quotations/office/quotation-record.ts';
import { methodOf } from '#money/receivables/claims/claim.ts';
import { ToldClaims } from '#money/receivables/claims/office/told-claims.tsx';
import { quotationPaymentCalls, type QuotationReceipt } from './quotation-payment-calls.ts';
import { RecordPayment } from './record-payment.tsx';

/** What was paid for it, what its addressee says it has paid, what is owed again and what is due. Nothing before it is accepted. */
export function QuotationMoney({ quotation }: { quotation: QuotationDetail }) {
  const { id, due, payments = [], owed = [], claims = [] } = quotation;
  /** What is to be recorded; empty where nothing is known of it yet. */
  const [asking, setAsking] = useState<Partial<QuotationReceipt> | null>(null);
  const [isLinking, setLinking] = useState(false);
  const mayRecord = useMay('payments:record');
  const mayLink = useMay('payment-links:edit');
  const mayRead = useMay('payments:read');
  const mayReadInvoices = useMay('invoices:read');
  if (!due && payments.length === 0 && claims.length === 0) return null;
  return (
    <>
      <ToldClaims
        claims={claims}
        onBook={
          due
            ? ({ reference, paidOn }) =>
                setAsking({ reference, method: methodOf(reference), ...(paidOn && { receivedOn: paidOn }) })
            : null
        }
      />
      <Section title="Money">
        {payments.map((payment) => (
          <Stack
            key={payment.id}
            direction="row"
            sx={{ gap: 1, justifyContent: 'space-between', py: 0.75, borderTop: 1, borderColor: 'divider' }}
          >
            <Box sx={{ overflowWrap: 'anywhere' }}>
              <PaymentChip status={payment.status} back={payment} />{' '}
              {mayRead ? (
                <MuiLink component={Link} to={showPath('payments', payment.id)}>
                  {payment.reference}
                </MuiLink>
              ) : (
                payment.reference
              )}
              {payment.paidAt && <When at={payment.paidAt} />}
              {payment.keptBackPaise > 0 && (
                <Typography variant="body2" color="text.secondary">
                  {formatInr(payment.keptBackPaise)} more was kept back as tax
                </Typography>
              )}
            </Box>
            <Box sx={{ textAlign: 'right', flexShrink: 0 }}>
              <strong>{formatInr(payment.totalPaise)}</strong>
              <WentBack payment={payment} />
            </Box>
          </Stack>
        ))}
        {owed.map(({ invoiceId, number, openPaise }) => (
          <Typography key={invoiceId} sx={{ mt: 1 }}>
            <strong>{formatInr(openPaise)}</strong> is to be paid again, of{' '}
            {mayReadInvoices ? (
              <MuiLink component={Link} to={showPath('invoices', invoiceId)}>
                {number}
              </MuiLink>
            ) : (
              number
            )}
            .
          </Typography>
        ))}
        {due && (
          <>
            <Typography color="text.secondary" sx={{ mt: payments.length > 0 ? 1 : 0 }}>
              {dueName(due, quotation)}
            </Typography>
            <Typography variant="h6" component="p">
              {formatInr(due.amountPaise)}
            </Typography>
            <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
              {mayLink && (
                <Button variant="contained" color="secondary" onClick={() => setLinking(true)}>
                  Payment link
                </Button>
              )}
              {mayRecord && (
                <Button variant="outlined" onClick={() => setAsking({})}>
                  Record a payment
                </Button>
              )}
            </Stack>
          </>
        )}
        {isLinking && due && (
          <LinkDialog
            subject={{
              of: 'quotation',
              quotationId: id,
              number: quotationCode(quotation),
              duePaise: due.amountPaise,
              email: quotation.email,
            }}
            onLeave={() => setLinking(false)}
          />
        )}
        {asking && due && (
          <RecordPayment
            due={due}
            quotation={quotation}
            begin={asking}
            record={(money) => quotationPaymentCalls.record(id, money)}
            onLeave={() => setAsking(null)}
          />
        )}
      </Section>
    </>
  );
}
