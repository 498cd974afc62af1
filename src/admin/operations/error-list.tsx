import { DataTable } from 'react-admin';
import { RecordTable } from '../parts/record-table.tsx';
import { When } from '../parts/when.tsx';

type ErrorRecord = {
  id: string;
  at: string;
  requestId: string;
  method: string;
  route: string;
  kind: string;
  message: string;
};
const Column = DataTable.Col<ErrorRecord>;

/** What went wrong on our side. The request id leads to the whole of it in the server's log. */
export const ErrorList = () => (
  <RecordTable<ErrorRecord>
    title="Errors"
    intro="The newest five hundred faults of our own, without anybody's data. Whoever runs the server finds each in the log by its request id."
    nothing="Nothing went wrong."
    paged
  >
    <Column source="at" label="When" disableSort render={({ at }) => <When at={at} />} />
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
