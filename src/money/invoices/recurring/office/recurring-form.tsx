import { MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import {
  BooleanInput,
  Create,
  DateInput,
  NumberInput,
  required,
  SelectInput,
  useGetOne,
  useRecordContext,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { dateInIndia } from '#kit/india/india-date.ts';
import { Pair } from '#kit/office/parts/pair.tsx';
import { RecordEdit, SteadyForm } from '#kit/office/parts/record-edit.tsx';
import { NotYet } from '#kit/office/parts/record-page.tsx';
import { SaveBar } from '#kit/office/parts/save-bar.tsx';
import { BillFields, billInput } from '../../drafts/office/draft-form.tsx';
import { periodPlace, rhythmNames, rhythms } from '../recurring.ts';
import type { RecurringRecord } from './recurring-record.ts';

const rhythmChoices = rhythms.map((id) => ({ id, name: rhythmNames[id] }));
const endings = { never: 'Never', times: 'After so many', day: 'On a day' };
type Ending = keyof typeof endings;

export const RecurringEdit = () => (
  <RecordEdit redirect="show" title="Recurring invoice" transform={toInput}>
    <RecurringForm />
  </RecordEdit>
);

/** A new one; `?buyer=` says for whom. */
export function RecurringCreate() {
  const [query] = useSearchParams();
  const [today] = useState(() => dateInIndia(new Date()));
  const { data: site, ...asked } = useGetOne<{ id: string; paymentDays: number }>('settings', { id: 'site' });
  if (!site) return <NotYet {...asked} />;
  return (
    <Create redirect="show" title="New recurring invoice" transform={toInput}>
      <RecurringForm
        defaults={{
          buyerId: query.get('buyer'),
          supply: 'ordinary',
          pricesInclude: false,
          dueDays: site.paymentDays,
          lines: [{}],
          note: `For ${periodPlace}`,
          every: 'month',
          startsOn: today,
          endsOn: null,
          times: null,
          sends: false,
        }}
      />
    </Create>
  );
}

const toInput = (typed: Partial<RecurringRecord>) => ({
  ...billInput(typed),
  every: typed.every,
  startsOn: typed.startsOn,
  endsOn: typed.endsOn || null,
  times: typed.times ?? null,
  sends: typed.sends ?? false,
});

const RecurringForm = ({ defaults }: { defaults?: object }) => (
  <SteadyForm sx={{ maxWidth: 980 }} {...(defaults && { defaultValues: defaults })} toolbar={<SaveBar />}>
    <BillFields newBuyer="/buyers/create?then=recurring" />
    <Typography variant="h6" component="h2" sx={{ mt: 1 }}>
      When
    </Typography>
    <Pair>
      <SelectInput
        source="every"
        label="How often"
        helperText={false}
        choices={rhythmChoices}
        validate={required()}
      />
      <DateInput
        source="startsOn"
        label="First day"
        helperText="On the 31st it comes on the last day of shorter months. With another day or rhythm, what was written stays"
        validate={required()}
      />
    </Pair>
    <EndingInput />
    <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
      {periodPlace} in a line or in the note becomes what each invoice is for, like November 2026.
    </Typography>
    <BooleanInput
      source="sends"
      label="Issue and send by itself"
      helperText="With the PDF and the link to pay it. Without this a draft waits for you, and Today says so"
    />
  </SteadyForm>
);

/** Until when it comes: one of three ways, and what that one needs to know. */
function EndingInput() {
  const record = useRecordContext<RecurringRecord>();
  const { setValue } = useFormContext();
  const [ending, setEnding] = useState<Ending>(record?.times ? 'times' : record?.endsOn ? 'day' : 'never');
  const choose = (chosen: Ending) => {
    setEnding(chosen);
    for (const source of ['times', 'endsOn']) setValue(source, null, { shouldDirty: true });
  };
  return (
    <Pair>
      <TextField
        select
        label="Ends"
        value={ending}
        onChange={({ target }) => choose(target.value as Ending)}
        sx={{ mt: 1, mb: 2.5 }}
      >
        {Object.entries(endings).map(([value, name]) => (
          <MenuItem key={value} value={value}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {ending === 'times' && (
        <NumberInput
          source="times"
          label="How many in all"
          helperText={false}
          min={1}
          step={1}
          validate={required()}
        />
      )}
      {ending === 'day' && (
        <DateInput source="endsOn" label="Last day" helperText={false} validate={required()} />
      )}
    </Pair>
  );
}
