import { sql } from 'drizzle-orm';
import type { PictureUses } from '#agency/media/picture-uses.ts';
import { servicePages } from './table.server.ts';

/** What service pages begin with. */
export const servicePagePictures: PictureUses = sql`select (${servicePages.content}->>'pictureId')::uuid as picture_id,
  'Service page: ' || ${servicePages.slug} as place, '/service-pages/' || ${servicePages.slug} as path
  from ${servicePages}`;
