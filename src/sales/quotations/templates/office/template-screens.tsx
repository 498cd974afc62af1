import { Create, DataTable, DeleteButton, maxLength, NumberInput, required, TextInput } from 'react-admin';
import { RecordEdit, SteadyForm } from '#kit/office/parts/record-edit.tsx';
import { formatInr } from '#kit/india/money.ts';
import { totalOf } from '../../quotation-totals.ts';
import { AddButton } from '#kit/office/parts/add-button.tsx';
import { RecordTable } from '#kit/office/parts/record-table.tsx';
import { RecordName } from '#kit/office/parts/record-name.tsx';
import { SampleNote } from '#kit/office/parts/sample.tsx';
import { SaveBar } from '#kit/office/parts/save-bar.tsx';
import { useMay } from '#kit/office/session.ts';
import { LinesInput, linesFrom } from '../../office/lines-input.tsx';
import type { TemplateRecord } from '../../office/quotation-record.ts';
import { usualDays } from '../../office/valid-until.ts';
import { createPath } from '#kit/screen-paths.ts';

const Column = DataTable.Col<TemplateRecord>;
const text = (typed: string | null) => typed ?? '';

/** What new quotations can begin with. */
export function TemplateList() {
  const mayEdit = useMay('quotations:edit');
  return (
    <RecordTable<TemplateRecord>
      title="Quotation templates"
      nothing="No templates yet."
      add={mayEdit && { to: '/quotation-templates/create', label: 'Add a template' }}
      opens={mayEdit}
    >
      <Column
        label="Name"
        disableSort
        render={({ name }) => <RecordName opens={mayEdit}>{name}</RecordName>}
      />
      <Column label="Lines" disableSort render={({ lines }) => lines.length} />
      <Column label="Total" disableSort render={({ lines }) => formatInr(totalOf(lines).totalPaise)} />
      {mayEdit && (
        <Column
          label="Use it"
          disableSort
          render={({ id }) => (
            <AddButton to={createPath('quotations', { template: id })} label="New quotation" />
          )}
        />
      )}
    </RecordTable>
  );
}

export const TemplateEdit = () => (
  <RecordEdit redirect="list" title="Quotation template" transform={toInput}>
    <TemplateForm removable />
  </RecordEdit>
);

export const TemplateCreate = () => (
  <Create redirect="list" title="New quotation template" transform={toInput}>
    <TemplateForm />
  </Create>
);

const toInput = ({ name, title, intro, terms, validDays, lines }: TemplateRecord) => ({
  name,
  title: title ?? '',
  intro: intro ?? '',
  terms: terms ?? '',
  validDays,
  lines: linesFrom(lines),
});

const TemplateForm = ({ removable = false }: { removable?: boolean }) => (
  <SteadyForm
    sx={{ maxWidth: 980 }}
    defaultValues={{ validDays: usualDays, lines: [] }}
    toolbar={<SaveBar>{removable && <DeleteButton mutationMode="pessimistic" />}</SaveBar>}
  >
    <SampleNote />
    <TextInput
      source="name"
      label="Name"
      helperText="For the office only"
      validate={[required(), maxLength(80)]}
    />
    <TextInput source="title" label="What for" helperText={false} parse={text} validate={maxLength(120)} />
    <NumberInput source="validDays" label="Valid for days" helperText={false} validate={required()} />
    <TextInput source="intro" label="Opening words" helperText={false} multiline parse={text} />
    <LinesInput />
    <TextInput source="terms" label="Terms" helperText={false} multiline minRows={3} parse={text} />
  </SteadyForm>
);
