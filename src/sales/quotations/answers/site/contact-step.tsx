import { useLingui } from '@lingui/react/macro';
import { Mail, Smartphone } from 'lucide-react';
import { useId, useState } from 'react';
import { sendResponseCode, type ResponderContact } from '../wire/client.ts';
import { phoneDigits } from '#kit/india/phone.ts';
import type { PublicQuotation } from '../../read-quotation.ts';
import { AccountForm } from '#people/sign-in/site/account-form.tsx';
import { explain } from '#kit/site/attempt.ts';
import { askForCode } from '#people/sign-in/codes/site/ask-for-code.ts';
import { showShortToast } from '#kit/site/short-toast.ts';
import { Field } from '#kit/site/ui/form/field.tsx';
import { failed, showFailure } from './failure-texts.ts';

function faultsOf({ mobile, email }: ResponderContact): Record<string, string> {
  if (!mobile && !email) return { mobile: /*i18n*/ 'Enter either mobile or email' };
  return {
    ...(mobile && phoneDigits(mobile).length !== 10 && { mobile: /*i18n*/ 'Enter valid 10-digit mobile' }),
    ...(email &&
      !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && { email: /*i18n*/ 'Please enter a valid email address.' }),
  };
}

/** Asks who answers, and has the code sent. What is on file is offered masked, one tap away (R-96). */
export function ContactStep({
  quotation,
  error,
  onSent,
}: {
  quotation: PublicQuotation;
  /** What led back here. */
  error: string;
  onSent: (contact: ResponderContact, to: string) => void;
}) {
  const { t, i18n } = useLingui();
  const base = useId();
  const [typed, setTyped] = useState<ResponderContact>({ mobile: '', email: '' });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [refused, setRefused] = useState(error);
  const [busy, setBusy] = useState(false);

  async function send(contact: ResponderContact) {
    setBusy(true);
    setRefused('');
    const to = `quotation:${quotation.id}:${contact.mobile}:${contact.email}`;
    const told = { message: '', bySms: quotation.bySms };
    const answer = await askForCode(to, () => sendResponseCode(quotation.id, contact), told);
    setBusy(false);
    if (!answer.ok) {
      showFailure(answer, failed.send, i18n);
      setErrors(answer.errors);
      return setRefused(Object.keys(answer.errors).length > 0 ? '' : explain(answer, i18n));
    }
    showShortToast('success', t`OTP sent successfully`);
    onSent(contact, destinations(quotation, contact, answer.bySms).join(` ${t`and`} `));
  }

  function submit() {
    const contact = { mobile: typed.mobile.trim(), email: typed.email.trim() };
    const faults = faultsOf(contact);
    setErrors(faults);
    if (Object.keys(faults).length === 0) void send(contact);
    else document.getElementById(base + Object.keys(faults)[0])?.focus();
  }

  const noSms = !quotation.bySms && quotation.mobile;
  return (
    <AccountForm
      label={t`Who are you?`}
      button={t`Send OTP`}
      busyText={t`Sending...`}
      busy={busy}
      error={refused}
      onSubmit={submit}
    >
      <p>{t`We send a six-digit code to the mobile or e-mail that this quotation is addressed to.`}</p>
      <div className="grid gap-3 empty:hidden">
        {quotation.mobile && quotation.bySms && (
          <Shortcut
            icon={Smartphone}
            to={quotation.mobile}
            busy={busy}
            onPress={() => void send({ mobile: quotation.mobile, email: '' })}
          />
        )}
        {quotation.email && (
          <Shortcut
            icon={Mail}
            to={quotation.email}
            busy={busy}
            onPress={() => void send({ mobile: '', email: quotation.email })}
          />
        )}
      </div>
      <p className="text-sm text-ink-soft">{t`Or type it:`}</p>
      <Field
        id={`${base}mobile`}
        label={t`Mobile`}
        optional
        inputMode="tel"
        autoComplete="tel-national"
        value={typed.mobile}
        error={errors.mobile}
        hint={
          noSms
            ? t`We cannot send SMS at the moment: the code goes to the e-mail of this quotation.`
            : undefined
        }
        onChange={(event) => setTyped({ ...typed, mobile: event.target.value })}
      />
      <Field
        id={`${base}email`}
        label={t`E-mail`}
        optional
        type="email"
        autoComplete="email"
        value={typed.email}
        error={errors.email}
        onChange={(event) => setTyped({ ...typed, email: event.target.value })}
      />
    </AccountForm>
  );
}

/** Where the code is on its way to, said so that a wrong contact finds out. */
function destinations(
  quotation: PublicQuotation,
  { mobile, email }: ResponderContact,
  bySms: boolean,
): string[] {
  const places = [bySms ? mobile : '', email].filter(Boolean);
  return places.length > 0 ? places : [quotation.email];
}

const Shortcut = ({
  icon: Icon,
  to,
  busy,
  onPress,
}: {
  icon: typeof Mail;
  to: string;
  busy: boolean;
  onPress: () => void;
}) => {
  const { t } = useLingui();
  return (
    <button type="button" disabled={busy} className="btn btn-line w-full" onClick={onPress}>
      <Icon aria-hidden className="size-5" />
      {t`Send to ${to}`}
    </button>
  );
};
