import { z } from '@hono/zod-openapi';
import { roles } from '#kit/permissions.ts';
import { When } from '#kit/answers.ts';

export const Asked = z
  .object({ email: z.string(), role: z.enum(roles), invitedByName: z.string() })
  .openapi('StaffInvitation');

export const Invite = Asked.extend({
  id: z.uuid(),
  ownLeadsOnly: z.boolean(),
  sentAt: When,
  expiresAt: When,
  expired: z.boolean(),
}).openapi('StaffInvite');
