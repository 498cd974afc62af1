import { useLingui } from '@lingui/react/macro';
import { data, Link, redirect } from 'react-router';
import { blursOf } from '../blurs-of.ts';
import { findPost } from '../find-post.ts';
import { holdsVideo } from '../post-blocks.ts';
import { postPath } from '../post-path.ts';
import { relatedPosts } from '../related-posts.ts';
import { ctxContext, cachePage, showsVideos } from '#kit/site/context.server.ts';
import { translated } from '#agency/translations/site/translated.server.ts';
import type { Route } from './+types/blog-post';
import { CommentPreview } from '#content/comments/site/comment-preview.tsx';
import { FeedLinks } from './feed-links.tsx';
import { categoryFeeds } from '../feed-paths.ts';
import { tagSlug } from '../tags/tag.ts';
import { NewsletterForm } from '#content/newsletter/site/newsletter-form.tsx';
import { PostArticle } from './post-article.tsx';
import { viewOf } from './post-view.server.ts';
import { Reactions } from '../reactions/site/reactions.tsx';
import { ReadingProgress } from './reading-progress.tsx';
import { SaveButton } from '../reactions/site/save-button.tsx';
import { Share } from './share.tsx';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { blogPosting } from './structured-data.server.ts';
import { describePage } from '#content/seo/site/describe-page.server.ts';
import { useSite } from '#agency/settings/site/use-site.ts';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const post = await findPost(ctx, params);
  if (!post) return data({ post: null, related: [], feeds: null }, { status: 404 });
  if (post.slug !== params.slug) throw redirect(postPath(post.slug), 301);
  const related = await relatedPosts(ctx, post);
  // Whatever comes out may be what to read next.
  cachePage(context, `post:${post.slug}`, 'blog', 'media');
  await describePage(context, { kind: 'post', key: post.slug }, blogPosting(post));
  if (holdsVideo(post.blocks)) showsVideos(context);
  const category = await translated(context, post.category);
  const view = await viewOf({ ...post, category }, ctx.language, await blursOf(ctx, post.blocks));
  const slug = tagSlug(post.category);
  return { post: view, related, feeds: slug === '' ? null : categoryFeeds(slug) };
}

export default function BlogPostPage({ loaderData: { post, related, feeds } }: Route.ComponentProps) {
  const { publicUrl } = useSite();
  if (!post) return <BlogNotFound />;
  const path = postPath(post.slug);
  return (
    <>
      <PageHead title={post.seoTitle} description={post.seoDescription} path={path} />
      <FeedLinks of={feeds ? { name: post.category, feeds } : undefined} />
      <ReadingProgress key={post.slug} of="post" />
      <div className="wrap max-w-[52rem] pt-8 pb-16 md:pt-14">
        <PostArticle post={post} key={post.id}>
          <div data-no-print className="mt-12 grid gap-5 border-y border-line py-6">
            <Reactions slug={post.slug} />
            <div className="flex flex-wrap gap-2">
              <SaveButton blogId={post.id} />
              <Share url={`${publicUrl}${path}`} title={post.title} />
            </div>
          </div>
        </PostArticle>
        <ReadNext related={related} />
        <CommentPreview key={post.slug} slug={post.slug} />
      </div>
      <NewsletterForm />
    </>
  );
}

function ReadNext({ related }: { related: { slug: string; title: string }[] }) {
  const { t } = useLingui();
  if (related.length === 0) return null;
  return (
    <nav data-no-print aria-labelledby="read-next" className="mt-12">
      <h2 id="read-next" className="text-h3">{t`Read next`}</h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {related.map(({ slug, title }) => (
          <li key={slug}>
            <Link
              to={postPath(slug)}
              prefetch="intent"
              lang="en"
              className="block py-4 font-semibold hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function BlogNotFound() {
  const { t } = useLingui();
  return (
    <div className="wrap py-16 md:py-24">
      <PageHead title={t`Blog not found`} description={t`There is no article at this address.`} hidden />
      <h1 className="text-h1">{t`Blog not found.`}</h1>
      <p className="mt-5 max-w-[28.2em] text-lead text-ink-soft">
        {t`There is no article at this address. It may have been taken down, or a letter slipped.`}
      </p>
      <Link to="/blog" className="btn btn-main mt-8">
        {t`All articles`}
      </Link>
    </div>
  );
}
