import { staffRoute } from '#kit/wire/staff-router.ts';
import { Outcome } from '../../office/answers.ts';
import { z } from '@hono/zod-openapi';
import { eraseTrashed, LeadIds, restoreLeads, trashLeads } from '../trash.ts';

export const staffLeadTrashRoutes = [
  staffRoute('leads:edit', {
    method: 'post',
    path: '/leads/trash',
    summary: 'Put leads into the trash; they come back for thirty days',
    body: LeadIds,
    answer: ['What went and what could not', Outcome],
    errors: [503],
    handle: (ctx, { body }) => trashLeads(ctx, body),
  }),
  staffRoute('leads:edit', {
    method: 'post',
    path: '/leads/restore',
    summary: 'Take leads out of the trash, as they were',
    body: LeadIds,
    answer: ['What came back and what could not', Outcome],
    errors: [503],
    handle: (ctx, { body }) => restoreLeads(ctx, body),
  }),
  staffRoute('privacy:edit', {
    method: 'post',
    path: '/leads/erase',
    summary: 'Erase what lies in the trash at once, for whoever asked for it',
    body: LeadIds,
    answer: ['How many went', z.object({ erased: z.int() })],
    errors: [503],
    handle: (ctx, { body }) => eraseTrashed(ctx, body),
  }),
];
