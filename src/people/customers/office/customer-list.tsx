import { Box, Typography, useMediaQuery, type Theme } from '@mui/material';
import { DataTable, SearchInput, SelectInput } from 'react-admin';
import { customerStates } from '../customer-filter.ts';
import { ExportButton } from '#kit/office/parts/export-button.tsx';
import { LinkRows } from '#kit/office/parts/link-rows.tsx';
import { RecordList } from '#kit/office/parts/record-list.tsx';
import { RowLink } from '#kit/office/parts/row-link.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { ViewTable } from '#kit/office/parts/view-table.tsx';
import { showPath } from '#kit/screen-paths.ts';
import { CustomerChip } from './customer-chip.tsx';
import type { CustomerRow } from './customer-record.ts';
import { stateLabels } from './customer-labels.ts';

const Column = DataTable.Col<CustomerRow>;
const filters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder="Name, e-mail, phone, CUS-…"
    sx={{ minWidth: { sm: 280 } }}
  />,
  <SelectInput
    key="state"
    source="state"
    label="State"
    alwaysOn
    emptyText="All but closed"
    choices={customerStates.map((id) => ({ id, name: stateLabels[id] }))}
  />,
];

/** Everybody with an account on the website. */
export const CustomerList = () => (
  <RecordList<CustomerRow>
    sort={{ field: 'createdAt', order: 'DESC' }}
    filters={filters}
    actions={<ExportButton needs="customers:export" />}
    title="Customers"
    nothing="No customers here."
  >
    <Customers />
  </RecordList>
);

function Customers() {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  if (isNarrow) return <Lines />;
  return <Table />;
}

const Table = () => (
  <ViewTable<CustomerRow> rowClick="show" bulkActionButtons={false}>
    <Column
      source="name"
      label="Name"
      render={(one) => <RowLink to={showPath('customers', one.id)}>{one.fullName}</RowLink>}
    />
    <Column source="code" label="User ID" disableSort />
    <Column source="email" label="E-mail" disableSort />
    <Column source="phone" label="Phone" disableSort render={(one) => one.phone || '–'} />
    <Column source="createdAt" label="Since" render={(one) => <When at={one.createdAt} />} />
    <Column
      source="lastSignedInAt"
      label="Last signed in"
      disableSort
      render={(one) => (one.lastSignedInAt ? <When at={one.lastSignedInAt} /> : 'Never')}
    />
    <Column source="state" label="State" disableSort render={(one) => <CustomerChip state={one.state} />} />
  </ViewTable>
);

const Lines = () => (
  <LinkRows<CustomerRow>>
    {(one) => (
      <>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <strong>{one.fullName}</strong>
          <Typography variant="body2" color="text.secondary">
            {one.code} · {one.email}
          </Typography>
        </Box>
        <CustomerChip state={one.state} />
      </>
    )}
  </LinkRows>
);
