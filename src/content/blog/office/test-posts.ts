import { openOffice } from '#office/test-office.ts';

export type Post = {
  id: string;
  slug: string;
  version: number;
  etag: string;
  status: string;
  previewToken: string;
  publishedAt: string | null;
};

export type BlogOffice = Awaited<ReturnType<typeof openBlogOffice>>;

/** The back office with somebody who writes posts. */
export async function openBlogOffice() {
  const office = await openOffice();
  const editor = await office.as('content', 'Meera');
  return {
    office,
    editor,
    begin: async (title: string) => (await editor<Post>('POST', '/posts', { title })).body,
    change: (post: Post, fields: Record<string, unknown>) =>
      editor<Post & { errors?: Record<string, string> }>('PATCH', `/posts/${post.id}`, fields, {
        'If-Match': `"${post.etag}"`,
      }),
    move: (post: Post, status: string, publishAt?: string) =>
      editor<Post>('PUT', `/posts/${post.id}/state`, { status, ...(publishAt && { publishAt }) }),
  };
}

export const blocks = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
