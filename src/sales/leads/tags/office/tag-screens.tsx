import { Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { Create, DataTable, DeleteWithConfirmButton, useGetList, useRecordContext } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { request } from '#kit/office/http.ts';
import { callPath } from '#kit/path-of.ts';
import { RecordEdit, SteadyForm } from '#kit/office/parts/record-edit.tsx';
import { RecordTable } from '#kit/office/parts/record-table.tsx';
import { RecordName } from '#kit/office/parts/record-name.tsx';
import { SaveBar } from '#kit/office/parts/save-bar.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { RequiredText } from '#kit/office/parts/text-inputs.tsx';
import { useMay } from '#kit/office/session.ts';
import { listPath } from '#kit/screen-paths.ts';
import type { TagRecord } from './lead-tags.tsx';

const Column = DataTable.Col<TagRecord>;

/** The agency's own words for leads. */
export function TagList() {
  const mayEdit = useMay('lead-tags:edit');
  return (
    <RecordTable<TagRecord>
      title="Lead tags"
      intro="Words of your own for leads. Another name holds on every lead at once."
      nothing="No tags yet. Add one here, or on the page of a lead."
      add={mayEdit && { to: '/lead-tags/create', label: 'Add a tag' }}
      opens={mayEdit}
    >
      <Column
        label="Name"
        disableSort
        render={({ name }) => <RecordName opens={mayEdit}>{name}</RecordName>}
      />
      <Column
        label="Leads"
        disableSort
        render={({ id }) => (
          <Link to={listPath('leads', { view: 'all', tag: id })} onClick={(event) => event.stopPropagation()}>
            Show them
          </Link>
        )}
      />
    </RecordTable>
  );
}

export const TagCreate = () => (
  <Create redirect="list" title="Add a tag">
    <TagForm />
  </Create>
);

export const TagEdit = () => (
  <RecordEdit redirect="list" title="Tag">
    <TagForm canDelete />
    <MergeTag />
  </RecordEdit>
);

const TagForm = ({ canDelete = false }: { canDelete?: boolean }) => (
  <SteadyForm
    sx={{ maxWidth: 480 }}
    toolbar={
      <SaveBar>
        {canDelete && (
          <DeleteWithConfirmButton
            mutationMode="pessimistic"
            confirmTitle="Delete this tag?"
            confirmContent="It is taken from every lead. The leads stay."
          />
        )}
      </SaveBar>
    }
  >
    <RequiredText source="name" label="Name" />
  </SteadyForm>
);

/** Makes one tag of two. */
function MergeTag() {
  const tag = useRecordContext<TagRecord>();
  const others = (useGetList<TagRecord>('lead-tags').data ?? []).filter(({ id }) => id !== tag?.id);
  const [intoId, setIntoId] = useState('');
  const change = usePlainChange();
  const navigate = useNavigate();
  if (!tag || others.length === 0) return null;
  const into = others.find(({ id }) => id === intoId);
  const merge = async () => {
    const call = request<null>(callPath`/lead-tags/${tag.id}/merge`, { method: 'POST', body: { intoId } });
    if (await change(call, `“${tag.name}” is “${into?.name}” now.`)) void navigate('/lead-tags');
  };
  return (
    <Stack sx={{ p: 2, maxWidth: 480, gap: 1, alignItems: 'start' }}>
      <Typography variant="h6" component="h2">
        Merge
      </Typography>
      <TextField
        select
        label="Into"
        value={intoId}
        onChange={({ target }) => setIntoId(target.value)}
        helperText={into ? `Leads with “${tag.name}” carry “${into.name}” then; “${tag.name}” is gone.` : ' '}
      >
        {others.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Button variant="outlined" disabled={!into} onClick={() => void merge()}>
        Merge
      </Button>
    </Stack>
  );
}
