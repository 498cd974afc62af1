import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { formatDate } from '#kit/india/india-date.ts';
import { attempt, explain, setFieldErrors } from '#kit/site/attempt.ts';
import { TextArea } from '#kit/site/ui/form/text-area.tsx';
import { takeFocus } from '#kit/site/ui/take-focus.ts';
import { useLanguage } from '#kit/site/use-language.ts';
import { AccountForm } from '#people/sign-in/site/account-form.tsx';
import { askAboutMyData, fetchKept, type Kept } from '../wire/client.ts';

/** A question or a complaint about one's data, which is answered by mail. */
export function AskForm({ onAsked, onClose }: { onAsked: (kept: Kept) => void; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const [error, setError] = useState('');
  const [dueOn, setDueOn] = useState<string>();
  const id = useId();
  const { register, handleSubmit, formState, setError: setFieldError } = useForm<{ text: string }>();

  async function ask({ text }: { text: string }) {
    setError('');
    const asked = await attempt(askAboutMyData(text));
    if (!asked.ok) {
      if (!setFieldErrors(asked, setFieldError)) setError(explain(asked, i18n));
      return;
    }
    setDueOn(asked.dueOn);
    const answer = await attempt(fetchKept());
    if (answer.ok) onAsked(answer);
  }

  const back = (
    <button type="button" className="text-link min-h-12 justify-self-start font-medium" onClick={onClose}>
      {t`Back`}
    </button>
  );
  if (dueOn) {
    const day = formatDate(dueOn, language);
    return (
      <div role="status" tabIndex={-1} ref={takeFocus} className="grid gap-3 outline-none">
        <p>{t`We have it. You get an answer by mail, by ${day} at the latest.`}</p>
        {back}
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      <AccountForm
        label={t`Ask or complain`}
        button={t`Send`}
        busyText={t`Sending...`}
        busy={formState.isSubmitting}
        error={error}
        onSubmit={(event) => void handleSubmit(ask)(event)}
      >
        <TextArea
          id={id}
          label={t`What is it about?`}
          maxLength={2000}
          autoFocus
          error={formState.errors.text?.message}
          {...register('text', { required: /*i18n*/ 'Please write what it is about' })}
        />
      </AccountForm>
      {back}
    </div>
  );
}
