import { Box, Typography, useMediaQuery, type Theme } from '@mui/material';
import { DataTable, DateInput, FilterButton, SearchInput, SelectInput } from 'react-admin';
import { formatDate } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { quotationStates } from '../quotation.ts';
import { AddButton } from '#kit/office/parts/add-button.tsx';
import { ExportButton } from '#kit/office/parts/export-button.tsx';
import { LinkRows } from '#kit/office/parts/link-rows.tsx';
import { RecordList } from '#kit/office/parts/record-list.tsx';
import { RowLink } from '#kit/office/parts/row-link.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { ViewTable } from '#kit/office/parts/view-table.tsx';
import { useMay, useOwnLeadsOnly } from '#kit/office/session.ts';
import { showPath } from '#kit/screen-paths.ts';
import { QuotationMarks, stateLabels } from './quotation-chip.tsx';
import type { QuotationRow } from './quotation-record.ts';

const Column = DataTable.Col<QuotationRow>;
const filters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder="Name, company, QT-…"
    sx={{ minWidth: { sm: 240 } }}
  />,
  <SelectInput
    key="state"
    source="state"
    label="State"
    alwaysOn
    emptyText="All"
    choices={quotationStates.map((id) => ({ id, name: stateLabels[id] }))}
  />,
  <DateInput key="begunFrom" source="begunFrom" label="Begun from" parse={(day: string) => day} />,
  <DateInput key="begunUntil" source="begunUntil" label="Begun until" parse={(day: string) => day} />,
];

/** What was offered to whom, what it is worth, how old it is, and what became of it. */
export function QuotationList() {
  const mayEdit = useMay('quotations:edit');
  // Theirs begin at a lead.
  const ownOnly = useOwnLeadsOnly();
  return (
    <RecordList<QuotationRow>
      sort={{ field: 'id', order: 'DESC' }}
      filters={filters}
      actions={
        <>
          <FilterButton />
          <ExportButton needs="quotations:export" />
          {mayEdit && !ownOnly && <AddButton to="/quotations/create" label="New quotation" />}
        </>
      }
      title="Quotations"
      nothing="No quotations here."
    >
      <Quotations />
    </RecordList>
  );
}

function Quotations() {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  if (isNarrow) return <Lines />;
  return <Table />;
}

const whose = ({ name, company }: QuotationRow) => [company, name].filter(Boolean).join(', ');

const Table = () => (
  <ViewTable<QuotationRow> rowClick="show" bulkActionButtons={false}>
    <Column
      source="id"
      label="Quotation"
      render={(one) => <RowLink to={showPath('quotations', one.id)}>{one.code}</RowLink>}
    />
    <Column label="For" disableSort render={whose} />
    <Column source="title" label="What" disableSort />
    <Column
      source="totalPaise"
      label="Total"
      render={(one) => <Box sx={{ whiteSpace: 'nowrap' }}>{formatInr(one.totalPaise)}</Box>}
    />
    <Column source="sentAt" label="Sent" render={(one) => (one.sentAt ? <When at={one.sentAt} /> : '–')} />
    <Column source="validUntil" label="Valid until" render={(one) => formatDate(one.validUntil)} />
    <Column source="state" label="State" disableSort render={(one) => <QuotationMarks quotation={one} />} />
  </ViewTable>
);

const Lines = () => (
  <LinkRows<QuotationRow>>
    {(one) => (
      <>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <strong>{whose(one)}</strong>
          <Typography variant="body2" color="text.secondary">
            {one.code} · {formatInr(one.totalPaise)}
          </Typography>
        </Box>
        <QuotationMarks quotation={one} />
      </>
    )}
  </LinkRows>
);
