import { z } from 'zod';
import type { AdNetworkOptions } from '#adapters/ads/ad-networks.ts';
import { withDefault } from './variables.ts';

const address = z
  .url({ protocol: /^https?$/, error: 'must be a full address like https://graph.facebook.com/v25.0' })
  .transform((url) => url.replace(/\/$/, ''));

/** Where the networks that show our advertisements are called. Their keys are set in the office. */
export const adVariables = {
  META_GRAPH_URL: withDefault(address, 'https://graph.facebook.com/v25.0'),
  GOOGLE_DATA_URL: withDefault(address, 'https://datamanager.googleapis.com'),
  GOOGLE_ADS_URL: withDefault(address, 'https://googleads.googleapis.com/v26'),
  GOOGLE_TOKEN_URL: withDefault(address, 'https://oauth2.googleapis.com/token'),
  GA_URL: withDefault(address, 'https://www.google-analytics.com'),
};
const Variables = z.object(adVariables);

export const adNetworkOptions = (env: z.infer<typeof Variables>): AdNetworkOptions => ({
  graphUrl: env.META_GRAPH_URL,
  googleDataUrl: env.GOOGLE_DATA_URL,
  googleAdsUrl: env.GOOGLE_ADS_URL,
  googleTokenUrl: env.GOOGLE_TOKEN_URL,
  gaUrl: env.GA_URL,
});

/** One place for all of them: a stand-in. */
export const standInAt = (url: string): AdNetworkOptions => ({
  graphUrl: `${url}/v23.0`,
  googleDataUrl: url,
  googleAdsUrl: `${url}/v26`,
  googleTokenUrl: `${url}/token`,
  gaUrl: url,
});
