import { Star } from 'lucide-react';

export const FeaturedBadge = () => (
  <span className="inline-flex items-center gap-1 rounded-full bg-marigold px-2.5 py-0.5 text-xs font-semibold text-ink">
    <Star aria-hidden className="size-3.5" />
    Featured
  </span>
);
