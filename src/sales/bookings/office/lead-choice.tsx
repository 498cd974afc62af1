import { TextField } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { Combobox } from '#kit/office/parts/combobox.tsx';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import type { LeadRecord } from '#sales/leads/office/lead-record.ts';

/** A lead, found by what is typed of its name, number or address. */
export function LeadChoice({
  value,
  error,
  onChoose,
}: {
  value: LeadRecord | null;
  error: string | undefined;
  onChoose: (lead: LeadRecord | null) => void;
}) {
  const [typed, setTyped] = useState('');
  const asked = useGetList<LeadRecord>('leads', {
    filter: { view: 'all', ...(typed.trim() && { q: typed.trim() }) },
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: 10 },
  });
  const { data = [], isFetching } = asked;
  return (
    <>
      <Combobox
        options={data}
        value={value}
        loading={isFetching}
        // What was found is what was asked for.
        filterOptions={(found) => found}
        getOptionLabel={({ name, phone, email }) => [name || 'No name', phone || email].join(' · ')}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        noOptionsText={asked.data ? 'Nobody is found. Somebody new is a new lead first.' : 'Not looked for'}
        onChange={(_event, lead) => onChoose(lead)}
        onInputChange={(_event, words, reason) => setTyped(reason === 'input' ? words : '')}
        renderInput={(params) => (
          <TextField
            {...params}
            label="For whom"
            required
            error={Boolean(error)}
            helperText={error ?? 'Name, phone or e-mail of a lead'}
          />
        )}
      />
      <NotRead what="The leads" asked={asked} />
    </>
  );
}
