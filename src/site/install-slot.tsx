import { useState } from 'react';
import { useLocation } from 'react-router';
import { later } from '#kit/later.tsx';
import { platform } from '#agency/native/site/platform.ts';
import { useHydrated } from '#kit/site/ui/use-hydrated.ts';

const InstallNotice = later(async () => (await import('./install-notice.tsx')).InstallNotice);

/**
 * The offer to install the site. Only where the browser makes one is more than this line loaded.
 * @param quiet not over this page, which counts all the same
 */
export function InstallSlot({ brand, quiet }: { brand: string; quiet: boolean }) {
  const { pathname } = useLocation();
  const [shown, setShown] = useState({ pathname, pages: 1 });
  if (shown.pathname !== pathname) setShown({ pathname, pages: shown.pages + 1 });
  if (!useHydrated() || quiet || platform !== 'WEBSITE' || !window.installOffer) return null;
  return <InstallNotice brand={brand} pages={shown.pages} />;
}
