import { useGetList } from 'react-admin';
import { useOwnLeadsOnly, useSession } from '#kit/office/session.ts';
import { roleMay } from '#kit/permissions.ts';
import type { StaffRecord } from '#agency/staff/office/staff-record.ts';

type Choice = { id: string; name: string };

/** Whom a lead can be given to, once that is known. */
export function useStaffAsked() {
  const { data, ...asked } = useGetList<StaffRecord>('staff');
  const people: Choice[] | undefined = data?.filter(worksOnLeads).map(({ id, name }) => ({ id, name }));
  return { people, asked };
}

/** The same for what shows nobody meanwhile. */
export const useStaffChoices = () => useStaffAsked().people ?? [];

/** Whose leads there can be: those of somebody who has left wait until they are given to somebody else. */
export function useAssignees(): Choice[] {
  const { data = [] } = useGetList<StaffRecord>('staff');
  return data.flatMap((person) => {
    const { id, name, active } = person;
    if (!active) return [{ id, name: `${name} (left)` }];
    return worksOnLeads(person) ? [{ id, name }] : [];
  });
}

/** Whether leads go out of sight that are given to somebody, or to nobody. */
export function useGoneWith(): (assignedTo: string | null) => boolean {
  const ownOnly = useOwnLeadsOnly();
  const myId = useSession().me?.id;
  return (assignedTo) => ownOnly && assignedTo !== myId;
}

const worksOnLeads = ({ active, role }: StaffRecord) => active && roleMay(role, 'leads:edit');
