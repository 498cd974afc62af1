import { Box, Card, ListItem, ListItemButton, List as MuiList, Typography } from '@mui/material';
import { List, SelectInput, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { helpStatuses } from '../help-request.ts';
import type { HelpRow } from '#people/customers/office/customer-record.ts';
import { ListPagination } from '#kit/office/parts/list-pagination.tsx';
import { ListState } from '#kit/office/parts/list-state.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { showPath } from '#kit/screen-paths.ts';
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
  <List<HelpRow>
    perPage={25}
    filters={filters}
    filterDefaultValues={{ status: 'open' }}
    actions={false}
    pagination={<ListPagination />}
    empty={false}
    offline={false}
    title="Help requests"
    component="div"
  >
    <ListState
      nothing={
        <Typography sx={{ py: 6, textAlign: 'center' }} color="text.secondary">
          Nobody waits for help here.
        </Typography>
      }
    >
      <Rows />
    </ListState>
  </List>
);

function Rows() {
  const { data = [] } = useListContext<HelpRow>();
  return (
    <Card>
      <MuiList disablePadding>
        {data.map((one) => (
          <ListItem key={one.id} disablePadding divider>
            <ListItemButton
              component={Link}
              to={showPath('help-requests', one.id)}
              sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, py: 1.25 }}
            >
              <Box sx={{ flex: 1, minWidth: 180, overflowWrap: 'anywhere' }}>
                <strong>{one.name || one.customerName}</strong>
                <Typography variant="body2" color="text.secondary">
                  {one.customerCode} · {one.customerEmail}
                </Typography>
              </Box>
              <When at={one.createdAt} />
              <HelpChip status={one.status} />
            </ListItemButton>
          </ListItem>
        ))}
      </MuiList>
    </Card>
  );
}
