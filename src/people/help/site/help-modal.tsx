import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { sendHelpRequest } from '#people/customers/wire/client.ts';
import type { Customer } from '#kit/calls/login-record.ts';
import { noConnection } from '#kit/calls/fetch-response.ts';
import { maxCharacters } from '../help-request.ts';
import { Field } from '#kit/site/ui/form/field.tsx';
import { SubmitButton } from '#kit/site/ui/form/submit-button.tsx';
import { TextArea } from '#kit/site/ui/form/text-area.tsx';
import { prepareToasts, showToast } from '#kit/site/ui/toast.ts';
import { Modal } from '#kit/site/ui/modal.tsx';
import { attempt, failureText } from '#kit/site/attempt.ts';
import { unsentText } from '#kit/site/unsent-text.ts';
import { MyThreads } from './my-threads.tsx';

const toastMs = 4_000;

/** Counted as people count: an emoji is one. */
const lengthOf = (text: string) => Array.from(text).length;

/** Help & Support: a message of at most 500 characters. Success clears it; the window stays. */
export function HelpModal({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const base = useId();
  const draft = unsentText(`help-${customer.id}`);
  const { register, handleSubmit, formState, setError, resetField, control } = useForm({
    defaultValues: { name: customer.fullName, remark: draft.read() },
  });
  const [asked, setAsked] = useState(0);
  const used = lengthOf(useWatch({ control, name: 'remark' }));
  useEffect(() => void prepareToasts(), []);

  async function send(typed: { name: string; remark: string }) {
    const answer = await attempt(sendHelpRequest({ ...typed, code: customer.code }), noConnection);
    if (!answer.ok) return setError('remark', { message: answer.errors.remark ?? failureText(answer) });
    draft.keep('');
    resetField('remark', { defaultValue: '' });
    setAsked(asked + 1);
    return showToast('success', i18n._(answer.message), toastMs);
  }

  return (
    <Modal title={t`Help & Support`} onClose={onClose}>
      <form noValidate aria-label={t`Help & Support`} className="grid gap-5" onSubmit={handleSubmit(send)}>
        <Field
          id={`${base}name`}
          label={t`Name`}
          autoComplete="name"
          maxLength={120}
          error={formState.errors.name?.message}
          {...register('name', { validate: (name) => name.trim() !== '' || /*i18n*/ 'Name is required' })}
        />
        <Field
          id={`${base}code`}
          label={t`User ID`}
          value={customer.code}
          readOnly
          className="control bg-sand text-ink-soft"
        />
        <div>
          <TextArea
            id={`${base}remark`}
            label={t`Message`}
            placeholder={t`What can we help you with?`}
            data-autofocus
            error={formState.errors.remark?.message}
            {...register('remark', {
              onChange: (event: { target: HTMLTextAreaElement }) => draft.keep(event.target.value),
              validate: (text) => {
                if (text.trim() === '') return /*i18n*/ 'Please write what you need help with';
                return lengthOf(text) <= maxCharacters || t`Use at most ${maxCharacters} characters`;
              },
            })}
          />
          <p
            aria-live={used > maxCharacters - 50 ? 'polite' : 'off'}
            className={`mt-1.5 text-right text-sm tabular-nums ${used > maxCharacters ? 'font-semibold text-brick' : 'text-ink-soft'}`}
          >
            {used}/{maxCharacters}
          </p>
        </div>
        <SubmitButton busy={formState.isSubmitting} busyText={t`Sending …`}>
          {t`Send message`}
        </SubmitButton>
      </form>
      <MyThreads asked={asked} />
    </Modal>
  );
}
