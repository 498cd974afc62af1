import { sql } from 'drizzle-orm';
import type { PictureUses } from '#agency/media/picture-uses.ts';
import { galleries, galleryImages } from './table.server.ts';

/** What hangs in galleries, and their covers. */
export const galleryPictures: PictureUses = sql`select shown.picture_id,
  'Gallery: ' || ${galleries.title} as place, '/galleries/' || ${galleries.id} as path
  from ${galleries} cross join lateral (
    select ${galleries.coverPictureId} as picture_id
    union all select ${galleryImages.pictureId} from ${galleryImages} where ${galleryImages.galleryId} = ${galleries.id}
  ) as shown where ${galleries.deletedAt} is null`;
