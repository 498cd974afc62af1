import { Typography } from '@mui/material';
import {
  Create,
  DataTable,
  DeleteButton,
  FormDataConsumer,
  maxLength,
  required,
  SelectInput,
  TextInput,
} from 'react-admin';
import { RecordEdit, SteadyForm } from '#kit/office/parts/record-edit.tsx';
import type { TemplateChannel } from '../lead-template.ts';
import { placeholders, placeholderLabels } from '../placeholders.ts';
import { RecordTable } from '#kit/office/parts/record-table.tsx';
import { RecordName } from '#kit/office/parts/record-name.tsx';
import { SampleNote } from '#kit/office/parts/sample.tsx';
import { SaveBar } from '#kit/office/parts/save-bar.tsx';
import { useMay } from '#kit/office/session.ts';

export type LeadTemplateRecord = {
  id: string;
  name: string;
  channel: TemplateChannel;
  subject: string;
  text: string;
  isSample: boolean;
};
const Column = DataTable.Col<LeadTemplateRecord>;
const channels: { id: TemplateChannel; name: string }[] = [
  { id: 'email', name: 'Mail' },
  { id: 'whatsapp', name: 'WhatsApp' },
];

/** What is written to leads again and again. */
export function LeadTemplateList() {
  const mayEdit = useMay('lead-templates:edit');
  return (
    <RecordTable<LeadTemplateRecord>
      title="Lead templates"
      intro="They are chosen on the page of a lead and can be changed before they are sent."
      nothing="No templates yet."
      add={mayEdit && { to: '/lead-templates/create', label: 'Add a template' }}
      opens={mayEdit}
    >
      <Column
        label="Name"
        disableSort
        render={({ name }) => <RecordName opens={mayEdit}>{name}</RecordName>}
      />
      <Column
        label="For"
        disableSort
        render={({ channel }) => channels.find(({ id }) => id === channel)?.name}
      />
      <Column label="Subject" disableSort render={({ subject }) => subject || '–'} />
    </RecordTable>
  );
}

export const LeadTemplateEdit = () => (
  <RecordEdit redirect="list" title="Lead template" transform={toInput}>
    <TemplateForm removable />
  </RecordEdit>
);

export const LeadTemplateCreate = () => (
  <Create redirect="list" title="New lead template" transform={toInput}>
    <TemplateForm />
  </Create>
);

const toInput = ({ name, channel, subject, text }: LeadTemplateRecord) => ({
  name,
  channel,
  subject: channel === 'email' ? (subject ?? '') : '',
  text,
});

const TemplateForm = ({ removable = false }: { removable?: boolean }) => (
  <SteadyForm
    sx={{ maxWidth: 720 }}
    defaultValues={{ channel: 'email', subject: '' }}
    toolbar={<SaveBar>{removable && <DeleteButton mutationMode="pessimistic" />}</SaveBar>}
  >
    <SampleNote />
    <TextInput
      source="name"
      label="Name"
      helperText="For the office only"
      validate={[required(), maxLength(80)]}
    />
    <SelectInput source="channel" label="For" helperText={false} choices={channels} validate={required()} />
    <FormDataConsumer<LeadTemplateRecord>>
      {({ formData }) =>
        formData.channel === 'email' && (
          <TextInput
            source="subject"
            label="Subject"
            helperText={false}
            validate={[required(), maxLength(150)]}
          />
        )
      }
    </FormDataConsumer>
    <TextInput
      source="text"
      label="Text"
      helperText={false}
      multiline
      minRows={8}
      validate={[required(), maxLength(4000)]}
    />
    <Typography variant="body2" color="text.secondary">
      Filled in when it is used:{' '}
      {placeholders.map((key) => `{{${key}}} for ${placeholderLabels[key]}`).join(', ')}.
    </Typography>
  </SteadyForm>
);
