import { useLingui } from '@lingui/react/macro';
import { Clock, Pin } from 'lucide-react';
import type { Comment } from '#content/blog/wire/client.ts';
import { useLanguage } from '#kit/site/use-language.ts';
import { ReportButton } from './report-button.tsx';
import { momentOf } from '#kit/site/india-time.ts';

/** Comments as text: whatever was typed is shown as it was typed. */
export function CommentList({ comments }: { comments: Comment[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  if (comments.length === 0) return null;
  return (
    <ul className="divide-y divide-line">
      {comments.map((comment) => (
        <li key={comment.id} className="py-5">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-semibold">{comment.author}</span>
            {/* Server and browser may word a moment slightly differently; either is right. */}
            <time dateTime={comment.createdAt} suppressHydrationWarning className="text-sm text-ink-soft">
              {momentOf(comment.createdAt, language)}
            </time>
          </p>
          {comment.pinned && (
            <p className="mt-1 inline-flex items-center gap-1.5 text-sm font-medium text-ink-soft">
              <Pin aria-hidden className="size-4" />
              {t`Pinned`}
            </p>
          )}
          <p className="mt-1.5 max-w-measure whitespace-pre-wrap">{comment.content}</p>
          {comment.status === 'approved' && <ReportButton id={comment.id} author={comment.author} />}
          {comment.status === 'held' && (
            <p className="mt-2 inline-flex items-center gap-1.5 rounded-full bg-marigold-tint px-3 py-1 text-sm font-medium">
              <Clock aria-hidden className="size-4" />
              {t`Awaiting review. Only you can see it until then.`}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
