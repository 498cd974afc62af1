import { Box, Button, Chip, Typography } from '@mui/material';
import { BooleanInput, DateInput, FilterButton, SelectInput, TextInput } from 'react-admin';
import { Link } from 'react-router';
import { formatInr } from '#kit/india/money.ts';
import { orderNo } from '../order-no.ts';
import { ExportButton } from '#kit/office/parts/export-button.tsx';
import { LinkRows } from '#kit/office/parts/link-rows.tsx';
import { RecordList } from '#kit/office/parts/record-list.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { PaymentChip, statusChoices, WentBack } from './payment-chip.tsx';
import type { PaymentRecord } from './payment-record.ts';

const modes = [
  { id: 'live', name: 'Live' },
  { id: 'test', name: 'Test keys' },
  { id: 'sandbox', name: 'Sandbox' },
  { id: 'offline', name: 'By bank' },
];
const filters = [
  <TextInput key="q" source="q" label="Name, phone, e-mail or number" alwaysOn />,
  <SelectInput key="status" source="status" label="State" alwaysOn choices={statusChoices} />,
  <SelectInput key="mode" source="mode" label="Mode" alwaysOn choices={modes} />,
  <DateInput key="paidFrom" source="paidFrom" label="Paid from" parse={(day: string) => day} />,
  <DateInput key="paidUntil" source="paidUntil" label="Paid until" parse={(day: string) => day} />,
  <BooleanInput key="ordered" source="ordered" label="Orders only" />,
  <BooleanInput key="attention" source="attention" label="To be looked at" alwaysOn />,
];

/** Every payment, the latest first. */
export const PaymentList = () => (
  <RecordList<PaymentRecord>
    filters={filters}
    actions={
      <>
        <FilterButton />
        <ExportButton needs="payments:export" />
        <ExportButton needs="payments:export" file="orders" label="Export orders" />
        <Button component={Link} to="/reconciliations" size="small">
          Comparison with the gateway
        </Button>
      </>
    }
    title="Payments"
    nothing="No payments here."
  >
    <LinkRows<PaymentRecord>>
      {(payment) => (
        <>
          <Box sx={{ flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
            <strong>{payment.customerName}</strong> · {orderNo(payment)} · {payment.purpose}
            <Typography variant="body2" color="text.secondary" component="div">
              {payment.reviewReason ?? <When at={payment.createdAt} inline />}
            </Typography>
          </Box>
          <Box sx={{ fontVariantNumeric: 'tabular-nums', textAlign: { sm: 'right' } }}>
            <Box sx={{ fontWeight: 600 }}>{formatInr(payment.totalPaise)}</Box>
            <WentBack payment={payment} />
          </Box>
          <PaymentChip status={payment.status} back={payment} />
          {payment.mode !== 'live' && <Chip size="small" label={payment.mode} />}
        </>
      )}
    </LinkRows>
  </RecordList>
);
