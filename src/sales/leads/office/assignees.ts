import { useGetList } from 'react-admin';
import { roleMay } from '#kit/permissions.ts';
import type { StaffRecord } from '#agency/staff/office/staff-record.ts';

/** Whom a lead can be given to. */
export function useStaffChoices(): { id: string; name: string }[] {
  const { data = [] } = useGetList<StaffRecord>('staff');
  return data
    .filter((person) => person.active && roleMay(person.role, 'leads:edit'))
    .map(({ id, name }) => ({ id, name }));
}
