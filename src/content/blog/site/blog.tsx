import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { listPosts } from '../list-posts.ts';
import { findPost } from '../find-post.ts';
import { olderPath } from '../post-path.ts';
import { ctxContext, cachePage } from '#kit/site/context.server.ts';
import { translated } from '#agency/translations/site/translated.server.ts';
import type { Route } from './+types/blog';
import { NewsletterForm } from '#content/newsletter/site/newsletter-form.tsx';
import { PostPages } from './post-pages.tsx';
import { FeedLinks } from './feed-links.tsx';
import { cardOf, postsPerPage } from './post-view.server.ts';
import { EnglishOnly } from '#kit/site/ui/english-only.tsx';
import { SearchField } from '#content/site-search/site/search-field.tsx';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { describePage } from '#content/seo/site/describe-page.server.ts';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

/** The blog, newest first. Older pages begin after the post that their address names. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const after = 'slug' in params ? params.slug : undefined;
  const last = after === undefined ? null : await findPost(ctx, { slug: after });
  if (after !== undefined && !last) throw data('No such page', { status: 404 });
  cachePage(context, 'blog', 'media');
  await describePage(context, { kind: 'page', key: 'blog' });
  const { posts, nextCursor } = await listPosts(ctx, { limit: postsPerPage, after: last?.id });
  const said = await translated(
    context,
    posts.map(({ category }) => category),
  );
  return {
    cards: posts.map((post, i) => cardOf({ ...post, category: said[i] ?? post.category }, ctx.language)),
    older: nextCursor ? (posts.at(-1)?.slug ?? null) : null,
    after: after ?? null,
  };
}

export default function BlogPage({ loaderData: { cards, older, after } }: Route.ComponentProps) {
  const { t } = useLingui();
  const earlier = after?.replaceAll('-', ' ');
  return (
    <>
      <PageHead
        title={after ? t`Blog: older articles, after ${earlier}` : t`Blog: more customers from your website`}
        description={t`Short, practical articles for shop owners in India: websites that load fast, Google Ads that pay, WhatsApp leads and online shops with GST.`}
        path={after ? olderPath(after) : '/blog'}
      />
      <FeedLinks />
      <section className="wrap pt-10 pb-8 md:pt-16 md:pb-12">
        <h1 className="max-w-[10.8em] text-h1">{after ? t`Older articles` : t`Read today, use tomorrow`}</h1>
        <p className="mt-5 max-w-measure text-lead text-ink-soft">
          {t`What we learn while building websites and running ads for shops, clinics and workshops. No theory: things you can check or change this week.`}
        </p>
        <EnglishOnly words={t`Our articles are in English only.`} className="mt-4" />
        <SearchField className="mt-6" />
      </section>
      <PostPages
        cards={cards}
        newest={after && '/blog'}
        older={older && olderPath(older)}
        name={t`Pages of the blog`}
      />
      <NewsletterForm />
    </>
  );
}
