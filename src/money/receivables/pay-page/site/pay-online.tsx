import { useLingui } from '@lingui/react/macro';
import { CircleAlert, LockKeyhole } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { formatInr, rupees } from '#kit/india/money.ts';
import { typedPaise } from '#kit/india/typed-rupees.ts';
import { Field } from '#kit/site/ui/form/field.tsx';
import { useHydrated } from '#kit/site/ui/use-hydrated.ts';
import { openCheckout } from '#money/payments/site/open-checkout.ts';
import type { PayPage } from '../pay-page.ts';
import type { Hosted, Opened, Refused } from './page-action.server.ts';

/** A typed sum as the button bears it; null for what is none. */
function shownSum(typed: string): string | null {
  const paise = typedPaise(typed);
  return paise ? formatInr(paise) : null;
}

/** Pays through the gateway, whose checkout opens over the page. @param opened what to open it with @param hosted where to go without scripts */
export function PayOnline({
  page: { openPaise, inParts },
  refused,
  opened,
  hosted,
}: {
  page: PayPage;
  refused: Refused | undefined;
  opened: Opened | undefined;
  hosted: Hosted | undefined;
}) {
  const { t, i18n } = useLingui();
  const id = useId();
  const ready = useHydrated();
  const busy = useNavigation().state !== 'idle';
  const [isUnreachable, setUnreachable] = useState(false);
  const amount = formatInr(openPaise);
  const whole = refused?.values.amount || rupees(openPaise).replace(/\.00$/, '');
  // What is paid before leaves another sum to begin with.
  const [typed, setTyped] = useState({ whole, text: whole });
  const text = typed.whole === whole ? typed.text : whole;
  const paid = inParts && text.trim() ? shownSum(text) : amount;

  // The gateway's window belongs to the browser; it is opened once for each answer of the server.
  useEffect(() => {
    if (!opened) return;
    openCheckout(opened.scriptUrl, opened.checkout, () => {}).then(
      () => setUnreachable(false),
      () => setUnreachable(true),
    );
  }, [opened]);

  const notice = isUnreachable
    ? t`The payment service could not be loaded. Are you online? Please try again, or pay another way.`
    : refused?.notice && i18n._(refused.notice);
  return (
    <Form method="post" encType="multipart/form-data" className="grid gap-4">
      <h3 className="font-semibold">{t`Online`}</h3>
      <input type="hidden" name="form" value="pay" />
      {notice && (
        <p role="alert" className="flex gap-2.5 rounded-control bg-brick-tint px-4 py-3 font-semibold">
          <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-brick" />
          {notice}
        </p>
      )}
      {inParts ? (
        <Field
          id={`${id}amount`}
          name="amount"
          label={t`Amount in rupees`}
          hint={t`You may pay a part of ${amount} now and the rest later.`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={text}
          onChange={({ target }) => setTyped({ whole, text: target.value })}
          error={refused?.errors.amount}
        />
      ) : (
        refused?.errors.amount && <p role="alert">{refused.errors.amount}</p>
      )}
      <noscript>
        {hosted ? (
          <a href={hosted.url} className="btn btn-main justify-self-start">
            {t`Continue to the payment service`}
          </a>
        ) : (
          <button type="submit" name="hosted" value="yes" className="btn btn-main justify-self-start">
            {t`Pay without scripts`}
          </button>
        )}
      </noscript>
      <button type="submit" disabled={!ready || busy} className="btn btn-main justify-self-start">
        <LockKeyhole aria-hidden className="size-5" />
        {busy ? t`Opening the payment …` : paid ? t`Pay ${paid} online` : t`Pay online`}
      </button>
      <p className="text-sm text-ink-soft">{t`By card, UPI, net banking or wallet, through our payment service.`}</p>
    </Form>
  );
}
