import { staffRoute } from '#kit/wire/staff-router.ts';
import { Page, Row } from '../../office/answers.ts';
import { compareByStaff } from '../check-by-staff.ts';
import { listReconRuns } from '../list-recon-runs.ts';

export const staffReconciliationRoutes = [
  staffRoute('payments:read', {
    method: 'get',
    path: '/reconciliations',
    summary: "Comparisons of our books with the gateway's",
    answer: ['The last sixty', Page],
    handle: (ctx) => listReconRuns(ctx),
  }),
  staffRoute('payments:check', {
    method: 'post',
    path: '/reconciliations',
    summary: 'Compare the books now',
    answer: ['What came out', Row],
    errors: [503],
    handle: (ctx) => compareByStaff(ctx),
  }),
];
