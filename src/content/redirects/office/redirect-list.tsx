import { Button, Chip } from '@mui/material';
import { DataTable, TextInput } from 'react-admin';
import { Link } from 'react-router';
import type { RedirectStatus } from '../redirect.ts';
import { AddButton } from '#kit/office/parts/add-button.tsx';
import { RecordTable } from '#kit/office/parts/record-table.tsx';
import { RecordName } from '#kit/office/parts/record-name.tsx';
import { When } from '#kit/office/parts/when.tsx';
import type { RedirectRecord } from './redirect-record.ts';
import { useMay } from '#kit/office/session.ts';

const Column = DataTable.Col<RedirectRecord>;
const labels: Record<RedirectStatus, string> = { 301: 'For good', 302: 'For now', 410: 'Gone' };
const filters = [<TextInput key="q" source="q" label="Address or note" alwaysOn />];

/** Where old addresses lead. */
export function RedirectList() {
  const mayEdit = useMay('redirects:edit');
  return (
    <RecordTable<RedirectRecord>
      paged
      opens={mayEdit}
      filters={filters}
      actions={<Actions mayEdit={mayEdit} />}
      title="Redirects"
      nothing="No redirects. When a page moves or goes, say here where its address leads."
    >
      <Column
        source="fromPath"
        label="Old address"
        disableSort
        render={({ fromPath }) => <RecordName opens={mayEdit}>{fromPath}</RecordName>}
      />
      <Column source="target" label="Leads to" disableSort render={({ target }) => target || '–'} />
      <Column
        source="status"
        label="How long"
        disableSort
        render={({ status }) => (
          <Chip size="small" label={labels[status]} color={status === 410 ? 'default' : 'success'} />
        )}
      />
      <Column source="hits" label="Used" disableSort />
      <Column
        source="lastHitAt"
        label="Last used"
        disableSort
        render={({ lastHitAt }) => (lastHitAt ? <When at={lastHitAt} /> : '–')}
      />
      <Column source="note" label="Note" disableSort />
    </RecordTable>
  );
}

const Actions = ({ mayEdit }: { mayEdit: boolean }) => (
  <>
    <Button component={Link} to="/lost-addresses" size="small">
      Lost pages
    </Button>
    {mayEdit && <AddButton to="/redirects/create" label="Add a redirect" />}
  </>
);
