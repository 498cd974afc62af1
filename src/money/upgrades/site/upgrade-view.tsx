import { useLingui } from '@lingui/react/macro';
import { useCallback, useId, useState } from 'react';
import { Link } from 'react-router';
import type { Upgrades } from '../list-upgrades.ts';
import { beginUpgrade, fetchUpgrades } from '../wire/client.ts';
import { periodLabel } from '#catalogue/pricing-plans/period-label.ts';
import { addressHere } from '#kit/calls/page-language.ts';
import { translatorOf } from '#kit/i18n/translator.ts';
import { formatDate } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { attempt, explain } from '#kit/site/attempt.ts';
import { FieldError } from '#kit/site/ui/form/field-frame.tsx';
import { LoadState } from '#kit/site/ui/load-state.tsx';
import { useLanguage } from '#kit/site/use-language.ts';
import { useLoad } from '#kit/site/use-load.ts';
import { paymentsPath } from '#money/payments/transaction.ts';
import { rememberPayment } from '#money/payments/receipt/site/known-amount.ts';

type Plan = Upgrades['plans'][number];

/** Higher plans with what each costs now, and on to the payment of the difference. Nothing is chosen beforehand. */
export function UpgradeView({ admissionId }: { admissionId: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { loaded, reload } = useLoad(useCallback(() => fetchUpgrades(admissionId), [admissionId]));
  if (loaded.state !== 'there') return <LoadState loaded={loaded} what={t`your plan`} onRetry={reload} />;
  const { planName, serviceName, endsOn, creditPaise, plans } = loaded.found;
  return (
    <section className="mx-auto max-w-3xl">
      <h1 className="text-h2">{t`Upgrade`}</h1>
      <p className="mt-4 text-lead wrap-anywhere">
        {t`Your plan ${planName} (${serviceName}) runs until ${formatDate(endsOn, language)}.`}
      </p>
      {plans.length === 0 ? (
        <>
          <p className="mt-4 text-ink-soft">
            {t`There is no higher plan of this service. A smaller one can follow when yours ends.`}
          </p>
          <Link to={paymentsPath} className="btn btn-main mt-6">
            {t`Your plans and services`}
          </Link>
        </>
      ) : (
        <>
          <p className="mt-2 text-ink-soft">
            {t`A higher plan begins at once. The unused days of yours, worth ${formatInr(creditPaise)} today, are credited, and you pay the difference. A smaller plan can follow when yours ends.`}
          </p>
          <Choice admissionId={admissionId} plans={plans} creditPaise={creditPaise} />
        </>
      )}
    </section>
  );
}

function Choice({
  admissionId,
  plans,
  creditPaise,
}: {
  admissionId: string;
  plans: Plan[];
  creditPaise: number;
}) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [chosenId, choose] = useState<string | null>(null);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const chosen = plans.find((plan) => plan.id === chosenId);

  async function pay() {
    if (!chosen) return setError(t`Please select a pricing plan`);
    setBusy(true);
    setError('');
    const answer = await attempt(beginUpgrade(admissionId, chosen.id));
    if (!answer.ok) {
      setBusy(false);
      return setError(Object.values(answer.errors)[0] ?? explain(answer, i18n));
    }
    rememberPayment(answer.transaction_id, chosen.payPaise);
    return location.assign(addressHere(answer.checkoutPageUrl));
  }

  return (
    <form
      className="mt-6"
      onSubmit={(event) => {
        event.preventDefault();
        void pay();
      }}
    >
      <fieldset aria-describedby={`${id}-error`}>
        <legend className="font-semibold">{t`Higher plans`}</legend>
        <ul className="mt-3 grid gap-3">
          {plans.map((plan) => (
            <li key={plan.id}>
              <label className="grid cursor-pointer grid-cols-[auto_1fr] gap-x-4 rounded-card border border-line bg-white p-5 has-checked:border-ink has-focus-visible:outline-2">
                <input
                  type="radio"
                  name={id}
                  className="mt-1.5 size-5 accent-ink"
                  checked={plan.id === chosenId}
                  onChange={() => {
                    choose(plan.id);
                    setError('');
                  }}
                />
                <strong className="min-w-0 font-semibold wrap-anywhere">{plan.name}</strong>
                <span className="col-start-2 text-sm text-ink-soft">
                  {[periodLabel(plan.months, translatorOf(i18n)), ...plan.benefits].join(' · ')}
                </span>
                <span className="col-start-2 text-sm text-ink-soft tabular-nums">
                  {formatInr(plan.sellPaise)} − {formatInr(creditPaise)} ={' '}
                  <strong className="font-head text-h4 font-semibold text-ink">
                    {formatInr(plan.payPaise)}
                  </strong>
                </span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <FieldError id={id} text={error} />
      <p className="mt-4 text-sm text-ink-soft">
        {t`You get a credit note for the unused days and an invoice for the new plan.`}
      </p>
      <button
        type="submit"
        disabled={busy}
        className="btn btn-main mt-5 disabled:cursor-wait disabled:bg-sand-deep"
      >
        {busy
          ? t`Opening the payment …`
          : chosen
            ? t`Pay ${formatInr(chosen.payPaise)}`
            : t`Pay the difference`}
      </button>
    </form>
  );
}
