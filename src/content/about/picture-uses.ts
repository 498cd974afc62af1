import { sql } from 'drizzle-orm';
import type { PictureUses } from '#agency/media/picture-uses.ts';
import { settings } from '#agency/settings/table.server.ts';

/** By what the founder is shown. */
export const aboutPictures: PictureUses = sql`select (${settings.value}->>'founderPictureId')::uuid as picture_id,
  'About page' as place, '/about' as path from ${settings} where ${settings.key} = 'about'`;
