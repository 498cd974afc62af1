import { Box, Card, List as MuiList, ListItem, ListItemButton, Typography } from '@mui/material';
import { List, SelectInput, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { formatInr } from '#kit/india/money.ts';
import { refundRequestStatuses } from '../refund-request.ts';
import { ListPagination } from '#kit/office/parts/list-pagination.tsx';
import { ListState } from '#kit/office/parts/list-state.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { showPath } from '#kit/screen-paths.ts';
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
  <List<RefundRequestRecord>
    perPage={25}
    filters={filters}
    filterDefaultValues={{ status: 'waiting' }}
    actions={false}
    pagination={<ListPagination />}
    empty={false}
    offline={false}
    title="Refund requests"
    component="div"
  >
    <ListState
      nothing={
        <Typography sx={{ py: 6, textAlign: 'center' }} color="text.secondary">
          Nobody waits for a refund here.
        </Typography>
      }
    >
      <Rows />
    </ListState>
  </List>
);

function Rows() {
  const { data = [] } = useListContext<RefundRequestRecord>();
  return (
    <Card>
      <MuiList disablePadding>
        {data.map((request) => (
          <ListItem key={request.id} disablePadding divider>
            <ListItemButton
              component={Link}
              to={showPath('refund-requests', request.id)}
              sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, py: 1.25 }}
            >
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
            </ListItemButton>
          </ListItem>
        ))}
      </MuiList>
    </Card>
  );
}
