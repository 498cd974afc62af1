import { Trans, useLingui } from '@lingui/react/macro';
import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { data, Link, redirect } from 'react-router';
import { fetchComments, type Comment } from '#content/blog/wire/client.ts';
import { findPost } from '#content/blog/find-post.ts';
import { addComment } from '../add-comment.ts';
import { CommentInput } from '../comment.ts';
import { commentsPath } from '../comments-path.ts';
import { listComments } from '../list-comments.ts';
import { TooManyRequests } from '#kit/errors.ts';
import { ctxContext, cachePage } from '#kit/site/context.server.ts';
import { formErrorsIn } from '#kit/i18n/form-errors.server.ts';
import type { Route } from './+types/blog-comments';
import { CommentForm, type TypedComment } from './comment-form.tsx';
import { CommentList } from './comment-list.tsx';
import { withComment } from './with-comment.ts';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { postPath } from '#content/blog/post-path.ts';
import { describePage } from '#content/seo/site/describe-page.server.ts';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

const perPage = 100;
type Found = Awaited<ReturnType<typeof fetchComments>>;

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const post = await findPost(ctx, params);
  if (!post) throw redirect(postPath(params.slug));
  if (post.slug !== params.slug) throw redirect(commentsPath(post.slug), 301);
  cachePage(context, `post:${post.slug}`, `comments:${post.id}`);
  await describePage(context, { kind: 'post', key: post.slug });
  const { comments } = await listComments(ctx, { postId: post.id, viewer: null, limit: perPage });
  return {
    slug: post.slug,
    title: post.title,
    comments: comments.map(({ createdAt, isPinned, ...comment }): Comment => ({
      ...comment,
      pinned: isPinned,
      status: 'approved',
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** A comment posted before JavaScript has loaded. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const posted = await request.formData();
  const text = (name: string) => {
    const value = posted.get(name);
    return typeof value === 'string' ? value : '';
  };
  const typed: TypedComment = { content: text('content'), author: text('author') };
  const input = CommentInput.safeParse({ slug: params.slug, ...typed, honeypot: text('website') });
  if (!input.success)
    return data({ held: false, refused: formErrorsIn(ctx.language, input.error), typed }, { status: 422 });
  try {
    const comment = await addComment(ctx, { ...input.data, viewer: null });
    if (comment.status === 'held') return { held: true, refused: undefined, typed: undefined };
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error;
    return data(
      { held: false, refused: formErrorsIn(ctx.language, error), typed },
      { status: 429, headers: { 'Retry-After': String(error.retryAfterSeconds) } },
    );
  }
  throw redirect(commentsPath(params.slug), 303);
}

/** Those of another post are another page: the browser's history leads from one to the next. */
export default function BlogCommentsPage(props: Route.ComponentProps) {
  return <Comments key={props.loaderData.slug} {...props} />;
}

function Comments({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { slug, title } = loaderData;
  const [comments, setComments] = useState(loaderData.comments);
  const [older, setOlder] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);

  // The cached page shows what is for everybody; this reader's own waiting comments come from the call.
  useEffect(() => {
    const show = (found: Found) => {
      setComments(found.comments);
      setOlder(found.older);
      return found;
    };
    fetchComments(slug).then(show, () => setFailed(true));
  }, [slug]);

  async function loadOlder(cursor: string) {
    try {
      const found = await fetchComments(slug, { cursor });
      setComments((shown) => [...shown, ...found.comments]);
      setOlder(found.older);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }

  return (
    <div className="wrap max-w-[52rem] py-10 md:py-16">
      <PageHead
        title={t`Comments on “${title}”`}
        description={t`What readers say about “${title}”.`}
        path={commentsPath(slug)}
      />
      <Link to={postPath(slug)} className="text-link inline-flex min-h-12 items-center">
        {t`Back to the article`}
      </Link>
      <h1 className="mt-3 text-h2">
        <Trans>
          Comments on “<span lang="en">{title}</span>”
        </Trans>
      </h1>
      {actionData?.held && (
        <output className="mt-6 flex gap-2.5 rounded-control bg-marigold-tint px-4 py-3">
          <Clock aria-hidden className="mt-0.5 size-5 shrink-0" />
          {t`Thank you. Your comment is awaiting review.`}
        </output>
      )}
      <div aria-live="polite" className="mt-6">
        {failed && <p className="font-medium text-brick">{t`Failed to load comments.`}</p>}
        {comments.length === 0 && <p className="text-ink-soft">{t`No comments yet.`}</p>}
        <CommentList comments={comments} />
        {older && (
          <button type="button" className="btn btn-line mt-4" onClick={() => void loadOlder(older)}>
            {t`Older comments`}
          </button>
        )}
      </div>
      <CommentForm
        slug={slug}
        refused={actionData?.refused}
        typed={actionData?.typed}
        onPosted={(comment) => setComments((shown) => withComment(shown, comment))}
      />
    </div>
  );
}
