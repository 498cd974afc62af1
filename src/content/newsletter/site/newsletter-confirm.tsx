import { useLingui } from '@lingui/react/macro';
import { confirmSubscription, findSubscriber } from '../answer-mail.ts';
import { preferencesPath } from '../newsletter-path.ts';
import { SubscriberToken } from '../subscriber.ts';
import { ctxContext } from '#kit/site/context.server.ts';
import { keepNotice } from '#kit/site/keep-form.ts';
import type { Route } from './+types/newsletter-confirm';
import { MailAnswer } from '#agency/settings/site/mail-answer.tsx';
import { pressButton } from '#content/blog/site/press-button.server.ts';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

/** Looking changes nothing: mail programs open links by themselves. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const token = SubscriberToken.safeParse(params.token);
  const found = token.success ? await findSubscriber(context.get(ctxContext), { token: token.data }) : null;
  return { status: found?.status ?? null, choose: token.success ? preferencesPath(token.data) : '' };
}

export const action = ({ context, params }: Route.ActionArgs) =>
  pressButton(() =>
    confirmSubscription(context.get(ctxContext), { token: SubscriberToken.parse(params.token) }),
  );

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepNotice(serverAction());

export default function NewsletterConfirmPage({
  loaderData: { status, choose },
  actionData,
}: Route.ComponentProps) {
  const { t } = useLingui();
  if (status === 'pending')
    return (
      <MailAnswer
        title={t`Shall we write to you?`}
        text={t`One useful article a month.`}
        button={t`Confirm`}
        notice={actionData?.notice}
      />
    );
  if (status === 'confirmed')
    return (
      <MailAnswer
        title={t`You are on the list`}
        text={t`The next article comes to your mailbox. One click in it ends it.`}
        next={{ to: choose, text: t`Choose what you get` }}
      />
    );
  if (status === 'unsubscribed')
    return (
      <MailAnswer
        title={t`You have unsubscribed`}
        text={t`Ask for the newsletter again below the blog if you like.`}
      />
    );
  return (
    <MailAnswer
      title={t`This link is not valid any more`}
      text={t`Ask for the newsletter again below the blog.`}
    />
  );
}
