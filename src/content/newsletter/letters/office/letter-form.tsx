import {
  AutocompleteArrayInput,
  Create,
  DeleteButton,
  maxLength,
  ReferenceArrayInput,
  required,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { RecordEdit, SteadyForm } from '#kit/office/parts/record-edit.tsx';
import { SaveBar } from '#kit/office/parts/save-bar.tsx';
import { LetterWork } from './letter-work.tsx';
import type { LetterRecord } from './letter-record.ts';

const toInput = ({ subject, text, postIds }: LetterRecord) => ({ subject, text, postIds: postIds ?? [] });

export const LetterCreate = () => (
  <Create redirect="edit" title="Write a letter" transform={toInput}>
    <LetterForm />
  </Create>
);

export const LetterEdit = () => (
  <RecordEdit redirect={false} title="Letter" transform={toInput}>
    <LetterForm />
  </RecordEdit>
);

/** What is on its way or was sent can only be read. */
function LetterForm() {
  const letter = useRecordContext<LetterRecord>();
  const isFixed = letter !== undefined && letter.status !== 'draft';
  return (
    <SteadyForm
      sx={{ maxWidth: 760 }}
      defaultValues={{ postIds: [] }}
      toolbar={isFixed ? false : <SaveBar>{letter && <DeleteButton mutationMode="pessimistic" />}</SaveBar>}
    >
      {letter && <LetterWork letter={letter} />}
      <TextInput
        source="subject"
        label="Subject"
        helperText={false}
        readOnly={isFixed}
        validate={[required(), maxLength(150)]}
      />
      <TextInput
        source="text"
        label="Text"
        helperText="An empty line begins a new paragraph."
        multiline
        minRows={8}
        readOnly={isFixed}
        validate={[required(), maxLength(10_000)]}
      />
      <ReferenceArrayInput
        source="postIds"
        reference="posts"
        perPage={50}
        filter={{ status: 'published' }}
        enableGetChoices={() => true}
      >
        <AutocompleteArrayInput
          label="Posts to lead to"
          helperText="At most six, in this order."
          optionText="title"
          readOnly={isFixed}
        />
      </ReferenceArrayInput>
    </SteadyForm>
  );
}
