import { PostChange } from '../post.ts';
import { lastPostChange } from '../versions/post-versions.ts';
import { getStaffPost } from '../staff-posts.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';

export const savedPost = savedRecord<PostChange>({
  subject: 'post',
  editable: fieldsOf(PostChange),
  read: (ctx, postId) => getStaffPost(ctx, { postId }),
  changed: (ctx, postId) => lastPostChange(ctx, { postId }),
});
