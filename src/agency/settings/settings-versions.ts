import { eq } from 'drizzle-orm';
import { settings } from './table.server.ts';
import type { VersionedKind } from '#agency/documents/document-kind.ts';
import { settingsKey, SiteSettings } from './site-settings.ts';
import { updateSettings } from './update-settings.ts';

/**
 * The facts about the agency as something with versions. They hold at once, for mails and invoices as for pages: a draft of
 * them would be another agency.
 */
export const versionedSettings: VersionedKind<SiteSettings> = {
  kind: 'settings',
  noun: /*i18n*/ 'The site settings',
  edit: 'settings:edit',
  whole: SiteSettings,
  find: async (ctx) => {
    const [row] = await ctx.db.select().from(settings).where(eq(settings.key, settingsKey));
    if (!row) return undefined;
    const content = SiteSettings.parse(row.value);
    return { content, isPublished: true, isSample: false, updatedAt: row.updatedAt };
  },
  publish: (ctx, _id, content) => updateSettings(ctx, content),
};
