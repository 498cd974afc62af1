import {
  AutocompleteArrayInput,
  BooleanInput,
  Create,
  DataTable,
  DeleteButton,
  maxLength,
  required,
  SelectArrayInput,
  TextInput,
  useGetList,
} from 'react-admin';
import { RecordEdit, SteadyForm } from '#kit/office/parts/record-edit.tsx';
import { useStaffChoices } from '../../office/assignees.ts';
import { StaffNotRead } from '../../office/staff-not-read.tsx';
import { ActiveChip } from '#kit/office/parts/active-chip.tsx';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import { OrderButtons } from '#kit/office/parts/order-buttons.tsx';
import { RecordTable } from '#kit/office/parts/record-table.tsx';
import { RecordName } from '#kit/office/parts/record-name.tsx';
import { SaveBar } from '#kit/office/parts/save-bar.tsx';
import type { ServiceRecord } from '#catalogue/services/office/service-record.ts';
import type { StaffRecord } from '#agency/staff/office/staff-record.ts';
import { useMay } from '#kit/office/session.ts';
import { ChancesCard } from '../../deal/office/chances-card.tsx';
import { ClockCard } from '../../clock/office/clock-card.tsx';
import { DutyCard } from './duty-card.tsx';

type RuleRecord = { id: string; name: string; services: string[]; people: string[]; active: boolean };
const Column = DataTable.Col<RuleRecord>;

/** To whom new leads go, how soon they are to be answered, and who is away. */
export function RuleList() {
  const mayEdit = useMay('lead-rules:edit');
  const { data: people = [] } = useGetList<StaffRecord>('staff');
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? 'Somebody';
  return (
    <RecordTable<RuleRecord>
      title="Lead rules"
      intro="A new lead goes to the first rule that names its service and has somebody on duty. Its people take turns. A rule without a service is for all of them: put it last."
      nothing="No rules yet: new leads wait until somebody takes them."
      add={mayEdit && { to: '/lead-rules/create', label: 'Add a rule' }}
      opens={mayEdit}
      above={
        <>
          <ClockCard mayEdit={mayEdit} />
          <ChancesCard mayEdit={mayEdit} />
          <DutyCard />
        </>
      }
    >
      <Column
        label="Name"
        disableSort
        render={({ name }) => <RecordName opens={mayEdit}>{name}</RecordName>}
      />
      <Column
        label="Services"
        disableSort
        render={({ services }) => services.join(', ') || 'Every service'}
      />
      <Column label="People" disableSort render={(rule) => rule.people.map(nameOf).join(', ')} />
      <Column label="In use" disableSort render={({ active }) => <ActiveChip active={active} />} />
      {mayEdit && (
        <Column label="Order" disableSort render={({ id, name }) => <OrderButtons id={id} name={name} />} />
      )}
    </RecordTable>
  );
}

export const RuleEdit = () => (
  <RecordEdit redirect="list" title="Lead rule" transform={toInput}>
    <RuleForm removable />
  </RecordEdit>
);

export const RuleCreate = () => (
  <Create redirect="list" title="New lead rule" transform={toInput}>
    <RuleForm />
  </Create>
);

const toInput = ({ name, services, people, active }: RuleRecord) => ({
  name,
  services: services ?? [],
  people: people ?? [],
  active,
});

function RuleForm({ removable = false }: { removable?: boolean }) {
  const services = useGetList<ServiceRecord>('services');
  const people = useStaffChoices();
  return (
    <SteadyForm
      sx={{ maxWidth: 720 }}
      defaultValues={{ services: [], people: [], active: true }}
      toolbar={<SaveBar>{removable && <DeleteButton mutationMode="pessimistic" />}</SaveBar>}
    >
      <TextInput
        source="name"
        label="Name"
        helperText="The lead’s timeline shows it"
        validate={[required(), maxLength(80)]}
      />
      <NotRead what="The services" asked={services} />
      <SelectArrayInput
        source="services"
        label="Services"
        helperText="None chosen: every service"
        choices={(services.data ?? []).map(({ name }) => ({ id: name, name }))}
      />
      <StaffNotRead />
      <AutocompleteArrayInput
        source="people"
        label="People who take turns"
        helperText="In this order; who is off duty is passed over"
        choices={people}
        validate={required()}
      />
      <BooleanInput source="active" label="In use" helperText={false} />
    </SteadyForm>
  );
}
