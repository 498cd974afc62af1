import { useLingui } from '@lingui/react/macro';
import { Languages } from 'lucide-react';
import { useId } from 'react';
import type { OtherLanguage } from '#kit/language/language.ts';
import { LanguageLinks } from './language-links.tsx';

/**
 * The header's choice of language, where the header has room for it: small screens have it in the drawer, all at the foot.
 * The browser itself opens and closes it, so it works before any script does.
 */
export function LanguageMenu({ offered }: { offered: readonly OtherLanguage[] }) {
  const { t } = useLingui();
  const id = useId();
  if (offered.length === 0) return null;
  return (
    <div className="hidden xl:block">
      <button
        type="button"
        popoverTarget={id}
        aria-label={t`Language`}
        className="-mr-3 grid size-12 place-items-center"
      >
        <Languages aria-hidden className="size-5" />
      </button>
      <ul
        id={id}
        popover="auto"
        className="fixed inset-auto top-19 right-[max(2rem,calc((100vw-75rem)/2))] m-0 hidden w-44 rounded-card border border-line bg-white p-2 text-ink shadow-float open:block"
      >
        <LanguageLinks
          offered={offered}
          className="flex min-h-12 items-center rounded-control px-4 font-medium hover:bg-marigold-tint aria-[current]:bg-marigold-tint"
        />
      </ul>
    </div>
  );
}
