import { z } from 'zod';
import type { AdNetworkOptions } from '#adapters/ads/ad-networks.ts';
import { withDefault } from './variables.ts';

const address = z
  .url({ protocol: /^https?$/, error: 'must be a full address like https://graph.facebook.com/v23.0' })
  .transform((url) => url.replace(/\/$/, ''));

/** Where the networks that show our advertisements are called. Their keys are set in the office. */
export const adVariables = {
  META_GRAPH_URL: withDefault(address, 'https://graph.facebook.com/v23.0'),
  GOOGLE_DATA_URL: withDefault(address, 'https://datamanager.googleapis.com'),
  GOOGLE_TOKEN_URL: withDefault(address, 'https://oauth2.googleapis.com/token'),
  GA_URL: withDefault(address, 'https://www.google-analytics.com'),
};
const Variables = z.object(adVariables);

export const adNetworkOptions = (env: z.infer<typeof Variables>): AdNetworkOptions => ({
  graphUrl: env.META_GRAPH_URL,
  googleDataUrl: env.GOOGLE_DATA_URL,
  googleTokenUrl: env.GOOGLE_TOKEN_URL,
  gaUrl: env.GA_URL,
});

/** One place for all four: a stand-in. */
export const standInAt = (url: string): AdNetworkOptions => ({
  graphUrl: `${url}/v23.0`,
  googleDataUrl: url,
  googleTokenUrl: `${url}/token`,
  gaUrl: url,
});
