import { z } from '@hono/zod-openapi';
import { Waiting } from './answers.ts';
import { removeFromList } from '../leave-list.ts';
import { listWaiting } from '../list-waiting.ts';
import { HandOffer, offerByHand } from '../offer-by-hand.ts';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';

export const staffWaitingRoutes = [
  staffRoute('bookings:read', {
    method: 'get',
    path: '/waiting-list',
    summary: 'Who waits for a time on a full day, by day and in their order',
    answer: ['The list', z.array(Waiting)],
    handle: (ctx) => listWaiting(ctx),
  }),
  staffRoute('bookings:edit', {
    method: 'post',
    path: '/waiting-list/{id}/offer',
    summary: 'Hold a time for them, and tell them',
    params: IdParam,
    body: HandOffer,
    errors: [409],
    handle: (ctx, { params: { id: waitingId }, body }) => offerByHand(ctx, { ...body, waitingId }),
  }),
  staffRoute('bookings:edit', {
    method: 'delete',
    path: '/waiting-list/{id}',
    summary: 'Take them off the list, and give on what was held for them',
    params: IdParam,
    handle: (ctx, { params: { id: waitingId } }) => removeFromList(ctx, { waitingId }),
  }),
];
