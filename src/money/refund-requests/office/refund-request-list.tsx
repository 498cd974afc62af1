import { Box, Typography } from '@mui/material';
import { SelectInput } from 'react-admin';
import { formatInr } from '#kit/india/money.ts';
import { refundRequestStatuses } from '../refund-request.ts';
import { LinkRows } from '#kit/office/parts/link-rows.tsx';
import { RecordList } from '#kit/office/parts/record-list.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { ClockChip, statusLabels } from './clock-chip.tsx';
import type { RefundRequestRecord } from './refund-request-record.ts';

const filters = [
  <SelectInput
    key="status"
    source="status"
    label="State"
    alwaysOn
    emptyText="All"
    choices={[
      { id: 'waiting', name: 'Waiting for us' },
      ...refundRequestStatuses.map((id) => ({ id, name: statusLabels[id] })),
    ]}
  />,
];

/** Customers who want their money back: of those who wait, the one with the least time first. */
export const RefundRequestList = () => (
  <RecordList<RefundRequestRecord>
    filters={filters}
    filterDefaultValues={{ status: 'waiting' }}
    title="Refund requests"
    nothing="Nobody waits for a refund here."
  >
    <LinkRows<RefundRequestRecord>>
      {(request) => (
        <>
          <Box sx={{ flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
            <strong>{request.customerName}</strong> · {request.titles.join(', ')}
            <Typography variant="body2" color="text.secondary" component="div">
              <When at={request.createdAt} inline />
            </Typography>
          </Box>
          <Typography sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
            {formatInr(request.totalPaise)}
          </Typography>
          <ClockChip {...request} />
        </>
      )}
    </LinkRows>
  </RecordList>
);
