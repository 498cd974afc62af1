import { useLingui } from '@lingui/react/macro';
import { Link2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { NewTabLink } from '#kit/site/ui/new-tab-link.tsx';
import { useHydrated } from '#kit/site/ui/use-hydrated.ts';
import { WhatsappIcon } from '#kit/site/ui/whatsapp-icon.tsx';
import { copyText } from '#kit/copy-text.ts';

const copiedMs = 2_000;

/** Ways to pass a post on. */
export function Share({ url, title }: { url: string; title: string }) {
  const { t } = useLingui();
  const [copied, setCopied] = useState(0);
  const ready = useHydrated();
  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), copiedMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const [link, words] = [encodeURIComponent(url), encodeURIComponent(title)];
  const places = [
    ['WhatsApp', `https://wa.me/?text=${words}%20${link}`],
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${link}`],
    ['Twitter', `https://twitter.com/intent/tweet?url=${link}&text=${words}`],
  ] as const;
  return (
    <>
      {places.map(([name, href]) => (
        <NewTabLink key={name} href={href} className="btn btn-line px-4">
          {name === 'WhatsApp' && <WhatsappIcon />}
          <span className="sr-only">{t`Share on`} </span>
          {name}
        </NewTabLink>
      ))}
      {ready && (
        <button
          type="button"
          className="btn btn-line px-4"
          onClick={async () => {
            if (await copyText(url)) setCopied((n) => n + 1);
          }}
        >
          <Link2 aria-hidden className="size-5" />
          <span aria-live="polite">{copied > 0 ? t`Link Copied!` : t`Copy link`}</span>
        </button>
      )}
    </>
  );
}
