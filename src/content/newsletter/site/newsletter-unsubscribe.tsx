import { useLingui } from '@lingui/react/macro';
import { findSubscriber, unsubscribe } from '../answer-mail.ts';
import { SubscriberToken } from '../subscriber.ts';
import { ctxContext } from '#kit/site/context.server.ts';
import { keepNotice } from '#kit/site/keep-form.ts';
import type { Route } from './+types/newsletter-unsubscribe';
import { MailAnswer } from '#agency/settings/site/mail-answer.tsx';
import { pressButton } from '#content/blog/site/press-button.server.ts';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

/** Looking changes nothing: mail programs open links by themselves. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const token = SubscriberToken.safeParse(params.token);
  const found = token.success ? await findSubscriber(context.get(ctxContext), { token: token.data }) : null;
  return { status: found?.status ?? null };
}

export const action = ({ context, params, request }: Route.ActionArgs) =>
  pressButton(() =>
    unsubscribe(context.get(ctxContext), {
      token: SubscriberToken.parse(params.token),
      letterId: new URL(request.url).searchParams.get('letter') ?? undefined,
    }),
  );

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepNotice(serverAction());

export default function NewsletterUnsubscribePage({
  loaderData: { status },
  actionData,
}: Route.ComponentProps) {
  const { t } = useLingui();
  if (status === 'unsubscribed')
    return <MailAnswer title={t`You have unsubscribed`} text={t`We will not write to this address again.`} />;
  if (status === null)
    return (
      <MailAnswer
        title={t`This link is not valid any more`}
        text={t`If mails still reach you, reply to one and say so.`}
      />
    );
  return (
    <MailAnswer
      title={t`Leave the newsletter?`}
      text={t`Press the button, and we send you no more mail.`}
      button={t`Unsubscribe`}
      notice={actionData?.notice}
    />
  );
}
