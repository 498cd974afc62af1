import type { z } from 'zod';
import { useGetList } from 'react-admin';
import type { LeadField } from './answers.ts';

export type FieldRecord = z.infer<typeof LeadField>;

/** The agency's own fields in their order, the retired ones included. */
export const useLeadFields = (): FieldRecord[] => useGetList<FieldRecord>('lead-fields').data ?? [];

export const useActiveFields = () => useLeadFields().filter(({ retired }) => !retired);
