import { useLingui } from '@lingui/react/macro';
import { readOffersLink, stopOffers } from '../stop-offers.ts';
import { ctxContext } from '#kit/site/context.server.ts';
import { keepNotice } from '#kit/site/keep-form.ts';
import type { Route } from './+types/stop-offers';
import { MailAnswer } from '#agency/settings/site/mail-answer.tsx';
import { pressButton } from '#content/blog/site/press-button.server.ts';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

/** Looking changes nothing: mail programs open links by themselves. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const link = await readOffersLink(context.get(ctxContext), params);
  return { given: link?.given ?? null };
}

export const action = ({ context, params }: Route.ActionArgs) =>
  pressButton(() => stopOffers(context.get(ctxContext), params));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepNotice(serverAction());

export default function StopOffersPage({ loaderData: { given }, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const home = { to: '/', text: t`Go to the home page` };
  if (given === null)
    return (
      <MailAnswer
        title={t`This link is not valid any more`}
        text={t`If mails still reach you, reply to one and say so.`}
        next={home}
      />
    );
  if (!given)
    return (
      <MailAnswer
        title={t`No more offers`}
        text={t`We will not send you offers. Mails about what you have bought still come.`}
        next={home}
      />
    );
  return (
    <MailAnswer
      title={t`Stop our offers?`}
      text={t`Press the button, and we send you no more offers by e-mail.`}
      button={t`Stop the offers`}
      notice={actionData?.notice}
    />
  );
}
