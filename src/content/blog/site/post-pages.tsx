import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { LeadCard, PostCard } from './post-card.tsx';
import type { Card } from './post-view.server.ts';

/**
 * One page of a list of posts, the first of them large, and the way to the others.
 * @param props.newest the list's first page, from a later one; `older`: the page after this one
 */
export function PostPages({
  cards,
  newest,
  older,
  name,
}: {
  cards: Card[];
  newest: string | null;
  older: string | null;
  name: string;
}) {
  const { t } = useLingui();
  const [lead, ...rest] = cards;
  return (
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
      {(older || newest) && (
        <nav aria-label={name} className="mt-14 flex flex-wrap gap-4 border-t border-line pt-6">
          {newest && (
            <Link to={newest} className="btn btn-line">
              {t`Newest articles`}
            </Link>
          )}
          {older && (
            <Link to={older} className="btn btn-line">
              {t`Older articles`}
            </Link>
          )}
        </nav>
      )}
    </div>
  );
}
