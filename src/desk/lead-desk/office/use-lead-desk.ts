import { useGetOne } from 'react-admin';
import type { LeadDesk } from '../lead-desk.ts';

/** What stands beside a lead. */
export const useLeadDesk = (leadId: string) =>
  useGetOne<LeadDesk & { id: string }>('lead-desk', { id: leadId }, { retry: false, onError: () => {} });
