import { Link, Typography } from '@mui/material';
import {
  ArrayInput,
  maxLength,
  required,
  SimpleFormIterator,
  TextInput,
  useNotify,
  useRecordContext,
  useRedirect,
} from 'react-admin';
import { RecordEdit, SteadyForm } from '#kit/office/parts/record-edit.tsx';
import { SampleNote } from '#kit/office/parts/sample.tsx';
import { SaveBar } from '#kit/office/parts/save-bar.tsx';
import { policyVersionPath } from '../policy-path.ts';
import type { PolicyRecord } from './policy-record.ts';

export function PolicyEdit() {
  const notify = useNotify();
  const redirect = useRedirect();
  return (
    <RecordEdit
      title="Policy"
      transform={toInput}
      mutationOptions={{
        onSuccess: () => {
          notify('The new version is in force.', { type: 'success' });
          redirect('list', 'policies');
        },
      }}
    >
      <SteadyForm sx={{ maxWidth: 860 }} toolbar={<SaveBar label="Publish a new version" />}>
        <SampleNote />
        <TextInput source="title" label="Title" validate={[required(), maxLength(120)]} />
        <TextInput
          source="summary"
          label="Summary"
          helperText="One sentence above the text"
          multiline
          parse={(text: string) => text ?? ''}
          validate={maxLength(600)}
        />
        <ArrayInput source="sections" label="Sections" helperText={false} validate={required()}>
          <SimpleFormIterator disableClear fullWidth>
            <TextInput
              source="heading"
              label="Heading"
              helperText={false}
              validate={[required(), maxLength(120)]}
            />
            <TextInput
              source="text"
              label="Text"
              helperText="A blank line begins a paragraph, “- ” a list entry; [words](/path) is a link"
              multiline
              minRows={3}
              validate={[required(), maxLength(6_000)]}
            />
          </SimpleFormIterator>
        </ArrayInput>
        <History />
      </SteadyForm>
    </RecordEdit>
  );
}

const toInput = ({ title, summary, sections }: PolicyRecord) => ({
  title,
  summary: summary ?? '',
  sections: sections.map(({ heading, text }) => ({ heading, text })),
});

function History() {
  const record = useRecordContext<PolicyRecord>();
  if (!record) return null;
  const { slug, history = [] } = record;
  return (
    <>
      <Typography component="h2" variant="h6" sx={{ mt: 2 }}>
        Versions
      </Typography>
      <ul>
        {history.map(({ version, dated, changedBy }) => (
          <li key={version}>
            <Link href={policyVersionPath(slug, version)} target="_blank" rel="noopener" color="inherit">
              Version {version}
            </Link>
            , {dated}, by {changedBy}
          </li>
        ))}
      </ul>
    </>
  );
}
