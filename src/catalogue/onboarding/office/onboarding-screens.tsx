import { Create, DataTable, NumberInput } from 'react-admin';
import { RecordEdit } from '#kit/office/parts/record-edit.tsx';
import { formatHours } from '#kit/office/parts/hours.ts';
import { OpenHoursInput } from '#kit/office/parts/open-hours-input.tsx';
import { ActiveChip } from '#kit/office/parts/active-chip.tsx';
import { RecordTable } from '#kit/office/parts/record-table.tsx';
import { RecordName } from '#kit/office/parts/record-name.tsx';
import { RequiredText } from '#kit/office/parts/text-inputs.tsx';
import { useMay } from '#kit/office/session.ts';
import { LinesInput, withoutBlankLines } from '#agency/settings/office/lines-input.tsx';
import { RecordForm } from '#kit/office/parts/record-form.tsx';
import { ServiceInput } from '#catalogue/services/office/service-input.tsx';
import type { LevelRecord, ScheduleRecord } from './onboarding-record.ts';

const LevelColumn = DataTable.Col<LevelRecord>;
const Column = DataTable.Col<ScheduleRecord>;

/** How much customers know already when they begin. */
export function LevelList() {
  const mayEdit = useMay('pricing:edit');
  return (
    <RecordTable<LevelRecord>
      title="Class levels"
      nothing="No levels yet."
      add={mayEdit && { to: '/class-levels/create', label: 'Add a level' }}
      opens={mayEdit}
    >
      <LevelColumn
        label="Level"
        disableSort
        render={({ name }) => <RecordName opens={mayEdit}>{name}</RecordName>}
      />
      <LevelColumn source="position" label="Place in the list" disableSort />
      <LevelColumn
        label="Status"
        disableSort
        render={({ status }) => <ActiveChip active={status === 'Active'} />}
      />
    </RecordTable>
  );
}

export const LevelEdit = () => (
  <RecordEdit redirect="list" title="Level">
    <LevelForm canDelete />
  </RecordEdit>
);
export const LevelCreate = () => (
  <Create redirect="list" title="New level">
    <LevelForm canDelete={false} />
  </Create>
);
const LevelForm = ({ canDelete }: { canDelete: boolean }) => (
  <RecordForm canDelete={canDelete} what="level" defaults={{ position: 0 }}>
    <RequiredText source="name" label="Level" />
    <NumberInput source="position" label="Place in the list" />
  </RecordForm>
);

/** When onboarding sessions take place, and for whom. */
export function ScheduleList() {
  const mayEdit = useMay('pricing:edit');
  return (
    <RecordTable<ScheduleRecord>
      title="Onboarding schedules"
      intro="Times that customers of a service can choose, one a day."
      nothing="No schedules yet."
      add={mayEdit && { to: '/class-schedules/create', label: 'Add a schedule' }}
      opens={mayEdit}
    >
      <Column
        label="Service"
        disableSort
        render={({ serviceName }) => <RecordName opens={mayEdit}>{serviceName}</RecordName>}
      />
      <Column label="Levels" disableSort render={({ levels }) => levels.join(', ') || 'Everybody'} />
      <Column label="Ages" disableSort render={({ ageGroups }) => ageGroups.join(', ') || 'Everybody'} />
      <Column label="Times" disableSort render={({ frequency }) => formatHours(frequency)} />
      <Column
        label="Status"
        disableSort
        render={({ status, warning }) => (
          <>
            <ActiveChip active={status === 'Active'} /> {warning}
          </>
        )}
      />
    </RecordTable>
  );
}

const whole = ({ levels = [], ageGroups = [], ...rest }: Partial<ScheduleRecord>) => ({
  ...rest,
  levels: withoutBlankLines(levels),
  ageGroups: withoutBlankLines(ageGroups),
});

export const ScheduleEdit = () => (
  <RecordEdit redirect="list" title="Schedule" transform={whole}>
    <ScheduleForm canDelete />
  </RecordEdit>
);
export const ScheduleCreate = () => (
  <Create redirect="list" title="New schedule" transform={whole}>
    <ScheduleForm canDelete={false} />
  </Create>
);
const ScheduleForm = ({ canDelete }: { canDelete: boolean }) => (
  <RecordForm canDelete={canDelete} what="schedule" defaults={{ levels: [], ageGroups: [], frequency: [] }}>
    <ServiceInput />
    <LinesInput source="levels" label="Levels" helperText="One a line; none for everybody" />
    <LinesInput
      source="ageGroups"
      label="Ages"
      helperText="One range a line, like 18 - 99; none for everybody"
    />
    <OpenHoursInput source="frequency" label="Times (IST)" />
  </RecordForm>
);
