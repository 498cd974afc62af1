import { DataTable } from 'react-admin';
import { RecordTable } from '#kit/office/parts/record-table.tsx';
import { When } from '#kit/office/parts/when.tsx';

type ErrorRecord = {
  id: string;
  at: string;
  firstAt: string;
  count: number;
  requestId: string;
  method: string;
  route: string;
  kind: string;
  message: string;
};
const Column = DataTable.Col<ErrorRecord>;

/** What went wrong on our side. The request id leads to the whole of its last time in the server's log. */
export const ErrorList = () => (
  <RecordTable<ErrorRecord>
    title="Errors"
    intro="The newest five hundred faults of our own, each kind and place once, without anybody's data. Whoever runs the server finds the last one in the log by its request id."
    nothing="Nothing went wrong."
    paged
  >
    <Column source="at" label="Last" disableSort render={({ at }) => <When at={at} />} />
    <Column source="firstAt" label="First" disableSort render={({ firstAt }) => <When at={firstAt} />} />
    <Column source="count" label="Times" disableSort />
    <Column source="route" label="Where" disableSort render={({ method, route }) => `${method} ${route}`} />
    <Column source="message" label="What" disableSort render={({ kind, message }) => `${kind}: ${message}`} />
    <Column
      source="requestId"
      label="Request id"
      disableSort
      render={({ requestId }) => <code>{requestId}</code>}
    />
  </RecordTable>
);
