import { useLingui } from '@lingui/react/macro';
import { useId, useImperativeHandle, useState, type Ref } from 'react';
import { useForm } from 'react-hook-form';
import { WhatsAppTick } from '#agency/whatsapp/site/whatsapp-tick.tsx';
import { changeConsent, completeProfile, fetchCompany } from '#people/customers/wire/client.ts';
import type { Customer } from '#kit/calls/login-record.ts';
import { phoneDigits } from '#kit/india/phone.ts';
import { Field } from '#kit/site/ui/form/field.tsx';
import { SubmitButton } from '#kit/site/ui/form/submit-button.tsx';
import { attempt, explain } from '#kit/site/attempt.ts';
import { Panel } from '#kit/site/ui/panel.tsx';
import { useLoad } from '#kit/site/use-load.ts';
import { showCartToast } from '#money/cart/site/cart-actions.ts';
import { useUnsentForm } from '#kit/site/use-unsent-form.ts';
import type { Unsaved } from './unsaved.ts';

/** What its words are kept under. */
export const contactOf = ({ id }: Customer) => `contact-${id}`;

const mobileId = 'checkout-mobile';
/** Takes the customer to the number, once its field is there. */
const focusMobile = () => requestAnimationFrame(() => document.getElementById(mobileId)?.focus());

/** How the customer is reached, and the GSTIN for the invoice. Saving changes the login record. */
export function ContactCard({
  customer,
  editing,
  mustFill,
  onEdit,
  unsaved,
}: {
  customer: Customer;
  editing: boolean;
  /** Without a number nothing can be ordered: there is nothing to go back to. */
  mustFill: boolean;
  onEdit: (editing: boolean) => void;
  /** What is typed while it is edited. */
  unsaved: Ref<Unsaved<Customer>>;
}) {
  const { t } = useLingui();
  const { loaded, reload } = useLoad(fetchCompany);
  const company = loaded.state === 'there' ? loaded.found.company : '';
  if (editing)
    return (
      <ContactForm
        customer={customer}
        company={company}
        mustFill={mustFill}
        unsaved={unsaved}
        onClose={() => {
          onEdit(false);
          void reload();
        }}
      />
    );
  const edit = () => {
    onEdit(true);
    focusMobile();
  };
  const facts = [
    { name: t`Name`, value: customer.fullName },
    { name: t`E-mail`, value: customer.email },
    { name: t`Mobile`, value: customer.phone ? `+91 ${customer.phone}` : '' },
    { name: 'GSTIN', value: customer.gst },
    ...(customer.gst && company ? [{ name: t`Company`, value: company }] : []),
  ];
  return (
    <Panel
      title={t`Contact Information`}
      action={
        <button type="button" className="text-link min-h-12 font-medium" onClick={edit}>
          {t`Edit`}
          <span className="sr-only"> {t`contact information`}</span>
        </button>
      }
    >
      <dl className="grid gap-x-4 sm:grid-cols-[8rem_1fr]">
        {facts.map(({ name, value }) => (
          <div key={name} className="border-t border-line py-2.5 sm:col-span-2 sm:grid sm:grid-cols-subgrid">
            <dt className="text-ink-soft">{name}</dt>
            <dd data-copyable className={`wrap-anywhere ${value ? 'font-medium' : 'text-ink-soft'}`}>
              {value || (name === 'GSTIN' ? t`None: the invoice is in your own name` : t`Not given yet`)}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

type Typed = { phone: string; gst: string; company: string; whatsApp: boolean };

function ContactForm({
  customer,
  company,
  mustFill,
  onClose,
  unsaved,
}: {
  customer: Customer;
  company: string;
  mustFill: boolean;
  onClose: () => void;
  unsaved: Ref<Unsaved<Customer>>;
}) {
  const { t, i18n } = useLingui();
  const base = useId();
  const { email, phone, gst } = customer;
  const form = useForm({ defaultValues: { phone, gst, company, whatsApp: false } });
  const { register, handleSubmit, formState, setError } = form;
  // A tick that agrees to something is given anew.
  const forget = useUnsentForm(contactOf(customer), form, ['phone', 'gst', 'company']);
  const { errors, isSubmitting, dirtyFields, isDirty } = formState;
  const [failure, setFailure] = useState('');

  async function save(typed: Typed): Promise<Customer | null> {
    setFailure('');
    const facts = { email, phone: phoneDigits(typed.phone), gst: typed.gst };
    // What was not touched stays as it is, also where it had not come yet.
    const more = dirtyFields.company ? { company: typed.company } : {};
    const answer = await attempt(completeProfile(customer.id, { ...facts, ...more }));
    if (answer.ok) {
      forget();
      // The order does not wait for it: whoever wants it can switch it on in the profile.
      if (typed.whatsApp)
        await attempt(changeConsent({ purpose: 'whatsapp', given: true, source: 'checkout' }));
      showCartToast('success', i18n._(answer.message));
      onClose();
      return answer.customer;
    }
    const named = (['phone', 'gst'] as const).filter((field) => answer.errors[field]);
    for (const field of named)
      setError(field, { message: answer.errors[field] ?? '' }, { shouldFocus: true });
    setFailure(named.length === 0 ? explain(answer, i18n) : '');
    return null;
  }
  useImperativeHandle(unsaved, () => ({
    isTyped: isDirty,
    async save() {
      let saved: Customer | null = null;
      await handleSubmit(
        async (typed) => void (saved = await save(typed)),
        (wrong) => wrong.phone && showCartToast('error', t`Please add a valid mobile number first.`),
      )();
      return saved;
    },
  }));

  return (
    <Panel title={t`Contact Information`}>
      <form
        noValidate
        aria-label={t`Contact information`}
        className="grid gap-5"
        onSubmit={handleSubmit(async (typed) => void (await save(typed)))}
      >
        <Field
          id={`${base}email`}
          label={t`E-mail`}
          type="email"
          value={email}
          readOnly
          className="control bg-sand text-ink-soft"
          hint={t`Change it in your profile`}
        />
        {/* The tick is of the number: it stands with it. */}
        <div className="grid gap-1.5">
          <Field
            id={mobileId}
            label={t`Mobile`}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            hint={t`Ten digits; +91 and blanks do not matter`}
            error={errors.phone?.message}
            {...register('phone', {
              validate: (typed) => phoneDigits(typed).length === 10 || /*i18n*/ 'Mobile number is required',
            })}
          />
          <WhatsAppTick id={`${base}whatsApp`} {...register('whatsApp')} />
        </div>
        <Field
          id={`${base}gst`}
          label="GSTIN"
          optional
          maxLength={20}
          autoCapitalize="characters"
          hint={t`15 characters, as on your registration. It goes on your invoice.`}
          error={errors.gst?.message}
          {...register('gst')}
        />
        <Field
          id={`${base}company`}
          label={t`Company, as it is registered`}
          optional
          maxLength={120}
          autoComplete="organization"
          hint={t`It is printed beside the GST number on your invoice. Leave it empty if the number is in your own name.`}
          {...register('company')}
        />
        <div role="alert" className="empty:hidden">
          {failure && <p className="rounded-control bg-brick-tint px-4 py-3">{i18n._(failure)}</p>}
        </div>
        <div className="grid gap-3 sm:grid-cols-2">
          <SubmitButton busy={isSubmitting} busyText={t`Saving …`}>
            {t`Save`}
          </SubmitButton>
          {!mustFill && (
            <button
              type="button"
              className="btn btn-line"
              onClick={() => {
                forget();
                onClose();
              }}
            >
              {t`Cancel`}
            </button>
          )}
        </div>
      </form>
    </Panel>
  );
}
