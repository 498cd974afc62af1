import type { z } from 'zod';
import { callPath } from '#kit/path-of.ts';
import { request } from '#kit/office/http.ts';
import type { PlanInput } from '../milestones.ts';
import type { Milestones } from './answers.ts';

export type MilestonesRecord = z.infer<typeof Milestones>;
export type MilestoneRecord = MilestonesRecord['milestones'][number];
type Billed = { draftId: string; invoice: { id: string; number: string } | null };

const of = (quotationId: string) => callPath`/quotations/${quotationId}/milestones`;
export const milestoneCalls = {
  read: (quotationId: string) => request<MilestonesRecord>(of(quotationId)),
  plan: (quotationId: string, milestones: PlanInput['milestones']) =>
    request<MilestonesRecord>(of(quotationId), { method: 'POST', body: { milestones } }),
  remove: (quotationId: string) => request<null>(of(quotationId), { method: 'DELETE' }),
  meet: (id: string, issues: boolean) =>
    request<Billed>(callPath`/milestones/${id}/meet`, { method: 'POST', body: { issues } }),
};
