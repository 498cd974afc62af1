import { useLingui } from '@lingui/react/macro';
import type { Told } from '../pay-page.ts';

/** What became of the payments that were told. */
export function ToldPayments({ claims }: { claims: Told[] }) {
  const { t } = useLingui();
  const texts = {
    open: t`We are checking for it with our bank.`,
    booked: t`We have it. Thank you.`,
    dismissed: t`We did not find it.`,
  };
  if (claims.length === 0) return null;
  return (
    <section aria-labelledby="told" className="max-w-xl">
      <h2 id="told" className="text-h3">
        {t`What you told us`}
      </h2>
      <div role="status">
        <ul className="mt-2 grid gap-2">
          {claims.map(({ reference, status, reason }) => (
            <li key={reference} className="rounded-control bg-sand px-4 py-3 wrap-anywhere">
              <strong className="font-semibold tabular-nums">{t`Payment ${reference}`}</strong>
              <br />
              {texts[status]} {reason}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
