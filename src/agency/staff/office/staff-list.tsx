import { DataTable } from 'react-admin';
import { ActiveChip } from '#kit/office/parts/active-chip.tsx';
import { RecordTable } from '#kit/office/parts/record-table.tsx';
import { RecordName } from '#kit/office/parts/record-name.tsx';
import { When } from '#kit/office/parts/when.tsx';
import type { StaffRecord } from './staff-record.ts';
import { useMay } from '#kit/office/session.ts';
import { roleLabels } from '#kit/office/role-labels.ts';
import { InviteList } from '#agency/invites/office/invite-list.tsx';
import { StaffButtons } from './staff-buttons.tsx';
import { SignInRules } from './sign-in-rules.tsx';

const Column = DataTable.Col<StaffRecord>;

const roleText = ({ role, ownLeadsOnly }: StaffRecord) =>
  ownLeadsOnly ? `${roleLabels[role]}, only their own leads` : roleLabels[role];

/** Who may enter the office. Nobody is ever deleted: their work keeps their name. */
export function StaffList() {
  const mayEdit = useMay('staff:edit');
  return (
    <RecordTable<StaffRecord>
      title="Staff"
      nothing="Nobody yet."
      actions={mayEdit ? <StaffButtons /> : undefined}
      opens={mayEdit}
      above={
        mayEdit && (
          <>
            <SignInRules />
            <InviteList />
          </>
        )
      }
    >
      <Column
        source="name"
        label="Name"
        disableSort
        render={({ name }) => <RecordName opens={mayEdit}>{name}</RecordName>}
      />
      <Column source="email" label="E-mail" disableSort />
      <Column source="role" label="Role" disableSort render={roleText} />
      <Column
        source="active"
        label="Access"
        disableSort
        render={({ active }) => <ActiveChip active={active} words={['May sign in', 'Shut out']} />}
      />
      <Column
        source="secondFactor"
        label="Two-factor"
        disableSort
        render={({ secondFactor }) => <ActiveChip active={secondFactor} words={['On', 'Off']} />}
      />
      <Column
        source="lastSeenAt"
        label="Last here"
        disableSort
        render={({ lastSeenAt }) => (lastSeenAt ? <When at={lastSeenAt} /> : 'Not signed in')}
      />
    </RecordTable>
  );
}
