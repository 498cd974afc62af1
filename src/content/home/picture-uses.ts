import { sql } from 'drizzle-orm';
import { idsIn, type PictureUses } from '#agency/media/picture-uses.ts';
import { settings } from '#agency/settings/table.server.ts';
import { homeKey } from './home-content.ts';

/** What the home page shows, hidden logos included. */
export const homePictures: PictureUses = sql`select ${idsIn(settings.value)} as picture_id,
  'Home page' as place, '/home' as path from ${settings} where ${settings.key} = ${homeKey}`;
