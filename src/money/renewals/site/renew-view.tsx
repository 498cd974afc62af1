import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { fetchTerms, renewBenefits } from '../wire/client.ts';
import { formatDate } from '#kit/india/india-date.ts';
import { renewalPath } from '../renewal-path.ts';
import { useLanguage } from '#kit/site/use-language.ts';
import { attempt } from '#kit/site/attempt.ts';
import { useLoad } from '#kit/site/use-load.ts';
import { showCartToast } from '#money/cart/site/cart-actions.ts';
import { loadCart } from '#money/cart/site/cart-store.ts';
import { useDuration } from '#money/cart/site/use-duration.ts';
import { LoadState } from '#kit/site/ui/load-state.tsx';
import { paymentsPath } from '#money/payments/transaction.ts';

/** What one payment bought, and the button that puts it into the cart again. Opening the page changes nothing. */
export function RenewView({ transactionId }: { transactionId: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { loaded, reload } = useLoad(fetchTerms);
  const [, setDuration] = useDuration();
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();

  async function renew() {
    setBusy(true);
    const answer = await attempt(renewBenefits(transactionId));
    setBusy(false);
    if (!answer.ok) return showCartToast('error', answer.message || t`This did not work. Please try again.`);
    if (answer.duration) setDuration(answer.duration);
    if (answer.missing.length > 0) showCartToast('error', t`No longer sold: ${answer.missing.join(', ')}`);
    await loadCart();
    await navigate('/cart');
  }

  if (loaded.state !== 'there') return <LoadState loaded={loaded} what={t`your services`} onRetry={reload} />;
  const path = renewalPath({ kind: 'benefit', source: transactionId });
  const terms = loaded.found.terms.filter(
    ({ renewPath, state }) => renewPath === path && state !== 'renewed',
  );
  return (
    <section className="mx-auto max-w-2xl">
      <h1 className="text-h2">{t`Renew`}</h1>
      {terms.length === 0 ? (
        <>
          <p className="mt-4 text-ink-soft">{t`There is nothing to renew here. It may be renewed already.`}</p>
          <Link to={paymentsPath} className="btn btn-main mt-6">
            {t`Your plans and services`}
          </Link>
        </>
      ) : (
        <>
          <ul className="mt-6 divide-y divide-line border-y border-line">
            {terms.map(({ id, title, endsOn, state }) => (
              <li key={id} className="py-4">
                <p className="font-semibold wrap-anywhere">{title}</p>
                <p className="text-sm text-ink-soft">
                  {state === 'grace' || state === 'ended'
                    ? t`Ended on ${formatDate(endsOn, language)}`
                    : t`Ends on ${formatDate(endsOn, language)}`}
                </p>
              </li>
            ))}
          </ul>
          <p className="mt-4 text-ink-soft">
            {t`This goes into your cart at today’s price. You pay only when you place the order; what still runs goes on without a gap.`}
          </p>
          <button
            type="button"
            disabled={busy}
            className="btn btn-main mt-6 disabled:cursor-wait disabled:bg-sand-deep"
            onClick={() => void renew()}
          >
            {busy ? t`Adding to your cart …` : t`Add to the cart`}
          </button>
        </>
      )}
    </section>
  );
}
