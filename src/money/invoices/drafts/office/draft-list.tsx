import { Box, Card, List as MuiList, ListItem, ListItemButton, Typography } from '@mui/material';
import { List, TopToolbar, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { formatInr } from '#kit/india/money.ts';
import { AddButton } from '#kit/office/parts/add-button.tsx';
import { ListPagination } from '#kit/office/parts/list-pagination.tsx';
import { ListState } from '#kit/office/parts/list-state.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { useMay } from '#kit/office/session.ts';
import { showPath } from '#kit/screen-paths.ts';
import type { DraftRowRecord } from './draft-record.ts';

/** Invoices that are being written, until they are issued. */
export function DraftList() {
  const mayEdit = useMay('invoices:edit');
  return (
    <List<DraftRowRecord>
      perPage={25}
      actions={
        <TopToolbar>
          {mayEdit && <AddButton to="/invoice-drafts/create" label="Write an invoice" />}
        </TopToolbar>
      }
      pagination={<ListPagination />}
      empty={false}
      offline={false}
      exporter={false}
      title="Drafts of invoices"
      component="div"
    >
      <ListState
        nothing={
          <Typography sx={{ py: 6, textAlign: 'center' }} color="text.secondary">
            No drafts. An invoice that you begin waits here until it is issued.
          </Typography>
        }
      >
        <Rows />
      </ListState>
    </List>
  );
}

function Rows() {
  const { data = [] } = useListContext<DraftRowRecord>();
  return (
    <Card>
      <MuiList disablePadding>
        {data.map((draft) => (
          <ListItem key={draft.id} disablePadding divider>
            <ListItemButton
              component={Link}
              to={showPath('invoice-drafts', draft.id)}
              sx={{ flexWrap: 'wrap', columnGap: 2 }}
            >
              <Box sx={{ flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
                <strong>{draft.buyerName}</strong>
                <Typography variant="body2" color="text.secondary" component="div">
                  {draft.what} · <When at={draft.updatedAt} inline />
                </Typography>
              </Box>
              <strong>{formatInr(draft.totalPaise)}</strong>
            </ListItemButton>
          </ListItem>
        ))}
      </MuiList>
    </Card>
  );
}
