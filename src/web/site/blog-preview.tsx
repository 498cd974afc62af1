import { data } from 'react-router';
import { findPreview } from '#domain/blog/find-post.ts';
import { ctxContext } from '#web/context.server.ts';
import type { Route } from './+types/blog-preview';
import { PostArticle } from './blog/post-article.tsx';
import { viewOf } from './blog/post-view.server.ts';
import { PageHead } from './page-head.tsx';

/** A post before it is out, for whoever was given its link. Never kept, never listed. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const post = await findPreview(context.get(ctxContext), params);
  if (!post) throw data('No such preview', { status: 404 });
  return { post: viewOf(post), status: post.status };
}

export default function BlogPreviewPage({ loaderData: { post, status } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={`Preview: ${post.title}`} description="Not published." hidden />
      <p className="bg-marigold px-5 py-3 text-center font-semibold">
        Preview. This article is {status === 'published' ? 'published' : 'not published yet'}.
      </p>
      <div className="wrap max-w-[52rem] pt-8 pb-16 md:pt-14">
        <PostArticle post={post} />
      </div>
    </>
  );
}
