import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowUpRight, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { NewTabLink } from '#kit/site/ui/new-tab-link.tsx';
import { Picture } from '#agency/media/site/picture.tsx';
import { callHref } from '#kit/site/contact-links.ts';
import { usePreview } from '#kit/site/use-preview.ts';
import { EnglishOnly } from '#kit/site/ui/english-only.tsx';
import { tagPath } from '../tags/tag.ts';
import { FeaturedBadge } from './featured-badge.tsx';
import './prose.css';
import { playVideos } from './play-videos.ts';
import type { PostView } from './post-view.server.ts';
import { Views } from './views.tsx';

const tagLook = 'inline-flex min-h-11 items-center rounded-full border border-line px-4';
const column = '(min-width: 56rem) 52rem, 100vw';

/** Until a picture in the text has come, its blur stands in its room; videos play when they are pressed. */
function enliven(text: HTMLElement) {
  for (const picture of text.querySelectorAll<HTMLElement>('img[data-blur]'))
    picture.style.background = `center / cover no-repeat url("${picture.dataset.blur}")`;
  return playVideos(text);
}

/** The article itself; `children` follow its last picture. */
export function PostArticle({ post, children }: { post: PostView; children?: ReactNode }) {
  const { t } = useLingui();
  const isPreview = usePreview();
  const author = post.authorName || t`Unknown Author`;
  const { minutes } = post;
  return (
    <article id="post">
      <header>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
          {post.isFeatured && <FeaturedBadge />}
          <span className="font-semibold text-ink">{post.category || t`Uncategorized`}</span>
        </p>
        <h1 lang="en" className="mt-4 text-h1">
          {post.title}
        </h1>
        <p className="mt-5 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft">
          <span>
            <Trans>
              By <span className="font-semibold text-ink">{author}</span>
            </Trans>
          </span>
          {post.published && <time dateTime={post.published.iso}>{post.published.words}</time>}
          <span>{t`${minutes} min read`}</span>
          <Views slug={post.slug} served={post.views} />
        </p>
        <EnglishOnly words={t`This article is in English only.`} className="mt-3" />
      </header>
      {post.image1 && (
        <Picture picture={post.image1} sizes={column} priority className="mt-8 h-auto w-full rounded-card" />
      )}
      <Action post={post} />
      {/* Cleaned twice on the server: see content/blog/render-post.ts. */}
      <div
        ref={(text) => (text ? enliven(text) : undefined)}
        lang="en"
        className="prose mt-10"
        dangerouslySetInnerHTML={{ __html: post.html }}
      />
      {post.image2 && (
        <Picture picture={post.image2} sizes={column} className="mt-10 h-auto w-full rounded-card" />
      )}
      {post.tags.length > 0 && (
        <ul aria-label={t`Tags`} lang="en" className="mt-8 flex flex-wrap gap-2">
          {post.tags.map(({ tag, slug }) => (
            <li key={tag} className="text-sm text-ink-soft">
              {isPreview || !slug ? (
                <span className={tagLook}>{tag}</span>
              ) : (
                <Link to={tagPath(slug)} className={`${tagLook} hover:border-ink hover:text-ink`}>
                  {tag}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      {children}
    </article>
  );
}

function Action({ post: { actionType, actionValue } }: { post: PostView }) {
  const { t } = useLingui();
  if (!actionType || !actionValue) return null;
  const digits = actionValue.replaceAll(/\D/g, '');
  if (actionType === 'call')
    return (
      <a href={digits.length === 10 ? callHref(digits) : `tel:+${digits}`} className="btn btn-main mt-8">
        <Phone aria-hidden className="size-5" />
        {t`Get Started Now`}
      </a>
    );
  return (
    <NewTabLink href={actionValue} className="btn btn-main mt-8">
      {t`Get Started Now`}
      <ArrowUpRight aria-hidden className="size-5" />
    </NewTabLink>
  );
}
