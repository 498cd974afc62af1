import { Box } from '@mui/material';
import {
  AutocompleteArrayInput,
  Create,
  DeleteButton,
  FormDataConsumer,
  maxLength,
  NumberInput,
  ReferenceArrayInput,
  required,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { RecordEdit, SteadyForm } from '#kit/office/parts/record-edit.tsx';
import { SaveBar } from '#kit/office/parts/save-bar.tsx';
import { everybody } from '../segment.ts';
import { LetterFigures } from './letter-figures.tsx';
import { LetterWork } from './letter-work.tsx';
import { SegmentInputs } from './segment-inputs.tsx';
import type { LetterRecord } from './letter-record.ts';

const toInput = ({ subject, subjectB, sharePercent, decideHours, text, postIds, segment }: LetterRecord) => ({
  subject,
  subjectB: subjectB ?? '',
  sharePercent,
  decideHours,
  text,
  postIds: postIds ?? [],
  segment: { ...segment, source: segment.source ?? '' },
});

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

const begun = { subjectB: '', sharePercent: 10, decideHours: 4, postIds: [], segment: everybody };

/** What is on its way or was sent can only be read. */
function LetterForm() {
  const letter = useRecordContext<LetterRecord>();
  const isFixed = letter !== undefined && letter.status !== 'draft';
  const help = (text: string) => !isFixed && text;
  const hasGone = isFixed && letter.status !== 'scheduled';
  return (
    <SteadyForm
      sx={{ maxWidth: 760 }}
      defaultValues={begun}
      toolbar={isFixed ? false : <SaveBar>{letter && <DeleteButton mutationMode="pessimistic" />}</SaveBar>}
    >
      {letter && <LetterWork letter={letter} />}
      {hasGone && <LetterFigures letter={letter} />}
      <TextInput
        source="subject"
        label="Subject"
        helperText={false}
        readOnly={isFixed}
        validate={[required(), maxLength(150)]}
      />
      <TextInput
        source="subjectB"
        label="Second subject to try"
        helperText={help('Each goes to a share of the readers; the one with more clicks goes to the rest.')}
        readOnly={isFixed}
        validate={maxLength(150)}
      />
      <FormDataConsumer<LetterRecord>>
        {({ formData }) =>
          formData.subjectB && (
            <Box
              sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, width: '100%' }}
            >
              <NumberInput
                source="sharePercent"
                label="Share for each, in percent"
                helperText={false}
                min={1}
                max={50}
                readOnly={isFixed}
                validate={required()}
              />
              <NumberInput
                source="decideHours"
                label="Decide after hours"
                helperText={help('Too few clicks to tell: the first goes on')}
                min={1}
                max={72}
                readOnly={isFixed}
                validate={required()}
              />
            </Box>
          )
        }
      </FormDataConsumer>
      <TextInput
        source="text"
        label="Text"
        helperText={help(
          'An empty line begins a new paragraph. Web addresses become links that are counted.',
        )}
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
          helperText={help('At most six, in this order.')}
          optionText="title"
          readOnly={isFixed}
        />
      </ReferenceArrayInput>
      <SegmentInputs readOnly={isFixed} />
    </SteadyForm>
  );
}
