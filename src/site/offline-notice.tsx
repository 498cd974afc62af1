import { Trans } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { onMissingCode } from '#kit/site/ui/later-popup.tsx';
import { Notice } from '#kit/site/ui/notice.tsx';
import { callHref, formatPhone } from '#kit/site/contact-links.ts';

/**
 * Without a network the reader stays on the page: the router would reload it for want of the next page's script, and
 * end on the browser's own error page. Nor is it lost with what was to open over it and could not be fetched: the network
 * may have been away for that moment, or there is a newer version of the site, which a page loaded again would have.
 */
export function OfflineNotice({ phone }: { phone: string }) {
  const [why, setWhy] = useState<'offline' | 'missing' | null>(null);
  const here = useLocation();
  useEffect(() => {
    const stay = (event: MouseEvent) => {
      if (navigator.onLine || !leadsOn(event.target)) return;
      event.preventDefault();
      setWhy('offline');
    };
    const back = () => setWhy(null);
    document.addEventListener('click', stay, true);
    window.addEventListener('online', back);
    const stop = onMissingCode(() => setWhy(navigator.onLine ? 'missing' : 'offline'));
    return () => {
      document.removeEventListener('click', stay, true);
      window.removeEventListener('online', back);
      stop();
    };
  }, []);

  if (!why) return null;
  const spoken = formatPhone(phone);
  const call = { href: callHref(phone), className: 'text-link whitespace-nowrap tabular-nums' };
  return (
    <Notice icon={WifiOff} onClose={() => setWhy(null)}>
      {why === 'offline' ? (
        <Trans>
          No connection, so this page stays open. Try again in a moment, or call <a {...call}>{spoken}</a>.
        </Trans>
      ) : (
        <Trans>
          That did not load.{' '}
          <Link to={here} reloadDocument className="text-link">
            Load the page again
          </Link>
          , or call <a {...call}>{spoken}</a>.
        </Trans>
      )}
    </Notice>
  );
}

/** Whether a click asks for another page of this site. */
function leadsOn(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link?.origin === location.origin && link.pathname !== location.pathname;
}
