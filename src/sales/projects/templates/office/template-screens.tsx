import {
  ArrayInput,
  Create,
  DataTable,
  DeleteButton,
  maxLength,
  NumberInput,
  required,
  SimpleFormIterator,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { RecordEdit, SteadyForm } from '#kit/office/parts/record-edit.tsx';
import { RecordName } from '#kit/office/parts/record-name.tsx';
import { RecordTable } from '#kit/office/parts/record-table.tsx';
import { SaveBar } from '#kit/office/parts/save-bar.tsx';
import { useMay } from '#kit/office/session.ts';
import { stepCount } from '../../project.ts';
import type { ProjectTemplateInput } from '../template.ts';

type Template = ProjectTemplateInput & { id: string };
const Column = DataTable.Col<Template>;
const others = 'All other services';
const text = (typed: string | null) => typed ?? '';
const inAll = ({ steps }: ProjectTemplateInput) => steps.reduce((sum, { days }) => sum + days, 0);

/** The six steps that projects begin with, by service. */
export function TemplateList() {
  const mayEdit = useMay('projects:edit');
  return (
    <RecordTable<Template>
      title="Project steps"
      intro="What is sold begins with the steps of its service, promised from the day of the sale on. Projects that have begun keep theirs."
      nothing="No steps yet."
      add={mayEdit && { to: '/project-templates/create', label: 'Add a service' }}
      opens={mayEdit}
    >
      <Column
        label="Service"
        disableSort
        render={({ service }) => <RecordName opens={mayEdit}>{service || others}</RecordName>}
      />
      <Column label="Steps" disableSort render={({ steps }) => steps.map(({ title }) => title).join(', ')} />
      <Column label="Days in all" disableSort render={inAll} />
    </RecordTable>
  );
}

export const TemplateEdit = () => (
  <RecordEdit redirect="list" title="Project steps">
    <TemplateForm />
  </RecordEdit>
);

export const TemplateCreate = () => (
  <Create redirect="list" title="Steps of a service">
    <TemplateForm />
  </Create>
);

const begun = { service: '', steps: Array.from({ length: stepCount }, () => ({ title: '', days: 7 })) };

function TemplateForm() {
  const record = useRecordContext<Template>();
  const isUsual = record?.service === '';
  return (
    <SteadyForm
      sx={{ maxWidth: 640 }}
      defaultValues={begun}
      toolbar={<SaveBar>{record && !isUsual && <DeleteButton mutationMode="pessimistic" />}</SaveBar>}
    >
      <TextInput
        source="service"
        label="Service"
        readOnly={isUsual}
        parse={text}
        helperText={isUsual ? `${others} begin with these` : 'As it is called among the services'}
        validate={isUsual ? [] : [required(), maxLength(80)]}
      />
      <ArrayInput source="steps" label="Six steps, as the page of the service prints them">
        <SimpleFormIterator inline disableAdd disableRemove disableClear disableReordering>
          <TextInput
            source="title"
            label="Step"
            helperText={false}
            parse={text}
            validate={[required(), maxLength(60)]}
          />
          <NumberInput
            source="days"
            label="Days"
            helperText={false}
            min={0}
            max={365}
            validate={required()}
          />
        </SimpleFormIterator>
      </ArrayInput>
    </SteadyForm>
  );
}
