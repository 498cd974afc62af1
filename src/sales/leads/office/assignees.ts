import { useGetList } from 'react-admin';
import { roleMay } from '#kit/permissions.ts';
import type { StaffRecord } from '#agency/staff/office/staff-record.ts';

type Choice = { id: string; name: string };

/** Whom a lead can be given to. */
export function useStaffChoices(): Choice[] {
  const { data = [] } = useGetList<StaffRecord>('staff');
  return data.filter(worksOnLeads).map(({ id, name }) => ({ id, name }));
}

/** Whose leads there can be: those of somebody who has left wait until they are given to somebody else. */
export function useAssignees(): Choice[] {
  const { data = [] } = useGetList<StaffRecord>('staff');
  return data.flatMap((person) => {
    const { id, name, active } = person;
    if (!active) return [{ id, name: `${name} (left)` }];
    return worksOnLeads(person) ? [{ id, name }] : [];
  });
}

const worksOnLeads = ({ active, role }: StaffRecord) => active && roleMay(role, 'leads:edit');
