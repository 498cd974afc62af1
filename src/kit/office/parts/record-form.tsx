import { Alert } from '@mui/material';
import { DeleteWithConfirmButton, required, SelectInput, useRecordContext, type RaRecord } from 'react-admin';
import { SteadyForm } from './record-edit.tsx';
import type { ReactNode } from 'react';
import { SampleNote } from './sample.tsx';
import { SaveBar } from './save-bar.tsx';

/** A short form whose record can be deleted. */
export const RecordForm = ({
  canDelete,
  what,
  defaults = {},
  children,
}: {
  canDelete: boolean;
  /** "coupon" */
  what: string;
  defaults?: Record<string, unknown>;
  children: ReactNode;
}) => (
  <SteadyForm
    sx={{ maxWidth: 720 }}
    defaultValues={{ status: 'Active', ...defaults }}
    toolbar={
      <SaveBar>
        {canDelete && (
          <DeleteWithConfirmButton
            mutationMode="pessimistic"
            confirmTitle={`Delete this ${what}?`}
            confirmContent="Setting it to Inactive takes it out of use as well and can be undone."
          />
        )}
      </SaveBar>
    }
  >
    <SampleNote />
    <Warning />
    {children}
    <SelectInput
      source="status"
      label="Status"
      helperText="Inactive ones are kept but nobody can choose them"
      choices={['Active', 'Inactive'].map((id) => ({ id, name: id }))}
      validate={required()}
    />
  </SteadyForm>
);

/** What of the record cannot be read. */
function Warning() {
  const warning = useRecordContext<RaRecord & { warning?: string | null }>()?.warning;
  return warning ? (
    <Alert severity="warning" sx={{ mb: 1, width: '100%', boxSizing: 'border-box' }}>
      {warning} Save it anew to mend it.
    </Alert>
  ) : null;
}
