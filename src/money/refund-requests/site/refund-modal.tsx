import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import type { PaidOrder } from '#money/checkout/wire/client.ts';
import { sendRefundRequest } from '../wire/client.ts';
import { noConnection } from '#kit/calls/fetch-response.ts';
import { formatInr } from '#kit/india/money.ts';
import { maxReason, payDays, reviewDays } from '../refund-request.ts';
import { SubmitButton } from '#kit/site/ui/form/submit-button.tsx';
import { TextArea } from '#kit/site/ui/form/text-area.tsx';
import { Modal } from '#kit/site/ui/modal.tsx';
import { attempt, failureText } from '#kit/site/attempt.ts';
import { unsentText } from '#kit/site/unsent-text.ts';

/** Asks why, and says what is promised before anything is sent. */
export function RefundModal({
  order,
  onClose,
  onAsked,
}: {
  order: PaidOrder;
  onClose: () => void;
  onAsked: () => Promise<void>;
}) {
  const { t } = useLingui();
  const id = useId();
  const draft = unsentText(`refund-${order.transactionId}`);
  const { register, handleSubmit, formState, setError } = useForm({
    defaultValues: { reason: draft.read() },
  });

  async function send({ reason }: { reason: string }) {
    const answer = await attempt(sendRefundRequest(order.transactionId, reason), noConnection);
    if (answer.ok) {
      draft.keep('');
      return onAsked();
    }
    return setError('reason', { message: answer.errors.reason ?? failureText(answer) });
  }

  return (
    <Modal title={t`Ask for a refund`} onClose={onClose}>
      <p>
        <strong className="font-semibold">{order.items.map(({ title }) => title).join(', ')}</strong>
        {`, ${formatInr(order.amountPaise)}`}
      </p>
      <p className="mt-2 text-ink-soft">
        {t`We decide within ${reviewDays} business days. What we approve is paid back ${payDays.from} to ${payDays.until} business days later.`}{' '}
        <Link to="/refund-policy" className="text-link">
          {t`Refund policy`}
        </Link>
      </p>
      <form
        noValidate
        aria-label={t`Ask for a refund`}
        className="mt-5 grid gap-5"
        onSubmit={handleSubmit(send)}
      >
        <TextArea
          id={id}
          label={t`Why do you want your money back?`}
          maxLength={maxReason}
          data-autofocus
          error={formState.errors.reason?.message}
          {...register('reason', {
            onChange: (event: { target: HTMLTextAreaElement }) => draft.keep(event.target.value),
            validate: (text) => text.trim() !== '' || /*i18n*/ 'Please tell us why',
          })}
        />
        <SubmitButton busy={formState.isSubmitting} busyText={t`Sending …`}>
          {t`Send the request`}
        </SubmitButton>
      </form>
    </Modal>
  );
}
