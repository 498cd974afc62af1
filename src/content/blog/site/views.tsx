import { useLingui } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import { useEffect, useState } from 'react';
import { fetchViews } from '../wire/client.ts';

const counted = new Intl.NumberFormat('en-IN');

/** How often a post was read. The cached page brings an older number; asking for the new one counts this reading. */
export function Views({ slug, served }: { slug: string; served: number }) {
  const { t } = useLingui();
  const [views, setViews] = useState(served);
  useEffect(() => {
    fetchViews(slug).then(setViews, () => {});
  }, [slug]);
  const count = counted.format(views);
  return (
    <span className="inline-flex items-center gap-1.5 tabular-nums">
      <Eye aria-hidden className="size-4" />
      {views === 1 ? t`${count} view` : t`${count} views`}
    </span>
  );
}
