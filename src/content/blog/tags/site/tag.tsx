import { useLingui } from '@lingui/react/macro';
import { data, Link, redirect } from 'react-router';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { translated } from '#agency/translations/site/translated.server.ts';
import { describePage } from '#content/seo/site/describe-page.server.ts';
import { cachePage, ctxContext } from '#kit/site/context.server.ts';
import { EnglishOnly } from '#kit/site/ui/english-only.tsx';
import { tagFeeds } from '../../feed-paths.ts';
import { findPost } from '../../find-post.ts';
import { FeedLinks } from '../../site/feed-links.tsx';
import { PostPages } from '../../site/post-pages.tsx';
import { cardOf, postsPerPage } from '../../site/post-view.server.ts';
import { findTag, listTagged, movedTag } from '../list-tagged.ts';
import { tagPath } from '../tag.ts';
import type { Route } from './+types/tag';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

/** What was written about one thing, newest first. Older pages begin after the post that their address names. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const { slug } = params;
  const after = 'after' in params ? params.after : undefined;
  const [tag, last] = await Promise.all([
    findTag(ctx, { slug }),
    after === undefined ? null : findPost(ctx, { slug: after }),
  ]);
  const moved = tag ? null : await movedTag(ctx, { slug });
  if (moved) throw redirect(tagPath(moved), 301);
  if (!tag || (after !== undefined && !last)) throw data('No such page', { status: 404 });
  cachePage(context, 'blog', 'media');
  await describePage(context, { kind: 'tag', key: slug });
  const { posts, isMore } = await listTagged(ctx, { slug, limit: postsPerPage, after: last?.id });
  const said = await translated(
    context,
    posts.map(({ category }) => category),
  );
  return {
    ...tag,
    feeds: tagFeeds(slug),
    path: tagPath(slug, after),
    newest: after === undefined ? null : tagPath(slug),
    older: isMore ? tagPath(slug, posts.at(-1)?.slug) : null,
    cards: posts.map((post, i) => cardOf({ ...post, category: said[i] ?? post.category }, ctx.language)),
  };
}

export default function TagPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { name, isListed, feeds, path, newest, older, cards } = loaderData;
  return (
    <>
      <PageHead
        title={newest ? t`Older articles about ${name}` : t`Articles about ${name}`}
        description={t`Short, practical articles for shop owners in India about ${name}.`}
        path={path}
        hidden={!isListed}
      />
      <FeedLinks of={{ name, feeds }} />
      <section className="wrap pt-10 pb-8 md:pt-16 md:pb-12">
        <p className="text-ink-soft">{t`Articles about`}</p>
        <h1 lang="en" className="mt-1 max-w-[13.5em] text-h1 wrap-anywhere">
          {name}
        </h1>
        <EnglishOnly words={t`Our articles are in English only.`} className="mt-4" />
        <Link to="/blog" className="text-link mt-4 inline-flex min-h-12 items-center font-medium">
          {t`All articles`}
        </Link>
      </section>
      <PostPages cards={cards} newest={newest} older={older} name={t`Pages of the blog`} />
    </>
  );
}
