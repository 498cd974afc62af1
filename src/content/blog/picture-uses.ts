import { sql } from 'drizzle-orm';
import type { PictureUses } from '#agency/media/picture-uses.ts';
import { postPictures, posts } from './table.server.ts';

/** What posts show, above and below their text and in it. */
export const postUses: PictureUses = sql`select shown.picture_id,
  'Blog: ' || ${posts.title} as place, '/posts/' || ${posts.id} as path
  from ${posts} cross join lateral (
    select ${posts.image1Id} as picture_id union all select ${posts.image2Id}
    union all select ${postPictures.pictureId} from ${postPictures} where ${postPictures.postId} = ${posts.id}
  ) as shown`;
