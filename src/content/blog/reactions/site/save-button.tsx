import { useLingui } from '@lingui/react/macro';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { changeSaved, fetchSaved } from '../../wire/client.ts';

/** Keeps a post for later on this device. Hidden where the saved list cannot be had. */
export function SaveButton({ blogId }: { blogId: string }) {
  const { t } = useLingui();
  const [saved, setSaved] = useState<boolean | null>(null);
  useEffect(() => {
    fetchSaved().then(
      (ids) => setSaved(ids.includes(blogId)),
      () => setSaved(null),
    );
  }, [blogId]);
  if (saved === null) return null;
  const Icon = saved ? BookmarkCheck : Bookmark;
  const press = () => {
    setSaved(!saved);
    changeSaved(blogId, !saved).catch(() => setSaved(saved));
  };
  return (
    <button type="button" aria-pressed={saved} onClick={press} className="btn btn-line px-4">
      <Icon aria-hidden className="size-5" />
      {saved ? t`Saved` : t`Save`}
    </button>
  );
}
