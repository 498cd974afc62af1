import { Trans, useLingui } from '@lingui/react/macro';
import { Hourglass } from 'lucide-react';
import { Link } from 'react-router';
import { paymentsPath } from '#money/payments/transaction.ts';

/** Paid, or on the way: there is nothing to do. */
export const UnderProcess = () => {
  const { t } = useLingui();
  return (
    <section className="grid justify-items-start gap-4 rounded-card border border-line bg-white p-6 sm:justify-items-center sm:p-10 sm:text-center">
      <Hourglass aria-hidden className="size-10 text-marigold-deep" />
      <h2 className="text-h3">{t`Your admission is under process`}</h2>
      <p className="max-w-measure text-ink-soft">
        <Trans>
          Your payment has reached us and is being confirmed. This takes a few minutes at most. You find it
          among{' '}
          <Link to={paymentsPath} className="text-link">
            your payments
          </Link>
          .
        </Trans>
      </p>
      <Link to="/profile" className="btn btn-main mt-2">
        {t`Check Status`}
      </Link>
    </section>
  );
};
