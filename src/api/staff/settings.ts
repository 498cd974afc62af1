import { createRoute } from '@hono/zod-openapi';
import { errorAnswers } from '#api/envelope.ts';
import { allow } from '#domain/context.ts';
import { readSettings } from '#domain/settings/read-settings.ts';
import { SiteSettings } from '#domain/settings/site-settings.ts';
import { updateSettings } from '#domain/settings/update-settings.ts';
import { answer, body, createStaffRouter } from './router.ts';

const tags = ['Staff'];
const read = createRoute({
  method: 'get',
  path: '/settings',
  tags,
  summary: 'The facts about the agency',
  responses: { 200: answer('Settings', SiteSettings), ...errorAnswers(401, 403) },
});
const update = createRoute({
  method: 'put',
  path: '/settings',
  tags,
  summary: 'Replace the facts about the agency',
  request: { body: body(SiteSettings) },
  responses: { 200: answer('Settings', SiteSettings), ...errorAnswers(401, 403, 422) },
});

export const staffSettingsRoutes = () =>
  createStaffRouter()
    .openapi(read, async (c) => {
      allow(c.var.ctx.actor, 'settings:read');
      return c.json(await readSettings(c.var.ctx), 200);
    })
    .openapi(update, async (c) => c.json(await updateSettings(c.var.ctx, c.req.valid('json')), 200));
