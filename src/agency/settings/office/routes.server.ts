import { readSettings } from '../read-settings.ts';
import { SiteSettings } from '../site-settings.ts';
import { updateSettings } from '../update-settings.ts';
import { savedRecord } from '#agency/audit/saved-record.ts';
import { etag } from '#kit/answers.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';

const site = savedRecord<SiteSettings>({
  subject: 'settings',
  said: (settings) => settings,
  read: (ctx) => readSettings(ctx),
});
const Settings = SiteSettings.extend({ etag }).openapi('StaffSettings');

export const staffSettingsRoutes = [
  staffRoute('settings:read', {
    method: 'get',
    path: '/settings',
    summary: 'The facts about the agency',
    answer: ['Settings', Settings],
    handle: async (ctx) => site.withEtag(await readSettings(ctx)),
  }),
  staffRoute('settings:edit', {
    method: 'put',
    path: '/settings',
    summary: 'Replace the facts about the agency',
    ifMatch: true,
    body: SiteSettings,
    answer: ['Settings', Settings],
    handle: (ctx, { ifMatch, body }) =>
      site.saveWithEtag(ctx, { id: 'site', ifMatch, input: body }, (ctx) => updateSettings(ctx, body)),
  }),
];
