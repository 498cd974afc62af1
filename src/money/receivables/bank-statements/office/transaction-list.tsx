import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, Card, Chip, Link as MuiLink, Stack, Typography } from '@mui/material';
import { SelectInput, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { formatDate } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { RecordList } from '#kit/office/parts/record-list.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { useMay } from '#kit/office/session.ts';
import { showPath } from '#kit/screen-paths.ts';
import { transactionStatuses, type TransactionStatus } from '../bank-transaction.ts';
import { bankCalls, type BankTransactionRecord } from './bank-calls.ts';
import { Proposals } from './proposals.tsx';

const statusNames = {
  open: 'To be matched',
  booked: 'Booked',
  'set-aside': 'Set aside',
} satisfies Record<TransactionStatus, string>;

const filters = [
  <SelectInput
    key="status"
    source="status"
    label="State"
    alwaysOn
    emptyText="All"
    choices={transactionStatuses.map((id) => ({ id, name: statusNames[id] }))}
  />,
];

/** Credits of the account: each is booked with a press, where its invoice is known, or waits. */
export const TransactionList = () => (
  <RecordList<BankTransactionRecord>
    filters={filters}
    filterDefaultValues={{ status: 'open' }}
    actions={<Actions />}
    title="Bank statement"
    nothing="Nothing is to be matched here. Import the statement of your bank to see what came."
  >
    <Rows />
  </RecordList>
);

function Actions() {
  const mayImport = useMay('bank-transactions:edit');
  return (
    mayImport && (
      <Button
        component={Link}
        to="/bank-transactions/import"
        size="small"
        startIcon={<UploadIcon />}
        variant="outlined"
      >
        Import a statement
      </Button>
    )
  );
}

function Rows() {
  const { data = [] } = useListContext<BankTransactionRecord>();
  return (
    <Stack component="ul" sx={{ gap: 1.5, listStyle: 'none', p: 0, m: 0 }}>
      {data.map((row) => (
        <Card component="li" key={row.id} sx={{ p: 2 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {row.description || 'Without a description'}
              <Typography variant="body2" color="text.secondary">
                {[formatDate(row.bookedOn), row.reference, row.reason].filter(Boolean).join(' · ')}
              </Typography>
            </Box>
            <strong>{formatInr(row.creditPaise)}</strong>
          </Box>
          {row.status === 'open' ? <Proposals row={row} /> : <Decided row={row} />}
        </Card>
      ))}
    </Stack>
  );
}

function Decided({ row: { id, status, buyerId, quotationId, description } }: { row: BankTransactionRecord }) {
  const mayEdit = useMay('bank-transactions:edit');
  const change = usePlainChange();
  return (
    <Stack direction="row" sx={{ gap: 1, mt: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Chip size="small" variant="outlined" label={statusNames[status]} />
      {buyerId && (
        <MuiLink component={Link} to={showPath('buyers', buyerId)}>
          The buyer’s account
        </MuiLink>
      )}
      {quotationId && (
        <MuiLink component={Link} to={showPath('quotations', quotationId)}>
          The quotation
        </MuiLink>
      )}
      {status === 'set-aside' && mayEdit && (
        <Button
          size="small"
          aria-label={`Take up again: ${description}`}
          onClick={() => void change(bankCalls.setAside(id, ''), 'It is to be matched again.')}
        >
          Take up again
        </Button>
      )}
    </Stack>
  );
}
