import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { fetchComments, type Comment } from '#content/blog/wire/client.ts';
import { useHydrated } from '#kit/site/ui/use-hydrated.ts';
import { commentsPath } from '../comments-path.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentList } from './comment-list.tsx';
import { withComment } from './with-comment.ts';

const shownFirst = 2;

/** Below a post: the pinned comment and the newest, two in all, the way to all of them, and a form. */
export function CommentPreview({ slug }: { slug: string }) {
  const { t } = useLingui();
  const [comments, setComments] = useState<Comment[] | null>(null);
  const [failed, setFailed] = useState(false);
  const ready = useHydrated();
  useEffect(() => {
    fetchComments(slug, { limit: shownFirst + 1 }).then(
      ({ comments: found }) => setComments(found),
      () => setFailed(true),
    );
  }, [slug]);
  const all = commentsPath(slug);
  return (
    <section aria-labelledby="comments" data-no-print className="mt-14">
      <h2 id="comments" className="text-h3">
        {t`Comments`}
      </h2>
      <div aria-live="polite" className="mt-5">
        {failed && <p className="font-medium text-brick">{t`Failed to load comments.`}</p>}
        {comments?.length === 0 && <p className="text-ink-soft">{t`No comments yet.`}</p>}
        {comments && <CommentList comments={comments.slice(0, shownFirst)} />}
      </div>
      {(!ready || (comments && comments.length > shownFirst)) && (
        <Link to={all} className="onward mt-2">
          {t`View All`}
          <span className="sr-only"> {t`comments`}</span>
        </Link>
      )}
      <CommentForm
        slug={slug}
        onPosted={(comment) => setComments((shown) => withComment(shown ?? [], comment))}
      />
    </section>
  );
}
