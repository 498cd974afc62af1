import { useLingui } from '@lingui/react/macro';
import { ArrowUpRight } from 'lucide-react';
import { usePlatform } from './use-platform.ts';

/** Where the agency's apps are, once the settings say so; nothing inside the apps. Safari shows its own line by the tag. */
export function StoreLinks({
  playStoreUrl,
  appStoreUrl,
  linkClassName,
}: {
  playStoreUrl: string;
  appStoreUrl: string;
  linkClassName: string;
}) {
  const { t } = useLingui();
  const stores = [
    { url: playStoreUrl, text: t`App for Android` },
    { url: appStoreUrl, text: t`App for iPhone` },
  ].filter(({ url }) => url !== '');
  if (usePlatform() !== 'WEBSITE' || stores.length === 0) return null;
  const appleId = /\/id(\d+)$/.exec(appStoreUrl)?.[1];
  return (
    <>
      {appleId && <meta name="apple-itunes-app" content={`app-id=${appleId}`} />}
      <ul className="grid max-w-72 grid-cols-2">
        {stores.map(({ url, text }) => (
          <li key={url}>
            <a href={url} rel="noopener" className={`${linkClassName} gap-1`}>
              {text}
              <ArrowUpRight aria-hidden className="size-4 opacity-70" />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
