import { readSettings } from '../read-settings.ts';
import { SiteSettings } from '../site-settings.ts';
import { updateSettings } from '../update-settings.ts';
import { savedRecord } from '#agency/audit/saved-record.ts';
import { etag } from '#kit/answers.ts';
import { singleDocumentRoutes } from '#kit/wire/single-document.ts';

const site = savedRecord<SiteSettings>({
  subject: 'settings',
  editable: (settings) => settings,
  read: (ctx) => readSettings(ctx),
});
const Settings = SiteSettings.extend({ etag }).openapi('StaffSettings');

export const staffSettingsRoutes = singleDocumentRoutes('settings', {
  read: 'settings:read',
  edit: 'settings:edit',
  input: SiteSettings,
  answer: Settings,
  says: {
    get: 'The facts about the agency',
    got: 'Settings',
    put: 'Replace the facts about the agency',
    saved: 'Settings',
  },
  get: readSettings,
  update: updateSettings,
  id: 'site',
  record: site,
});
