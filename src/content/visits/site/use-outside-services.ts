import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { PublicSettings } from '#agency/settings/read-settings.ts';
import { consentTo, onCookieChoice } from '#people/cookie-choices/site/cookie-consent.ts';

/**
 * Tells the services that the owner has set up of each page, from the moment its visitor agrees and until they take it
 * back. Nothing of theirs, nor of ours about them, is loaded before.
 */
export function useOutsideServices({ ga4Id, metaPixelId }: Pick<PublicSettings, 'ga4Id' | 'metaPixelId'>) {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!ga4Id && !metaPixelId) return;
    const sendToAll = async () => {
      const { sendToGoogle, sendToMeta } = await import('./outside-services.ts');
      if (ga4Id) sendToGoogle(ga4Id, consentTo('statistics') === 'given');
      if (metaPixelId) sendToMeta(metaPixelId, consentTo('marketing') === 'given');
    };
    // Without a network they just do not hear of it.
    const notify = () => void sendToAll().catch(() => {});
    if (consentTo('statistics') === 'given' || consentTo('marketing') === 'given') notify();
    return onCookieChoice(notify);
  }, [ga4Id, metaPixelId, pathname]);
}
