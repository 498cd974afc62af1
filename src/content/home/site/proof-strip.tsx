import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { casePath } from '#content/cases/case-path.ts';
import type { Proof } from '#content/cases/find-proof.ts';
import { PageSpeed } from './page-speed.tsx';

/** Three things that can be checked: what changed for a client, what another one says, and how fast this page was. */
export function ProofStrip({ result, quote }: Pick<Proof, 'result' | 'quote'>) {
  const { t } = useLingui();
  return (
    <section aria-label={t`What you can check`} className="border-b border-line">
      <div className="wrap grid grid-cols-2 gap-x-5 divide-line md:grid-cols-[1fr_1.5fr_1fr] md:gap-x-0 md:divide-x *:py-3 md:*:px-8 md:*:py-8 md:*:first:pl-0 md:*:last:pr-0">
        {result && (
          <p>
            <strong className="block font-head text-h2 tabular-nums">{result.figure.figure}</strong>
            {result.figure.words}
            <Client {...result} />
          </p>
        )}
        {quote && (
          <figure className="max-md:order-last max-md:col-span-2 max-md:border-t max-md:border-line">
            <blockquote className="font-head text-h4 font-semibold text-balance md:text-h3">
              {quote.words}
            </blockquote>
            <figcaption>
              <Client {...quote} />
            </figcaption>
          </figure>
        )}
        <PageSpeed />
      </div>
    </section>
  );
}

const Client = ({ slug, client }: { slug: string; client: string }) => (
  <Link
    to={casePath(slug)}
    viewTransition
    className="flex min-h-11 items-center self-start text-sm text-ink-soft underline decoration-marigold-deep underline-offset-4 hover:text-ink"
  >
    {client}
  </Link>
);
