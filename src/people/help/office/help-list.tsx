import { Box, Typography } from '@mui/material';
import { SelectInput } from 'react-admin';
import { helpStatuses } from '../help-request.ts';
import type { HelpRow } from '#people/customers/office/customer-record.ts';
import { LinkRows } from '#kit/office/parts/link-rows.tsx';
import { RecordList } from '#kit/office/parts/record-list.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { HelpChip, helpLabels } from './help-chip.tsx';

const filters = [
  <SelectInput
    key="status"
    source="status"
    label="State"
    alwaysOn
    emptyText="All"
    choices={helpStatuses.map((id) => ({ id, name: helpLabels[id] }))}
  />,
];

/** Customers who asked for help, newest first. */
export const HelpList = () => (
  <RecordList<HelpRow>
    filters={filters}
    filterDefaultValues={{ status: 'open' }}
    title="Help requests"
    nothing="Nobody waits for help here."
  >
    <LinkRows<HelpRow>>
      {(one) => (
        <>
          <Box sx={{ flex: 1, minWidth: 180, overflowWrap: 'anywhere' }}>
            <strong>{one.name || one.customerName}</strong>
            <Typography variant="body2" color="text.secondary">
              {one.customerCode} · {one.customerEmail}
            </Typography>
          </Box>
          <When at={one.createdAt} />
          <HelpChip status={one.status} />
        </>
      )}
    </LinkRows>
  </RecordList>
);
