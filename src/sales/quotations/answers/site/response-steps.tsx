import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { takeFocus } from '#kit/site/ui/take-focus.ts';
import type { ResponderContact } from '../wire/client.ts';
import type { PublicQuotation } from '../../read-quotation.ts';
import type { Answer } from './answered.tsx';
import { CodeStep } from './code-step.tsx';
import { ContactStep } from './contact-step.tsx';
import { MessageStep } from './message-step.tsx';
import type { useAnswer } from './use-answer.ts';

const titles = [/*i18n*/ 'Who are you?', /*i18n*/ 'Enter the code', /*i18n*/ 'Your answer'] as const;

/** Contact, one-time code, message. */
export function ResponseSteps({
  quotation,
  action,
  sending,
}: {
  quotation: PublicQuotation;
  action: 'accept' | 'counter';
  sending: ReturnType<typeof useAnswer>;
}) {
  const { t, i18n } = useLingui();
  const [step, setStep] = useState<1 | 2 | 3>(1);
  const [contact, setContact] = useState<ResponderContact>({ mobile: '', email: '' });
  const [sentTo, setSentTo] = useState('');
  // What was pressed is gone with its step: who reads with a screen reader goes on at the heading of the next one.
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    takeFocus(heading.current);
  }, [step]);
  // The proof is good for a quarter of an hour; whoever took longer shows once more who they are.
  const answer = async (given: Answer) => {
    const unproven = await sending.answer(given);
    if (unproven) setStep(1);
    return unproven;
  };
  return (
    <div>
      <p className="text-sm text-ink-soft">{t`Step ${step} of 3`}</p>
      <h2 ref={heading} tabIndex={-1} className="mb-5 text-h3 outline-none">
        {i18n._(titles[step - 1] ?? '')}
      </h2>
      {step === 1 && (
        <ContactStep
          quotation={quotation}
          error={sending.error}
          onSent={(typed, to) => {
            setContact(typed);
            setSentTo(to);
            setStep(2);
          }}
        />
      )}
      {step === 2 && (
        <CodeStep
          quotationId={quotation.id}
          contact={contact}
          sentTo={sentTo}
          bySms={quotation.bySms && contact.mobile !== ''}
          onBack={() => setStep(1)}
          onVerified={() => setStep(3)}
        />
      )}
      {/* Kept while hidden: a text that was written is not lost when the code has to be asked for again. */}
      <div hidden={step !== 3}>
        <MessageStep
          quotation={quotation}
          action={action}
          contact={contact}
          sending={{ ...sending, answer }}
        />
      </div>
    </div>
  );
}
