import { moveMandate } from '../move-mandate.ts';
import { debitEarlier } from '../debit-earlier.ts';
import { getMandate } from '../read-staff-mandate.ts';
import { sendMandate } from '../send-mandate.ts';
import { Mandate } from './answers.ts';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';

const path = '/recurring-invoices/{id}/mandate';

const moved = (act: 'pause' | 'resume' | 'cancel', summary: string) =>
  staffRoute('invoices:edit', {
    method: 'post',
    path: `${path}/${act}`,
    summary,
    params: IdParam,
    errors: [409, 503],
    handle: (ctx, { params }) => moveMandate(ctx, { recurringId: params.id, act }),
  });

/** Mandates, by the recurring invoices that they pay. */
export const staffMandateRoutes = [
  staffRoute('invoices:read', {
    method: 'get',
    path,
    summary: 'How the mandate of a recurring invoice stands, and what it has paid',
    params: IdParam,
    answer: ['It', Mandate],
    handle: (ctx, { params }) => getMandate(ctx, { recurringId: params.id }),
  }),
  staffRoute('invoices:edit', {
    method: 'post',
    path,
    summary: 'Mail its payer a link to agree to a mandate',
    params: IdParam,
    errors: [409, 503],
    handle: (ctx, { params }) => sendMandate(ctx, { recurringId: params.id }),
  }),
  staffRoute('invoices:edit', {
    method: 'post',
    path: `${path}/earlier`,
    summary: 'Let its mandate pay the open invoices from before it was sent',
    params: IdParam,
    errors: [409],
    handle: (ctx, { params }) => debitEarlier(ctx, { recurringId: params.id }),
  }),
  moved('pause', 'Debit nothing by its mandate until it goes on'),
  moved('resume', 'Let its mandate go on'),
  moved('cancel', 'End its mandate at the gateway, for good'),
];
