import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { ResponderContact } from '../wire/client.ts';
import type { PublicQuotation } from '../../read-quotation.ts';
import { AccountForm } from '#people/sign-in/site/account-form.tsx';
import { Field } from '#kit/site/ui/form/field.tsx';
import { FieldError } from '#kit/site/ui/form/field-frame.tsx';
import { TextArea } from '#kit/site/ui/form/text-area.tsx';
import { LinesToKeep } from './lines-to-keep.tsx';
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
  const [target, setTarget] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [own, setOwn] = useState<Record<string, string>>({});
  const errors = { ...sending.errors, ...own };

  function submit() {
    const paise = paiseFrom(target);
    const faults = {
      ...(!description.trim() && { description: /*i18n*/ 'Please enter a description' }),
      ...(paise === undefined && { counterTotalPaise: /*i18n*/ 'Enter an amount in rupees, like 20000' }),
      ...(left.size === quotation.lines.length && { counterLines: /*i18n*/ 'Keep at least one line.' }),
    };
    setOwn(faults);
    if (Object.keys(faults).length > 0) return;
    void sending.answer({
      quotationId: quotation.id,
      action,
      description,
      contact,
      ...(action === 'counter' && {
        counterTotalPaise: paise ?? null,
        counterLines: quotation.lines.map((line) => ({ id: line.id, keep: !left.has(line.id) })),
      }),
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
        <>
          <div>
            <LinesToKeep lines={quotation.lines} left={left} onChange={setLeft} />
            <FieldError id={`${id}lines`} text={errors.counterLines} />
          </div>
          <Field
            id={`${id}target`}
            label={t`What would you pay for it?`}
            optional
            inputMode="decimal"
            autoComplete="off"
            placeholder="₹"
            className="control tabular-nums"
            hint={
              quotation.totals.gstPaise > 0
                ? t`In rupees, for everything you keep, GST included.`
                : t`In rupees, for everything you keep.`
            }
            value={target}
            error={errors.counterTotalPaise}
            onChange={(event) => setTarget(event.target.value)}
          />
        </>
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

/** Rupees as somebody types them: `₹20,000`, `20000.50`. Null for nothing, undefined for what is no amount. */
function paiseFrom(typed: string): number | null | undefined {
  const plain = typed.replaceAll(/[₹,\s]/g, '');
  if (plain === '') return null;
  const paise = /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : 0;
  return paise > 0 ? paise : undefined;
}
