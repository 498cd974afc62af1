import type { AdNetworks } from '#kit/ports/ad-networks.ts';
import { createGa4 } from './ga4.ts';
import { createGoogleAds } from './google-ads.ts';
import { createMeta } from './meta.ts';

/** `graphUrl` has its version: https://graph.facebook.com/v23.0; the others are addresses without a path of a call. */
export type AdNetworkOptions = {
  graphUrl: string;
  googleDataUrl: string;
  googleTokenUrl: string;
  gaUrl: string;
};

/** Meta's Graph API, Google's Data Manager API and its Measurement Protocol. */
export function createAdNetworks({ graphUrl, ...google }: AdNetworkOptions): AdNetworks {
  const meta = createMeta(graphUrl);
  const googleAds = createGoogleAds(google);
  const ga4 = createGa4(google.gaUrl);
  return {
    ...meta.leads,
    tell(account, conversion) {
      if (account.kind === 'meta') return meta.tell(account, conversion);
      return account.kind === 'ga4' ? ga4(account, conversion) : googleAds(account, conversion);
    },
  };
}
