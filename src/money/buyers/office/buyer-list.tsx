import { Box, Card, List as MuiList, ListItem, ListItemButton, Typography } from '@mui/material';
import { List, SearchInput, TopToolbar, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { states } from '#kit/india/states.ts';
import { AddButton } from '#kit/office/parts/add-button.tsx';
import { ListPagination } from '#kit/office/parts/list-pagination.tsx';
import { ListState } from '#kit/office/parts/list-state.tsx';
import { useMay } from '#kit/office/session.ts';
import { showPath } from '#kit/screen-paths.ts';
import { buyerName, type BuyerRecord } from './buyer-record.ts';

const filters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder="Name, GST no., e-mail"
    sx={{ minWidth: { sm: 260 } }}
  />,
];

/** Whom invoices go to that staff write. */
export function BuyerList() {
  const mayEdit = useMay('buyers:edit');
  return (
    <List<BuyerRecord>
      perPage={25}
      filters={filters}
      actions={<TopToolbar>{mayEdit && <AddButton to="/buyers/create" label="New buyer" />}</TopToolbar>}
      pagination={<ListPagination />}
      empty={false}
      offline={false}
      exporter={false}
      title="Buyers"
      component="div"
    >
      <ListState
        nothing={
          <Typography sx={{ py: 6, textAlign: 'center' }} color="text.secondary">
            No buyers here. They are whom invoices go to that you write yourself.
          </Typography>
        }
      >
        <Rows />
      </ListState>
    </List>
  );
}

function Rows() {
  const { data = [] } = useListContext<BuyerRecord>();
  return (
    <Card>
      <MuiList disablePadding>
        {data.map((buyer) => (
          <ListItem key={buyer.id} disablePadding divider>
            <ListItemButton component={Link} to={showPath('buyers', buyer.id)}>
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <strong>{buyerName(buyer)}</strong>
                <Typography variant="body2" color="text.secondary">
                  {[buyer.gstin, buyer.country || states[buyer.stateCode], buyer.email]
                    .filter(Boolean)
                    .join(' · ')}
                </Typography>
              </Box>
            </ListItemButton>
          </ListItem>
        ))}
      </MuiList>
    </Card>
  );
}
