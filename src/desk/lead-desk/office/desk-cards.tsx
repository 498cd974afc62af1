import {
  Alert,
  Box,
  Button,
  Card,
  CardContent,
  Chip,
  Link as MuiLink,
  Skeleton,
  Stack,
  Typography,
} from '@mui/material';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { dateInIndia, formatDate } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { inIndia, inIndiaWithDay } from '#kit/office/parts/moments.ts';
import { useMay } from '#kit/office/session.ts';
import { colors } from '#kit/office/theme.ts';
import { createPath, listPath, showPath } from '#kit/screen-paths.ts';
import { BookDialog } from '#sales/bookings/office/book-dialog.tsx';
import { BookingChip } from '#sales/bookings/office/booking-chip.tsx';
import type { LeadRecord } from '#sales/leads/office/lead-record.ts';
import { QuotationChip } from '#sales/quotations/office/quotation-chip.tsx';
import { kindNames } from '#money/invoices/invoice.ts';
import { PaymentChip, WentBack } from '#money/payments/office/payment-chip.tsx';
import { useLeadDesk } from './use-lead-desk.ts';

/** What was sold to a lead, and is about to be: a card for each kind of which there is something. */
export function DeskCards({ lead }: { lead: LeadRecord }) {
  const { data, error, isPending, refetch } = useLeadDesk(lead.id);
  const mayQuote = useMay('quotations:edit');
  const mayBook = useMay('bookings:edit') && !lead.deletedAt;
  const [booking, setBooking] = useState(false);
  if (isPending)
    return (
      <Skeleton variant="rounded" sx={{ height: { xs: 218, sm: 101 } }} role="status" aria-label="Loading" />
    );
  if (!data)
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {error instanceof Error ? error.message : 'What was sold could not be loaded.'}
      </Alert>
    );
  const { quotations, bookings, admissions, payments, invoices } = data;
  return (
    <Box sx={grid}>
      {quotations && (
        <Kind
          title="Quotations"
          action={
            mayQuote && (
              <Button
                component={Link}
                to={createPath('quotations', { lead: lead.id })}
                variant="outlined"
                size="small"
              >
                New quotation
              </Button>
            )
          }
          nothing="None yet."
        >
          {quotations.map(({ id, code, title, state, totalPaise, openPaise }) => (
            <Entry
              key={id}
              to={showPath('quotations', id)}
              title={code}
              chip={<QuotationChip state={state} />}
            >
              {title}
              <Sum>
                {formatInr(totalPaise)}
                {openPaise !== null && (openPaise > 0 ? `, ${formatInr(openPaise)} open` : ', nothing open')}
              </Sum>
            </Entry>
          ))}
        </Kind>
      )}
      {bookings && (bookings.length > 0 || mayBook) && (
        <Kind
          title="Consultations"
          nothing="None yet."
          action={
            mayBook && (
              <Button variant="outlined" size="small" onClick={() => setBooking(true)}>
                Book for them
              </Button>
            )
          }
        >
          {bookings.map(({ id, startsAt, status, how }) => (
            <Entry
              key={id}
              to={showPath('bookings', id)}
              title={inIndiaWithDay(startsAt)}
              chip={<BookingChip status={status} />}
            >
              {how}
            </Entry>
          ))}
        </Kind>
      )}
      {booking && <BookDialog lead={lead} onLeave={() => setBooking(false)} />}
      {admissions && admissions.length > 0 && (
        <Kind title="Plans">
          {admissions.map(({ id, planName, status, activeUntil }) => (
            <Entry
              key={id}
              to={showPath('admissions', id)}
              title={planName}
              chip={<Chip size="small" label={status} />}
            >
              {activeUntil && `Until ${inIndia(activeUntil)}`}
            </Entry>
          ))}
        </Kind>
      )}
      {payments && payments.length > 0 && (
        <Kind title="Payments">
          {payments.map((payment) => {
            const { id, buyerId, paidAt, totalPaise, status } = payment;
            return (
              <Entry
                key={id}
                to={buyerId ? showPath('buyers', buyerId) : showPath('payments', id)}
                title={formatInr(totalPaise)}
                chip={<PaymentChip status={status} back={payment} />}
              >
                {buyerId ? formatDate(dateInIndia(new Date(paidAt))) : inIndia(paidAt)}
                <WentBack payment={payment} />
              </Entry>
            );
          })}
        </Kind>
      )}
      {invoices && invoices.length > 0 && (
        <Kind title="Invoices">
          {invoices.map(({ id, number, kind, issuedAt, totalPaise }) => (
            <Entry
              key={id}
              to={listPath('invoices', { q: number })}
              title={number}
              chip={<Chip size="small" label={kindNames[kind]} />}
            >
              {inIndia(issuedAt)}
              <Sum>{formatInr(totalPaise)}</Sum>
            </Entry>
          ))}
        </Kind>
      )}
    </Box>
  );
}

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
};

function Kind({
  title,
  action,
  nothing,
  children,
}: {
  title: string;
  action?: ReactNode;
  nothing?: string;
  children: ReactNode[];
}) {
  return (
    <Card component="section" aria-label={title}>
      <CardContent>
        <Stack
          direction="row"
          sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1, mb: 0.5 }}
        >
          <Typography variant="h6" component="h2">
            {title}
          </Typography>
          {action}
        </Stack>
        {children.length === 0 && <Typography color="text.secondary">{nothing}</Typography>}
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {children}
        </Box>
      </CardContent>
    </Card>
  );
}

const Entry = ({
  to,
  title,
  chip,
  children,
}: {
  to: string;
  title: string;
  chip: ReactNode;
  children?: ReactNode;
}) => (
  <Box
    component="li"
    sx={{ py: 0.75, borderTop: `1px solid ${colors.line}`, '&:first-of-type': { borderTop: 0 } }}
  >
    <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
      <MuiLink component={Link} to={to} color="inherit">
        {title}
      </MuiLink>
      {chip}
    </Stack>
    <Box sx={{ fontSize: '0.875rem', overflowWrap: 'anywhere' }}>{children}</Box>
  </Box>
);

const Sum = ({ children }: { children: ReactNode }) => (
  <Box sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{children}</Box>
);
