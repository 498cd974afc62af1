import { useLingui } from '@lingui/react/macro';
import { CircleAlert, LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { payQuotation } from '../wire/client.ts';
import { failureKindOf } from '#kit/calls/failure-kind.ts';
import { addressHere } from '#kit/calls/page-language.ts';
import { formatInr } from '#kit/india/money.ts';
import { dueName } from '#sales/quotations/quotation-due.ts';
import { UpiWay } from '#money/receivables/pay-page/site/ways.tsx';
import type { OpenedQuotation } from '../open-quotation.ts';
import { attempt, explain } from '#kit/site/attempt.ts';
import { useHydrated } from '#kit/site/ui/use-hydrated.ts';
import { translatorOf } from '#kit/i18n/translator.ts';

/**
 * Pays what is due; nothing where nothing is. Whoever accepted it in this browser needs no account; anybody else signs in
 * first, with the address that the quotation went to.
 */
export function PayQuotation({ quotation: { id, email, totals, due, upi } }: { quotation: OpenedQuotation }) {
  const { t, i18n } = useLingui();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const ready = useHydrated();

  async function pay() {
    setBusy(true);
    setError('');
    const answer = await attempt(payQuotation(id));
    if (answer.ok) return location.assign(addressHere(answer.checkoutPageUrl));
    setBusy(false);
    return setError(failureKindOf(answer) === 'signed-out' ? '' : explain(answer, i18n));
  }

  if (!due) return null;
  return (
    <div data-no-print className="mt-1 grid w-full gap-3 border-t border-line pt-4">
      <div>
        <p className="text-ink-soft">{dueName(due, totals, translatorOf(i18n))}</p>
        <p className="font-head text-h2 font-semibold tabular-nums">{formatInr(due.amountPaise)}</p>
      </div>
      {email ? (
        <>
          <button type="button" className="btn btn-main" disabled={!ready || busy} onClick={() => void pay()}>
            <LockKeyhole aria-hidden className="size-5" />
            {busy ? t`Opening the payment …` : t`Pay ${formatInr(due.amountPaise)}`}
          </button>
          <p className="text-sm text-ink-soft">
            {t`Whoever accepted it in this browser needs no account. Otherwise you sign in as ${email}, or register with that address.`}
          </p>
        </>
      ) : (
        !upi && <p className="text-ink-soft">{t`Call us, and we tell you how to pay.`}</p>
      )}
      {upi && (
        <div className="border-t border-line pt-4">
          <UpiWay upi={upi} amountPaise={due.amountPaise} />
        </div>
      )}
      {error && (
        <p role="alert" className="flex items-start gap-2 rounded-control bg-brick-tint px-4 py-3">
          <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-brick" />
          {i18n._(error)}
        </p>
      )}
    </div>
  );
}
