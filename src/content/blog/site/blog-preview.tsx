import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { blursOf } from '../blurs-of.ts';
import { findPreview } from '../find-post.ts';
import { holdsVideo } from '../post-blocks.ts';
import { ctxContext, showsVideos } from '#kit/site/context.server.ts';
import type { Route } from './+types/blog-preview';
import { PostArticle } from './post-article.tsx';
import { viewOf } from './post-view.server.ts';
import { PageHead } from '#agency/settings/site/page-head.tsx';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

/** A post before it is out, for whoever was given its link. Never kept, never listed. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const post = await findPreview(ctx, params);
  if (!post) throw data('No such preview', { status: 404 });
  if (holdsVideo(post.blocks)) showsVideos(context);
  return { post: await viewOf(post, ctx.language, await blursOf(ctx, post.blocks)) };
}

export default function BlogPreviewPage({ loaderData: { post } }: Route.ComponentProps) {
  const { t } = useLingui();
  const { title } = post;
  return (
    <>
      <PageHead title={t`Preview: ${title}`} description={t`Not published.`} hidden />
      <div className="wrap max-w-[52rem] pt-8 pb-16 md:pt-14">
        <PostArticle post={post} />
      </div>
    </>
  );
}
