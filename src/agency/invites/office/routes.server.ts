import { createRoute, z } from '@hono/zod-openapi';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, body, errorAnswers } from '#kit/wire/envelope.ts';
import { acceptInvite, readInvite } from '../accept-invite.ts';
import { inviteStaff, resendInvite, revokeInvite } from '../invite-staff.ts';
import { listInvites } from '../list-invites.ts';
import { InviteAnswer, InviteToken, NewInvite } from '../invite.ts';
import { createStaffRouter, IdParam, staffRoute } from '#kit/wire/staff-router.ts';
import { sessionCookies } from '#agency/staff/office/session-cookies.server.ts';
import { Me, toWire } from '#agency/staff/office/session-routes.server.ts';
import { Asked, Invite } from './answers.ts';

const tags = ['Staff'];
const read = createRoute({
  method: 'post',
  path: '/session/invitation',
  tags,
  summary: 'What the holder of a link is asked to',
  request: { body: body(InviteToken) },
  responses: { 200: answer('The invitation', Asked), ...errorAnswers(400, 404, 415, 422, 429) },
});
const accept = createRoute({
  method: 'post',
  path: '/session/invitation/answer',
  tags,
  summary: 'Join the office; the answer sets the session cookie',
  request: { body: body(InviteAnswer) },
  responses: {
    200: answer('Signed in', Me),
    202: answer(
      'The second step is awaited for five minutes',
      z.object({ secondStep: z.enum(['code', 'enrol']) }),
    ),
    ...errorAnswers(400, 404, 409, 415, 422, 429),
  },
});

export const staffInviteRoutes = [
  staffRoute('staff:edit', {
    method: 'get',
    path: '/staff-invites',
    summary: 'Who was asked to join and has not come yet',
    answer: ['Invitations', z.array(Invite)],
    handle: (ctx) => listInvites(ctx),
  }),
  staffRoute('staff:edit', {
    method: 'post',
    path: '/staff-invites',
    summary: 'Mail somebody a link with which they join the office; it works once, for 72 hours',
    body: NewInvite,
    status: 201,
    answer: ['Invited', z.object({ id: z.uuid() })],
    handle: (ctx, { body }) => inviteStaff(ctx, body),
  }),
  staffRoute('staff:edit', {
    method: 'post',
    path: '/staff-invites/{id}/resend',
    summary: 'Mail a new link; the earlier one ends',
    params: IdParam,
    handle: (ctx, { params }) => resendInvite(ctx, { inviteId: params.id }),
  }),
  staffRoute('staff:edit', {
    method: 'delete',
    path: '/staff-invites/{id}',
    summary: 'Withdraw an invitation',
    params: IdParam,
    handle: (ctx, { params }) => revokeInvite(ctx, { inviteId: params.id }),
  }),
];

/** For who holds a link and has no session yet. */
export function inviteRoutes(deps: ApiDeps) {
  const cookies = sessionCookies(deps);
  return createStaffRouter()
    .openapi(read, async (c) => c.json(await readInvite(deps.ctxFor(c), c.req.valid('json')), 200))
    .openapi(accept, async (c) => {
      const { previousToken } = cookies.read(c);
      const opened = await acceptInvite(deps.ctxFor(c), { ...c.req.valid('json'), previousToken });
      if ('step' in opened) {
        cookies.awaitStep(c, opened.stepToken);
        return c.json({ secondStep: opened.step }, 202);
      }
      cookies.open(c, opened.token);
      return c.json(toWire(opened.actor), 200);
    });
}
