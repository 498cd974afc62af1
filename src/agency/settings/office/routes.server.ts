import { readSettings } from '../read-settings.ts';
import { versionedSettings } from '../settings-versions.ts';
import { settingsKey, SiteSettings } from '../site-settings.ts';
import { savedRecord } from '#agency/audit/saved-record.ts';
import { versionRoutes } from '#agency/documents/office/version-routes.server.ts';
import { publishContent, publishVersion } from '#agency/documents/publish-document.ts';
import { etag } from '#kit/answers.ts';
import { singleDocumentRoutes } from '#kit/wire/single-document.ts';

const site = savedRecord<SiteSettings>({
  subject: 'settings',
  editable: (settings) => settings,
  read: (ctx) => readSettings(ctx),
});
const Settings = SiteSettings.extend({ etag }).openapi('StaffSettings');

export const staffSettingsRoutes = [
  ...singleDocumentRoutes('settings', {
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
    update: async (ctx, content) => {
      await publishContent(ctx, versionedSettings, { id: settingsKey, content });
      return content;
    },
    id: settingsKey,
    record: site,
  }),
  ...versionRoutes(versionedSettings, {
    path: '/settings',
    params: {},
    only: settingsKey,
    read: 'settings:read',
    noun: 'the site settings',
    summary: 'Let the site settings say again what they said earlier',
    restored: 'Settings',
    answer: Settings,
    record: site,
    restore: async (ctx, version) => {
      await publishVersion(ctx, versionedSettings, version);
      return readSettings(ctx);
    },
  }),
];
