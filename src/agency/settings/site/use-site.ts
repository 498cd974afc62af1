import { useRouteLoaderData } from 'react-router';
import type { PublicSettings } from '../read-settings.ts';

/**
 * What every page of the site may show: the agency's facts, the address the site is published at, and what an account
 * begins with: whether Google signs people in, and the words that are agreed to. The site's layout loads it.
 */
export type Site = {
  settings: PublicSettings;
  publicUrl: string;
  account: { google: boolean; consent: string };
  /** Whether WhatsApp is set up. */
  whatsApp: boolean;
  year: string;
};

export function useSite(): Site {
  const site = useRouteLoaderData<Site>('site/layout');
  if (!site) throw new Error('useSite is for pages inside the site layout');
  return site;
}
