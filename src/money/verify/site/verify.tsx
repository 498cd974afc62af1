import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { readVerified } from '../read-verified.ts';
import type { Verified } from '../verify.ts';
import type { Route } from './+types/verify';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { NotFound } from '#kit/errors.ts';
import { ctxContext } from '#kit/site/context.server.ts';
import { VerifiedCertificate } from './verified-certificate.tsx';
import { VerifiedDocument } from './verified-document.tsx';
import { Unknown } from './verified-parts.tsx';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

/** Looking changes nothing. A code that we never printed is answered without saying what exists. */
export async function loader({ context, params: { code } }: Route.LoaderArgs) {
  try {
    return { found: await readVerified(context.get(ctxContext), { code }) };
  } catch (error) {
    if (error instanceof NotFound) return data({ found: null }, { status: 404 });
    throw error;
  }
}

/** The address proves something, so no other site learns it. */
export const headers = () => ({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });

/** For a stranger with a document in hand: whether it is genuine. */
export default function VerifyPage({ loaderData: { found } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <div className="bg-sand">
      <PageHead
        title={t`Check a document`}
        description={t`Whether an invoice, a receipt or a certificate is genuine.`}
        hidden
      />
      <div className="mx-auto min-h-[60vh] w-[min(100%-2.5rem,40rem)] py-10 md:py-16">
        <Answer found={found} />
      </div>
    </div>
  );
}

const Answer = ({ found }: { found: Verified | null }) =>
  found === null ? (
    <Unknown />
  ) : found.kind === 'document' ? (
    <VerifiedDocument found={found} />
  ) : (
    <VerifiedCertificate found={found} />
  );
