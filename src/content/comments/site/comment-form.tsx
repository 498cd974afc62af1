import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useHref } from 'react-router';
import { postComment, type Comment } from '#content/blog/wire/client.ts';
import { noConnection } from '#kit/calls/fetch-response.ts';
import { attempt } from '#kit/site/attempt.ts';
import { Field } from '#kit/site/ui/form/field.tsx';
import { Honeypot } from '#kit/site/ui/form/honeypot.tsx';
import { TextArea } from '#kit/site/ui/form/text-area.tsx';
import { useHydrated } from '#kit/site/ui/use-hydrated.ts';
import { commentsPath } from '../comments-path.ts';

export type CommentRefused = { errors: Record<string, string>; notice?: string };
/** A comment as it was typed. */
export type TypedComment = { content: string; author: string };

/**
 * A comment with or without a name. A blank one is ignored. Without JavaScript it posts to the page
 * of all comments.
 * @param refused what the server said to a post without JavaScript
 * @param typed what that post said
 */
export function CommentForm({
  slug,
  refused,
  typed,
  onPosted,
}: {
  slug: string;
  refused?: CommentRefused | undefined;
  typed?: TypedComment | undefined;
  onPosted: (comment: Comment) => void;
}) {
  const { t, i18n } = useLingui();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<CommentRefused>(refused ?? { errors: {} });
  const [shown, setShown] = useState(typed);
  const ready = useHydrated();
  const href = useHref(commentsPath(slug));
  const id = useId();

  async function send(form: HTMLFormElement) {
    const fields = new FormData(form);
    const text = (name: string) => String(fields.get(name) ?? '');
    if (text('content').trim() === '') return;
    setBusy(true);
    setSaid({ errors: {} });
    const comment = { content: text('content'), author: text('author'), website: text('website') };
    const answer = await attempt(postComment(slug, comment), noConnection);
    if (answer.ok) {
      onPosted(answer.body);
      form.reset();
      setShown(undefined);
    } else setSaid({ errors: answer.errors, notice: answer.message });
    setBusy(false);
  }

  return (
    <form
      method="post"
      action={href}
      encType="multipart/form-data"
      noValidate={ready}
      aria-label={t`Write a comment`}
      className="relative mt-8 grid max-w-xl gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void send(event.currentTarget);
      }}
    >
      <TextArea
        id={`${id}content`}
        name="content"
        label={t`Your comment`}
        maxLength={2_000}
        defaultValue={shown?.content ?? ''}
        error={said.errors.content}
      />
      <Field
        id={`${id}author`}
        name="author"
        label={t`Name`}
        optional
        autoComplete="name"
        placeholder={t`Full name`}
        maxLength={80}
        defaultValue={shown?.author ?? ''}
        error={said.errors.author}
      />
      <Honeypot name="website" />
      <div>
        <button type="submit" disabled={busy} className="btn btn-main">
          {busy ? t`Sending...` : t`Post comment`}
        </button>
        <p role="alert" className="text-sm font-medium text-brick not-empty:mt-3">
          {said.notice && i18n._(said.notice)}
        </p>
      </div>
    </form>
  );
}
