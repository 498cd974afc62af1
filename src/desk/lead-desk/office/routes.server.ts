import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';
import { LeadDesk } from '../lead-desk.ts';
import { readLeadDesk } from '../read-lead-desk.ts';

export const staffLeadDeskRoutes = [
  staffRoute('leads:read', {
    method: 'get',
    path: '/lead-desk/{id}',
    summary: 'What was sold to a lead, and is about to be',
    description: 'The newest of each kind; a kind that the role may not see is null.',
    params: IdParam,
    answer: [
      'Its quotations, appointments, payments, documents and plans',
      LeadDesk.openapi('StaffLeadDesk'),
    ],
    handle: (ctx, { params }) => readLeadDesk(ctx, { leadId: params.id }),
  }),
];
