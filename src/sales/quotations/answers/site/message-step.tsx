import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { ResponderContact } from '../wire/client.ts';
import type { PublicQuotation } from '../../read-quotation.ts';
import { AccountForm } from '#people/sign-in/site/account-form.tsx';
import { leadToFirstError } from '#kit/site/ui/form/first-error.ts';
import { TextArea } from '#kit/site/ui/form/text-area.tsx';
import { CounterFields } from './counter-fields.tsx';
import { emptyCounter, readCounter } from './typed-counter.ts';
import type { useAnswer } from './use-answer.ts';

/** One tap to accept; a counter-offer says what to keep, for how much, and why. */
export function MessageStep({
  quotation,
  action,
  contact,
  sending,
}: {
  quotation: PublicQuotation;
  action: 'accept' | 'counter';
  contact: ResponderContact;
  sending: ReturnType<typeof useAnswer>;
}) {
  const { t } = useLingui();
  const id = useId();
  const [description, setDescription] = useState(action === 'accept' ? t`I accept this quotation.` : '');
  const [counter, setCounter] = useState(emptyCounter);
  const [own, setOwn] = useState<Record<string, string>>({});
  const errors = { ...sending.errors, ...own };

  function submit() {
    const { faults, ...terms } = readCounter(quotation.lines, counter);
    const wrong = {
      ...(action === 'counter' && faults),
      ...(!description.trim() && { description: /*i18n*/ 'Please enter a description' }),
    };
    setOwn(wrong);
    if (Object.keys(wrong).length > 0) return void leadToFirstError();
    void sending.answer({
      quotationId: quotation.id,
      action,
      description,
      contact,
      ...(action === 'counter' && terms),
    });
  }

  return (
    <AccountForm
      label={t`Your answer`}
      button={action === 'accept' ? t`Accept the quotation` : t`Send the counter-offer`}
      busyText={t`Sending...`}
      busy={sending.stage === 'busy'}
      error={sending.error}
      onSubmit={submit}
    >
      {action === 'counter' && (
        <CounterFields quotation={quotation} counter={counter} faults={errors} onChange={setCounter} />
      )}
      <TextArea
        id={`${id}description`}
        label={action === 'accept' ? t`Your message` : t`What should change?`}
        maxLength={2000}
        value={description}
        error={errors.description}
        onChange={(event) => setDescription(event.target.value)}
      />
    </AccountForm>
  );
}
