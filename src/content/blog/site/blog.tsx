import { useLingui } from '@lingui/react/macro';
import { data, Link } from 'react-router';
import { listPosts } from '../list-posts.ts';
import { findPost } from '../find-post.ts';
import { olderPath } from '../post-path.ts';
import { ctxContext, cachePage } from '#kit/site/context.server.ts';
import { translated } from '#agency/translations/site/translated.server.ts';
import type { Route } from './+types/blog';
import { NewsletterForm } from '#content/newsletter/site/newsletter-form.tsx';
import { LeadCard, PostCard } from './post-card.tsx';
import { FeedLinks } from './feed-links.tsx';
import { cardOf } from './post-view.server.ts';
import { EnglishOnly } from '#kit/site/ui/english-only.tsx';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { describePage } from '#content/seo/site/describe-page.server.ts';

const perPage = 13;

/** The blog, newest first. Older pages begin after the post that their address names. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const after = 'slug' in params ? params.slug : undefined;
  const last = after === undefined ? null : await findPost(ctx, { slug: after });
  if (after !== undefined && !last) throw data('No such page', { status: 404 });
  cachePage(context, 'blog', 'media');
  await describePage(context, { kind: 'page', key: 'blog' });
  const { posts, nextCursor } = await listPosts(ctx, { limit: perPage, after: last?.id });
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
  const [lead, ...rest] = cards;
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
        <h1 className="max-w-[16ch] text-h1">{after ? t`Older articles` : t`Read today, use tomorrow`}</h1>
        <p className="mt-5 max-w-measure text-lead text-ink-soft">
          {t`What we learn while building websites and running ads for shops, clinics and workshops. No theory: things you can check or change this week.`}
        </p>
        <EnglishOnly words={t`Our articles are in English only.`} className="mt-4" />
      </section>
      <div className="wrap pb-[var(--space-section)]">
        {lead ? (
          <>
            <LeadCard card={lead} />
            <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
              {rest.map((card) => (
                <PostCard key={card.slug} card={card} />
              ))}
            </ul>
          </>
        ) : (
          <p className="border-y border-line py-16 text-center text-lead">{t`No blogs available.`}</p>
        )}
        {(older || after) && (
          <nav
            aria-label={t`Pages of the blog`}
            className="mt-14 flex flex-wrap gap-4 border-t border-line pt-6"
          >
            {after && (
              <Link to="/blog" className="btn btn-line">
                {t`Newest articles`}
              </Link>
            )}
            {older && (
              <Link to={olderPath(older)} className="btn btn-line">
                {t`Older articles`}
              </Link>
            )}
          </nav>
        )}
      </div>
      <NewsletterForm />
    </>
  );
}
