import { z } from '@hono/zod-openapi';
import { changeOwnAgenda, OwnAgenda, readOwnAgenda } from '../own-agenda.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';

const answer = z
  .object({
    agendaAt: z.string().nullable().openapi({
      description: 'A time of India, as `08:30`; null: it does not come',
    }),
  })
  .openapi('OwnAgenda');

export const staffAgendaRoutes = [
  staffRoute('everybody', {
    method: 'get',
    path: '/session/agenda',
    summary: 'When your agenda comes by mail on working days',
    answer: ['When it comes', answer],
    handle: (ctx) => readOwnAgenda(ctx),
  }),
  staffRoute('everybody', {
    method: 'put',
    path: '/session/agenda',
    summary: 'Say when your agenda comes by mail on working days, or that it does not',
    body: OwnAgenda,
    answer: ['When it comes', answer],
    handle: (ctx, { body }) => changeOwnAgenda(ctx, body),
  }),
];
