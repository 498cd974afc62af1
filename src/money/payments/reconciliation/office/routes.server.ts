import { z } from '@hono/zod-openapi';
import { staffRoute } from '#kit/wire/staff-router.ts';
import { compareByStaff } from '../check-by-staff.ts';
import { listReconRuns } from '../list-recon-runs.ts';
import { ReconRun } from './answers.ts';

const ReconRuns = z.object({ data: z.array(ReconRun), total: z.number().int(), nextCursor: z.null() });

export const staffReconciliationRoutes = [
  staffRoute('payments:read', {
    method: 'get',
    path: '/reconciliations',
    summary: "Comparisons of our books with the gateway's",
    answer: ['The last sixty', ReconRuns],
    handle: (ctx) => listReconRuns(ctx),
  }),
  staffRoute('payments:check', {
    method: 'post',
    path: '/reconciliations',
    summary: 'Compare the books now',
    answer: ['What came out', ReconRun],
    errors: [503],
    handle: (ctx) => compareByStaff(ctx),
  }),
];
