import { DataTable } from 'react-admin';
import { formatInr } from '#kit/india/money.ts';
import { RecordTable } from '#kit/office/parts/record-table.tsx';
import { RowLink } from '#kit/office/parts/row-link.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { showPath } from '#kit/screen-paths.ts';
import type { CartRecord } from './cart-record.ts';

const Column = DataTable.Col<CartRecord>;

/** Who has what in the cart, since when: people one could call. */
export const CartList = () => (
  <RecordTable<CartRecord>
    title="Carts"
    intro="Customers with something in their cart, the latest change first. Value is of one month, before GST."
    nothing="Nobody has anything in the cart."
    paged
  >
    <Column
      label="Customer"
      disableSort
      render={({ id, fullName }) => <RowLink to={showPath('customers', id)}>{fullName}</RowLink>}
    />
    <Column label="Phone" disableSort render={({ phone }) => phone || '–'} />
    <Column source="email" label="E-mail" disableSort />
    <Column
      label="In the cart"
      disableSort
      render={({ items }) =>
        items.map(({ title, available }) => (available ? title : `${title} (no longer on offer)`)).join(', ')
      }
    />
    <Column label="Since" disableSort render={({ since }) => <When at={since} />} />
    <Column label="Last added" disableSort render={({ lastAdded }) => <When at={lastAdded} />} />
    <Column
      label="Reminded"
      disableSort
      render={({ mailedAt }) => {
        const last = mailedAt.at(-1);
        return last ? <When at={last} /> : '–';
      }}
    />
    <Column label="Value" disableSort render={({ monthPaise }) => formatInr(monthPaise)} />
  </RecordTable>
);
