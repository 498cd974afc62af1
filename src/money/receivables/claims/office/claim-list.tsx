import { Box, Card, Chip, List as MuiList, ListItem, ListItemButton, Typography } from '@mui/material';
import { SelectInput, useListContext } from 'react-admin';
import { Link } from 'react-router';
import type { z } from 'zod';
import { formatDate } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { RecordList } from '#kit/office/parts/record-list.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { showPath } from '#kit/screen-paths.ts';
import type { ClaimStatus } from '../claim.ts';
import type { Claim } from './answers.ts';

type Row = z.infer<typeof Claim>;

export const claimStatusNames = {
  open: 'To be checked',
  booked: 'Booked',
  dismissed: 'Dismissed',
} satisfies Record<ClaimStatus, string>;

const filters = [
  <SelectInput
    key="status"
    source="status"
    label="State"
    alwaysOn
    emptyText="All"
    choices={Object.entries(claimStatusNames).map(([id, name]) => ({ id, name }))}
  />,
];

/** What buyers say they have paid; each leads to its invoice or quotation, where it is booked or dismissed. */
export const ClaimList = () => (
  <RecordList<Row>
    filters={filters}
    filterDefaultValues={{ status: 'open' }}
    title="Claimed payments"
    nothing="Nobody has told of a payment here. Buyers do so on the page of their invoice or quotation."
  >
    <Rows />
  </RecordList>
);

function Rows() {
  const { data = [] } = useListContext<Row>();
  return (
    <Card>
      <MuiList disablePadding>
        {data.map((row) => (
          <ListItem key={row.id} disablePadding divider>
            <ListItemButton
              component={Link}
              to={
                row.quotationId
                  ? showPath('quotations', row.quotationId)
                  : showPath('invoices', row.invoiceId ?? '')
              }
              sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, py: 1.25 }}
            >
              <Box sx={{ flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
                <strong>{row.buyerName}</strong> · {row.number}
                <Typography variant="body2" color="text.secondary" component="div">
                  {row.reference}
                  {row.paidOn && ` · paid on ${formatDate(row.paidOn)}`} · told{' '}
                  <When at={row.createdAt} inline />
                  {row.reason && ` · ${row.reason}`}
                </Typography>
              </Box>
              <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{formatInr(row.openPaise)} open</Box>
              <Chip size="small" variant="outlined" label={claimStatusNames[row.status]} />
            </ListItemButton>
          </ListItem>
        ))}
      </MuiList>
    </Card>
  );
}
