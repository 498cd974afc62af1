import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { rejectReasons } from '../../quotation.ts';
import type { PublicQuotation } from '../../read-quotation.ts';
import { AccountForm } from '#people/sign-in/site/account-form.tsx';
import { TextArea } from '#kit/site/ui/form/text-area.tsx';
import type { useAnswer } from './use-answer.ts';

/** One step: a reason, if somebody wants to give one. R-97 */
export function RejectForm({
  quotation,
  sending: { stage, error, errors, answer },
}: {
  quotation: PublicQuotation;
  sending: ReturnType<typeof useAnswer>;
}) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [reason, setReason] = useState('');
  const [description, setDescription] = useState('');
  return (
    <AccountForm
      label={t`Reject`}
      button={t`Reject the quotation`}
      busyText={t`Sending...`}
      busy={stage === 'busy'}
      error={error}
      onSubmit={() =>
        void answer({
          quotationId: quotation.id,
          action: 'reject',
          description,
          reason,
          contact: { mobile: '', email: '' },
        })
      }
    >
      <fieldset>
        <legend className="mb-1.5 font-semibold">
          {t`Reason`} <span className="font-normal text-ink-soft">{t`(optional)`}</span>
        </legend>
        {rejectReasons.map((choice) => (
          <label key={choice} className="flex min-h-12 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name={`${id}reason`}
              value={choice}
              checked={reason === choice}
              onChange={() => setReason(choice)}
              className="size-5 accent-ink"
            />
            {i18n._(choice)}
          </label>
        ))}
      </fieldset>
      <TextArea
        id={`${id}description`}
        label={t`In your own words`}
        optional
        maxLength={2000}
        value={description}
        error={errors.description}
        onChange={(event) => setDescription(event.target.value)}
      />
    </AccountForm>
  );
}
