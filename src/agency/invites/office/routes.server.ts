import { createRoute, z } from '@hono/zod-openapi';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { acceptInvite, readInvite } from '../accept-invite.ts';
import { inviteStaff, resendInvite, revokeInvite } from '../invite-staff.ts';
import { listInvites } from '../list-invites.ts';
import { InviteAnswer, InviteToken, NewInvite } from '../staff-invite.ts';
import { roles } from '#kit/permissions.ts';
import { answer, body, createStaffRouter, done, IdParam, When } from '#kit/wire/staff-router.ts';
import { sessionCookies } from '#agency/staff/office/session-cookies.server.ts';
import { Me, toWire } from '#agency/staff/office/session-routes.server.ts';

const Asked = z
  .object({ email: z.string(), role: z.enum(roles), invitedByName: z.string() })
  .openapi('StaffInvitation');
const Invite = Asked.extend({
  id: z.uuid(),
  sentAt: When,
  expiresAt: When,
  expired: z.boolean(),
}).openapi('StaffInvite');

const tags = ['Staff'];
const list = createRoute({
  method: 'get',
  path: '/staff-invites',
  tags,
  summary: 'Who was asked to join and has not come yet',
  responses: { 200: answer('Invitations', z.array(Invite)), ...errorAnswers(401, 403) },
});
const invite = createRoute({
  method: 'post',
  path: '/staff-invites',
  tags,
  summary: 'Mail somebody a link with which they join the office; it works once, for 72 hours',
  request: { body: body(NewInvite) },
  responses: { 201: answer('Invited', z.object({ id: z.uuid() })), ...errorAnswers(401, 403, 422) },
});
const resend = createRoute({
  method: 'post',
  path: '/staff-invites/{id}/resend',
  tags,
  summary: 'Mail a new link; the earlier one ends',
  request: { params: IdParam },
  responses: { 204: done, ...errorAnswers(401, 403, 404) },
});
const revoke = createRoute({
  method: 'delete',
  path: '/staff-invites/{id}',
  tags,
  summary: 'Withdraw an invitation',
  request: { params: IdParam },
  responses: { 204: done, ...errorAnswers(401, 403, 404) },
});
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

export const staffInviteRoutes = () =>
  createStaffRouter()
    .openapi(list, async (c) => c.json(await listInvites(c.var.ctx), 200))
    .openapi(invite, async (c) => c.json(await inviteStaff(c.var.ctx, c.req.valid('json')), 201))
    .openapi(resend, async (c) => {
      await resendInvite(c.var.ctx, { inviteId: c.req.valid('param').id });
      return c.body(null, 204);
    })
    .openapi(revoke, async (c) => {
      await revokeInvite(c.var.ctx, { inviteId: c.req.valid('param').id });
      return c.body(null, 204);
    });

/** For who holds a link and has no session yet. */
export function invitationRoutes(deps: ApiDeps) {
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
