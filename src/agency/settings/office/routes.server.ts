import { createRoute } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { allow } from '#kit/context.ts';
import { readSettings } from '../read-settings.ts';
import { SiteSettings } from '../site-settings.ts';
import { updateSettings } from '../update-settings.ts';
import { savedRecord } from '#agency/audit/saved-record.ts';
import { answer, body, createStaffRouter, etag, IfMatch } from '#kit/wire/staff-router.ts';

const site = savedRecord<SiteSettings>({
  subject: 'settings',
  said: (settings) => settings,
  read: (ctx) => readSettings(ctx),
});
const Settings = SiteSettings.extend({ etag }).openapi('StaffSettings');

const tags = ['Staff'];
const read = createRoute({
  method: 'get',
  path: '/settings',
  tags,
  summary: 'The facts about the agency',
  responses: { 200: answer('Settings', Settings), ...errorAnswers(401, 403) },
});
const update = createRoute({
  method: 'put',
  path: '/settings',
  tags,
  summary: 'Replace the facts about the agency',
  request: { headers: IfMatch, body: body(SiteSettings) },
  responses: { 200: answer('Settings', Settings), ...errorAnswers(401, 403, 412, 422, 428) },
});

export const staffSettingsRoutes = () =>
  createStaffRouter()
    .openapi(read, async (c) => {
      allow(c.var.ctx.actor, 'settings:read');
      return c.json(site.withEtag(await readSettings(c.var.ctx)), 200);
    })
    .openapi(update, async (c) => {
      const input = c.req.valid('json');
      const save = { id: 'site', ...c.req.valid('header'), input };
      const after = await site.save(c.var.ctx, save, (ctx) => updateSettings(ctx, input));
      return c.json(site.withEtag(after), 200);
    });
