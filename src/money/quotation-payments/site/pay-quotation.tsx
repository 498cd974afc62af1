import { useLingui } from '@lingui/react/macro';
import { ChevronDown, CircleAlert, LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { payQuotation } from '../wire/client.ts';
import { failureKindOf } from '#kit/calls/failure-kind.ts';
import { addressHere } from '#kit/calls/page-language.ts';
import { formatInr } from '#kit/india/money.ts';
import { dueName } from '#sales/quotations/quotation-due.ts';
import { CodeStep } from '#sales/quotations/answers/site/code-step.tsx';
import { sendResponseCode } from '#sales/quotations/answers/wire/client.ts';
import { BankWay, UpiWay } from '#money/receivables/pay-page/site/ways.tsx';
import type { OpenedQuotation } from '../open-quotation.ts';
import { attempt, explain } from '#kit/site/attempt.ts';
import { useHydrated } from '#kit/site/ui/use-hydrated.ts';
import { translatorOf } from '#kit/i18n/translator.ts';

/**
 * Pays what is due, or else what is owed again since its money came back. Whoever accepted it in this browser needs no
 * account; anybody else signs in first, with the address that the quotation went to, or proves its mobile number where it has
 * no address.
 */
export function PayQuotation({ quotation }: { quotation: OpenedQuotation }) {
  const { id, code, email, mobile, bySms, totals, due, owed, upi, bank } = quotation;
  const { t, i18n } = useLingui();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const [isProving, setProving] = useState(false);
  const ready = useHydrated();
  const contact = { mobile, email: '' };
  const byCode = !email && bySms && mobile !== '';

  async function pay() {
    setBusy(true);
    setError('');
    const answer = await attempt(payQuotation(id));
    if (answer.ok) return location.assign(addressHere(answer.checkoutPageUrl));
    const kind = failureKindOf(answer);
    if (kind === 'forbidden' && byCode) {
      const sent = await attempt(sendResponseCode(id, contact));
      if (sent.ok) setProving(true);
      else setError(Object.values(sent.errors)[0] ?? explain(sent, i18n));
    } else setError(kind === 'signed-out' ? '' : explain(answer, i18n));
    setBusy(false);
  }

  const [again] = due ? [] : owed;
  const number = again?.number ?? '';
  const amountPaise = due?.amountPaise ?? again?.openPaise;
  if (amountPaise === undefined) return null;
  return (
    <div data-no-print className="mt-1 grid w-full gap-3 border-t border-line pt-4">
      <div>
        <p className="text-ink-soft">
          {due ? dueName(due, totals, translatorOf(i18n)) : t`Invoice ${number}, to be paid again`}
        </p>
        <p className="font-head text-h2 font-semibold tabular-nums">{formatInr(amountPaise)}</p>
      </div>
      {isProving ? (
        <CodeStep
          quotationId={id}
          contact={contact}
          sentTo={mobile}
          bySms
          onBack={null}
          onVerified={() => {
            setProving(false);
            void pay();
          }}
        />
      ) : email || byCode ? (
        <>
          <button type="button" className="btn btn-main" disabled={!ready || busy} onClick={() => void pay()}>
            <LockKeyhole aria-hidden className="size-5" />
            {busy ? t`Opening the payment …` : t`Pay ${formatInr(amountPaise)}`}
          </button>
          <p className="text-sm text-ink-soft">
            {email
              ? t`If you accepted it in this browser, you need no account. Otherwise you sign in as ${email}, or register with that address.`
              : t`If you accepted it in this browser, you continue at once. Otherwise we first send a code to ${mobile}.`}
          </p>
        </>
      ) : (
        !upi && !bank && <p className="text-ink-soft">{t`Call us, and we tell you how to pay.`}</p>
      )}
      <OwedAgain owed={due ? owed : owed.slice(1)} />
      {error && (
        <p role="alert" className="flex items-start gap-2 rounded-control bg-brick-tint px-4 py-3">
          <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-brick" />
          {i18n._(error)}
        </p>
      )}
      {upi && (
        <div className="border-t border-line pt-4">
          <UpiWay upi={upi} amountPaise={amountPaise} />
        </div>
      )}
      {bank && (
        <details className="group border-t border-line">
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 font-semibold [&::-webkit-details-marker]:hidden">
            {t`By bank transfer`}
            <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
          </summary>
          <BankWay bank={bank} number={code} amountPaise={amountPaise} titled={false} />
        </details>
      )}
    </div>
  );
}

/** What was paid for it and came back since, beyond what is to be paid now. */
function OwedAgain({ owed }: Pick<OpenedQuotation, 'owed'>) {
  const { t } = useLingui();
  return owed.map(({ number, openPaise }) => (
    <p key={number} className="max-w-measure rounded-control bg-brick-tint px-4 py-3">
      {t`${formatInr(openPaise)} of the invoice ${number} is to be paid again.`}
    </p>
  ));
}
