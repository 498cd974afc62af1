import type { PostChange } from '../post.ts';
import type { Block } from '../post-blocks.ts';
import { createPost } from '../create-post.ts';
import { movePost } from '../move-post.ts';
import { updatePost } from '../update-post.ts';
import type { Ctx } from '#kit/context.ts';

/** A member of staff who may write posts. */
export const asEditor = (ctx: Ctx): Ctx => ({
  ...ctx,
  actor: {
    kind: 'staff',
    id: '01975d3c-0000-7000-8000-000000000001',
    name: 'Editor',
    email: 'editor@example.com',
    role: 'content',
    ownLeadsOnly: false,
  },
});

export const paragraph = (text: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] });

/** Writes a post as staff do and publishes it unless told otherwise. */
export async function writePost(
  ctx: Ctx,
  title: string,
  change: Partial<PostChange> = {},
  status: 'draft' | 'published' = 'published',
) {
  const editor = asEditor(ctx);
  const { id } = await createPost(editor, { title });
  const blocks = { type: 'doc' as const, content: [paragraph('First words.'), paragraph('More words.')] };
  const draft = await updatePost(editor, { blocks, ...change, postId: id });
  return status === 'draft' ? draft : movePost(editor, { postId: id, status });
}
