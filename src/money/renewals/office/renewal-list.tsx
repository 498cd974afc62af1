import { DataTable } from 'react-admin';
import { formatDate } from '#kit/india/india-date.ts';
import { periodLabel } from '#catalogue/pricing-plans/period-label.ts';
import { RecordTable } from '#kit/office/parts/record-table.tsx';
import { RowLink } from '#kit/office/parts/row-link.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { showPath } from '#kit/screen-paths.ts';
import type { RenewalRecord } from './renewal-record.ts';
import { TermChip } from './term-chip.tsx';

const Column = DataTable.Col<RenewalRecord>;

/** What ended in the last thirty days or ends in the next sixty: people one could call. */
export const RenewalList = () => (
  <RecordTable<RenewalRecord>
    title="Renewals"
    intro="What ended in the last 30 days or ends in the next 60. Customers are mailed 30, 7 and 1 day before the end; nothing is charged by itself."
    nothing="Nothing ends in this time."
  >
    <Column
      label="Customer"
      disableSort
      render={({ customerId, customerName }) => (
        <RowLink to={showPath('customers', customerId)}>{customerName}</RowLink>
      )}
    />
    <Column
      label="Plan or service"
      disableSort
      render={({ title, months }) => `${title}, ${periodLabel(months)}`}
    />
    <Column label="Ends" disableSort render={({ endsOn }) => formatDate(endsOn)} />
    <Column label="State" disableSort render={({ state }) => <TermChip state={state} />} />
    <Column
      label="Last notice"
      disableSort
      render={({ notices }) => {
        const last = notices.toSorted().at(-1);
        return last ? <When at={last} /> : '–';
      }}
    />
  </RecordTable>
);
