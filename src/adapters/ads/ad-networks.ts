import type { AdNetworks } from '#kit/ports/ad-networks.ts';
import { createGa4 } from './ga4.ts';
import { createGoogleAds } from './google-ads.ts';
import { createGoogleSpend } from './google-spend.ts';
import { createMeta } from './meta.ts';
import { createMetaSpend } from './meta-spend.ts';

/** `graphUrl` and `googleAdsUrl` have their version: https://graph.facebook.com/v25.0; the others are addresses without a path of a call. */
export type AdNetworkOptions = {
  graphUrl: string;
  googleDataUrl: string;
  googleAdsUrl: string;
  googleTokenUrl: string;
  gaUrl: string;
};

/** Meta's Graph API, Google's Data Manager and Ads APIs and its Measurement Protocol. */
export function createAdNetworks({ graphUrl, ...google }: AdNetworkOptions): AdNetworks {
  const meta = createMeta(graphUrl);
  const googleAds = createGoogleAds(google);
  const ga4 = createGa4(google.gaUrl);
  const spend = { meta: createMetaSpend(graphUrl), google: createGoogleSpend(google) };
  return {
    ...meta.leads,
    tell(account, conversion) {
      if (account.kind === 'meta') return meta.tell(account, conversion);
      return account.kind === 'ga4' ? ga4(account, conversion) : googleAds(account, conversion);
    },
    readAdAccount: (account) =>
      account.kind === 'meta' ? spend.meta.facts(account) : spend.google.facts(account),
    readAdSpend: (account, span) =>
      account.kind === 'meta' ? spend.meta.spend(account, span) : spend.google.spend(account, span),
  };
}
