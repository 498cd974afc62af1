import { z } from '@hono/zod-openapi';
import { changeQuietHours, readQuietHours } from '../own-quiet-hours.ts';
import { QuietHours } from '../quiet-hours.ts';
import { When } from '#kit/answers.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';

const OwnQuietHours = z
  .object({
    quietHours: QuietHours.nullable().openapi({
      description: '`days`: whole days of the week besides, 0 is Monday; null: no quiet hours',
    }),
    until: When.nullable().openapi({ description: 'When the present ones end; null outside of them' }),
    waiting: z.number().int().openapi({ description: 'So many notices wait' }),
  })
  .openapi('OwnQuietHours');

export const staffQuietRoutes = [
  staffRoute('everybody', {
    method: 'get',
    path: '/session/quiet-hours',
    summary: 'When you want no notices by mail',
    answer: ['Your quiet hours', OwnQuietHours],
    handle: (ctx) => readQuietHours(ctx),
  }),
  staffRoute('everybody', {
    method: 'put',
    path: '/session/quiet-hours',
    summary: 'Say when you want no notices by mail; what waits already goes sooner where they end sooner',
    body: z.strictObject({ quietHours: QuietHours.nullable() }),
    answer: ['Your quiet hours', OwnQuietHours],
    handle: (ctx, { body }) => changeQuietHours(ctx, body),
  }),
];
