import {
  Create,
  DeleteWithConfirmButton,
  FormDataConsumer,
  maxLength,
  required,
  SaveButton,
  SelectInput,
  TextInput,
  Toolbar,
} from 'react-admin';
import { RecordEdit, SteadyForm } from '#kit/office/parts/record-edit.tsx';
import type { RedirectStatus } from '../redirect.ts';
import type { RedirectRecord } from './redirect-record.ts';

const howLong: { id: RedirectStatus; name: string }[] = [
  { id: 301, name: 'Moved for good (301)' },
  { id: 302, name: 'Moved for now (302)' },
  { id: 410, name: 'Gone, leads nowhere (410)' },
];

/** A page that is gone has no target, whatever was typed before. */
const whole = (data: Partial<RedirectRecord>) => (data.status === 410 ? { ...data, target: '' } : data);
const text = (typed: string | null) => typed ?? '';

export const RedirectEdit = () => (
  <RecordEdit redirect="list" title="Redirect" transform={whole}>
    <RedirectForm canDelete />
  </RecordEdit>
);

/** Begins with the old address where the list of lost ones led here. */
export const RedirectCreate = () => (
  <Create redirect="list" title="New redirect" transform={whole}>
    <RedirectForm canDelete={false} />
  </Create>
);

const RedirectForm = ({ canDelete }: { canDelete: boolean }) => (
  <SteadyForm
    sx={{ maxWidth: 720 }}
    defaultValues={{ status: 301, target: '', note: '' }}
    toolbar={<Bar canDelete={canDelete} />}
  >
    <TextInput
      source="fromPath"
      label="Old address"
      helperText="A path of this website where no page is any more, like /old-page"
      parse={text}
      validate={[required(), maxLength(400)]}
    />
    <SelectInput source="status" label="How long" choices={howLong} validate={required()} />
    <FormDataConsumer<Partial<RedirectRecord>>>
      {({ formData }) =>
        formData.status !== 410 && (
          <TextInput
            source="target"
            label="Leads to"
            helperText="A page of this website, like /blog"
            parse={text}
            validate={[required(), maxLength(600)]}
          />
        )
      }
    </FormDataConsumer>
    <TextInput
      source="note"
      label="Note"
      helperText="For colleagues"
      parse={text}
      validate={maxLength(200)}
    />
  </SteadyForm>
);

const Bar = ({ canDelete }: { canDelete: boolean }) => (
  <Toolbar sx={{ justifyContent: 'space-between' }}>
    <SaveButton color="secondary" />
    {canDelete && (
      <DeleteWithConfirmButton
        mutationMode="pessimistic"
        confirmTitle="Delete this redirect?"
        confirmContent="Its old address leads nowhere again: visitors who come by it see that no page is there."
      />
    )}
  </Toolbar>
);
