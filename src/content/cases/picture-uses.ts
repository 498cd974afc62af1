import { sql } from 'drizzle-orm';
import type { PictureUses } from '#agency/media/picture-uses.ts';
import { cases } from './table.server.ts';

const { beforePictureId, desktopPictureId, phonePictureId, stepPictureId } = cases;

/** What cases show of the work. */
export const casePictures: PictureUses = sql`select shown.picture_id,
  'Work: ' || ${cases.client} as place, '/cases/' || ${cases.id} as path
  from ${cases} cross join lateral
  (values (${beforePictureId}), (${desktopPictureId}), (${phonePictureId}), (${stepPictureId})) as shown (picture_id)`;
