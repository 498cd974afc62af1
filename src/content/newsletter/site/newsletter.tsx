import { useLingui } from '@lingui/react/macro';
import { data, Link } from 'react-router';
import { listPosts } from '#content/blog/list-posts.ts';
import { PostCard } from '#content/blog/site/post-card.tsx';
import { cardOf } from '#content/blog/site/post-view.server.ts';
import { Invalid, TooManyRequests } from '#kit/errors.ts';
import { translateMessage } from '#kit/language/message.ts';
import { translatorIn } from '#kit/i18n/translator.server.ts';
import { translated } from '#agency/translations/site/translated.server.ts';
import { subscribe } from '../subscribe.ts';
import { NewsletterInput } from '../subscriber.ts';
import { ctxContext, cachePage } from '#kit/site/context.server.ts';
import type { Route } from './+types/newsletter';
import { NewsletterForm } from './newsletter-form.tsx';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { describePage } from '#content/seo/site/describe-page.server.ts';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  cachePage(context, 'blog', 'media');
  await describePage(context, { kind: 'page', key: 'newsletter' });
  const { posts } = await listPosts(ctx, { limit: 3 });
  const said = await translated(
    context,
    posts.map(({ category }) => category),
  );
  return {
    cards: posts.map((post, i) => cardOf({ ...post, category: said[i] ?? post.category }, ctx.language)),
  };
}

/** The newsletter form posted before JavaScript has loaded. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const translator = translatorIn(ctx.language);
  const posted = await request.formData();
  const email = posted.get('email');
  const typed = { email: typeof email === 'string' ? email : '', measured: posted.has('measured') };
  const input = NewsletterInput.safeParse({
    ...typed,
    page: '/newsletter',
    honeypot: posted.get('website') ?? '',
  });
  if (!input.success)
    return data(
      { sent: false, notice: translator.translate(/*i18n*/ 'Please enter a valid email address.'), typed },
      { status: 422 },
    );
  try {
    await subscribe(ctx, input.data);
  } catch (error) {
    if (error instanceof TooManyRequests || error instanceof Invalid)
      return data(
        { sent: false, notice: translateMessage(translator, error.descriptor), typed },
        { status: 429 },
      );
    throw error;
  }
  return { sent: true, notice: '', typed: undefined };
}

export default function NewsletterPage({ loaderData: { cards }, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t`Newsletter`}
        description={t`One useful article a month for people who run a business in India, by e-mail.`}
        path="/newsletter"
      />
      <section className="wrap py-12 md:py-20">
        <h1 className="max-w-[10.8em] text-h1">
          {actionData?.sent ? t`Check your mail` : t`Our newsletter`}
        </h1>
        <p className="mt-5 max-w-measure text-lead text-ink-soft" role={actionData ? 'alert' : undefined}>
          {actionData?.sent
            ? t`We have sent you a mail. Open it and press Confirm; then the next article is yours.`
            : actionData?.notice
              ? actionData.notice
              : t`Articles from our blog, once a month. We ask you to confirm your address first.`}
        </p>
        {actionData?.sent && (
          <Link to="/blog" className="btn btn-main mt-8">
            {t`Back to the blog`}
          </Link>
        )}
      </section>
      {!actionData?.sent && <NewsletterForm typed={actionData?.typed} />}
      {!actionData?.sent && cards.length > 0 && (
        <section aria-labelledby="lately" className="wrap section">
          <h2 id="lately" className="text-h2">
            {t`What readers had lately`}
          </h2>
          <ul className="mt-8 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
            {cards.map((card) => (
              <PostCard key={card.slug} card={card} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
