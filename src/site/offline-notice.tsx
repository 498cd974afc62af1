import { Trans } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Notice } from '#kit/site/ui/notice.tsx';
import { callHref, formatPhone } from '#kit/site/contact-links.ts';

/**
 * Without a network the reader stays on the page: the router would reload it for want of the next page's script, and
 * end on the browser's own error page.
 */
export function OfflineNotice({ phone }: { phone: string }) {
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    const stay = (event: MouseEvent) => {
      if (navigator.onLine || !leadsOn(event.target)) return;
      event.preventDefault();
      setAsked(true);
    };
    const back = () => setAsked(false);
    document.addEventListener('click', stay, true);
    window.addEventListener('online', back);
    return () => {
      document.removeEventListener('click', stay, true);
      window.removeEventListener('online', back);
    };
  }, []);

  if (!asked) return null;
  const spoken = formatPhone(phone);
  return (
    <Notice icon={WifiOff} onClose={() => setAsked(false)}>
      <Trans>
        No connection, so this page stays open. Try again in a moment, or call{' '}
        <a href={callHref(phone)} className="text-link whitespace-nowrap tabular-nums">
          {spoken}
        </a>
        .
      </Trans>
    </Notice>
  );
}

/** Whether a click asks for another page of this site. */
function leadsOn(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link?.origin === location.origin && link.pathname !== location.pathname;
}
