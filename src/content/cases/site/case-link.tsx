import { useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { CaseCard } from '../case.ts';
import { casePath } from '../case-path.ts';

/** Makes all of a card, which has to be `relative`, lead to its case. */
export function CaseLink({
  shown: { slug, client },
  className = '',
}: {
  shown: CaseCard;
  className?: string;
}) {
  const { t } = useLingui();
  return (
    <Link
      to={casePath(slug)}
      prefetch="intent"
      viewTransition
      className={`onward after:absolute after:inset-0 after:content-[''] ${className}`}
    >
      {t`See the work`}
      <span className="sr-only"> {t`for ${client}`}</span>
      <ArrowRight aria-hidden className="size-4" />
    </Link>
  );
}
