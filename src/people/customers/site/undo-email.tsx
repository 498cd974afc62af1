import { useLingui } from '@lingui/react/macro';
import { Conflict, NotFound } from '#kit/errors.ts';
import { canUndo, undoEmailChange } from '../undo-email.ts';
import { ctxContext } from '#kit/site/context.server.ts';
import { keepNotice } from '#kit/site/keep-form.ts';
import type { Route } from './+types/undo-email';
import { MailAnswer } from '#agency/settings/site/mail-answer.tsx';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

/** Looking changes nothing: mail programs open links by themselves. */
export async function loader({ context, params }: Route.LoaderArgs) {
  return { open: await canUndo(context.get(ctxContext), params) };
}

export async function action({ context, params }: Route.ActionArgs) {
  try {
    await undoEmailChange(context.get(ctxContext), params);
    return 'undone' as const;
  } catch (error) {
    if (error instanceof Conflict) return 'taken' as const;
    if (error instanceof NotFound) return null;
    throw error;
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepNotice(serverAction());

export default function UndoEmailPage({ loaderData: { open }, actionData: outcome }: Route.ComponentProps) {
  const { t } = useLingui();
  if (outcome === 'undone')
    return (
      <MailAnswer
        title={t`Your account has its old address again`}
        text={t`Every device has been signed out, and the old password no longer works. Choose a new one with “Forgot password” on the login page: the code comes to this address.`}
        next={{ to: '/forgot', text: t`Forgot password` }}
      />
    );
  if (outcome === 'taken')
    return (
      <MailAnswer
        title={t`This address already has another account`}
        text={t`Please write to us or call us, and we sort it out.`}
        next={{ to: '/contact-us', text: t`Write to us` }}
      />
    );
  if (!open)
    return (
      <MailAnswer
        title={t`This link is not valid any more`}
        text={t`It works once, for 72 hours. If your account is not in your hands, write to us or call us.`}
        next={{ to: '/contact-us', text: t`Write to us` }}
      />
    );
  return (
    <MailAnswer
      title={t`Undo the change and lock the account?`}
      text={t`The account gets its old e-mail address back. Every device is signed out, and you choose a new password.`}
      button={t`Undo and lock the account`}
      notice={outcome?.notice}
    />
  );
}
