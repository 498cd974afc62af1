import { useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Picture } from '#agency/media/site/picture.tsx';
import { postPath } from '../post-path.ts';
import { FeaturedBadge } from './featured-badge.tsx';
import type { Card } from './post-view.server.ts';

/** The newest post, at the size of news. */
export function LeadCard({ card }: { card: Card }) {
  return (
    <article className="grid items-center gap-x-10 gap-y-6 border-b-2 border-ink pb-12 lg:grid-cols-[1.25fr_1fr]">
      {card.image && (
        <div>
          <Picture
            picture={card.image}
            alt=""
            sizes="(min-width: 62.5rem) 42rem, 100vw"
            priority
            className="h-auto w-full rounded-card"
          />
        </div>
      )}
      <div>
        <Facts card={card} />
        <h2 lang="en" className="mt-3 text-h2">
          {card.title}
        </h2>
        <p lang="en" className="mt-4 max-w-measure text-lead text-ink-soft">
          {card.text}
        </p>
        <Continue card={card} />
      </div>
    </article>
  );
}

export function PostCard({ card }: { card: Card }) {
  return (
    <li className="flex flex-col">
      {card.image && (
        <Picture
          picture={card.image}
          alt=""
          sizes="(min-width: 62.5rem) 23rem, (min-width: 37.5rem) 46vw, 100vw"
          className="mb-4 h-auto w-full rounded-card"
        />
      )}
      <Facts card={card} />
      <h2 lang="en" className="mt-2 text-h3">
        {card.title}
      </h2>
      <p lang="en" className="mt-3 line-clamp-4 text-ink-soft">
        {card.text}
      </p>
      <Continue card={card} />
    </li>
  );
}

function Facts({ card: { category, published, isFeatured } }: { card: Card }) {
  const { t } = useLingui();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      {isFeatured && <FeaturedBadge />}
      <span className="font-semibold text-ink">{category || t`Uncategorized`}</span>
      {/* All three fit on one line of a phone in some letters and not in ours. */}
      {published && (
        <time dateTime={published.iso} className={isFeatured ? 'max-sm:basis-full' : ''}>
          {published.words}
        </time>
      )}
    </p>
  );
}

function Continue({ card }: { card: Card }) {
  const { t } = useLingui();
  return (
    <Link to={postPath(card.slug)} prefetch="intent" className="onward mt-2 self-start">
      {t`Continue Reading`}
      <span lang="en" className="sr-only">
        {' '}
        {card.title}
      </span>
      <ArrowRight aria-hidden className="size-4" />
    </Link>
  );
}
