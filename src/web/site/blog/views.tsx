import { Eye } from 'lucide-react';
import { useEffect, useState } from 'react';
import { fetchViews } from '#api/browser/blog.ts';

const counted = new Intl.NumberFormat('en-IN');

/** How often a post was read. The kept page brings an older number; asking for the new one counts this reading. */
export function Views({ slug, served }: { slug: string; served: number }) {
  const [views, setViews] = useState(served);
  useEffect(() => {
    fetchViews(slug).then(setViews, () => {});
  }, [slug]);
  return (
    <span className="inline-flex items-center gap-1.5 tabular-nums">
      <Eye aria-hidden className="size-4" />
      {counted.format(views)} {views === 1 ? 'view' : 'views'}
    </span>
  );
}
