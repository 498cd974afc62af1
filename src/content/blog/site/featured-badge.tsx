import { useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';

export const FeaturedBadge = () => {
  const { t } = useLingui();
  return (
    <span className="inline-flex items-center gap-1 rounded-full bg-marigold px-2.5 py-0.5 text-xs font-semibold text-ink">
      <Star aria-hidden className="size-3.5" />
      {t`Featured`}
    </span>
  );
};
