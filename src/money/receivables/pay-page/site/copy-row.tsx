import { useLingui } from '@lingui/react/macro';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '#kit/copy-text.ts';
import { useHydrated } from '#kit/site/ui/use-hydrated.ts';

/** A fact with a button that copies it; nothing where it is empty. @param shown where people read it another way */
export function CopyRow({ label, text, shown = text }: { label: string; text: string; shown?: string }) {
  const { t } = useLingui();
  const [isCopied, setCopied] = useState(false);
  const ready = useHydrated();
  if (!text) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-1.5">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd data-copyable className="font-medium tabular-nums wrap-anywhere">
        {shown}
      </dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        <button
          type="button"
          disabled={!ready}
          className="inline-flex min-h-12 min-w-12 items-center justify-center gap-2 font-medium"
          onClick={() => void copyText(text).then(setCopied)}
        >
          {isCopied ? (
            <Check aria-hidden className="size-5 text-leaf" />
          ) : (
            <Copy aria-hidden className="size-5" />
          )}
          <span className="sr-only">{t`Copy: ${label}`}</span>
          <span role="status" className="text-sm empty:hidden">
            {isCopied && t`Copied`}
          </span>
        </button>
      </dd>
    </div>
  );
}
