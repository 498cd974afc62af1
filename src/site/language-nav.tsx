import { useLingui } from '@lingui/react/macro';
import { LanguageLinks } from './language-links.tsx';
import { useSite } from '#agency/settings/site/use-site.ts';

/** The choice of language as a row, where there is one. */
export function LanguageNav({ className, linkClassName }: { className?: string; linkClassName: string }) {
  const { t } = useLingui();
  const offered = useSite().settings.languages;
  if (offered.length === 0) return null;
  return (
    <nav aria-label={t`Language`} className={className}>
      <ul className="flex flex-wrap gap-x-6">
        <LanguageLinks
          offered={offered}
          className={`inline-flex items-center aria-[current]:underline ${linkClassName}`}
        />
      </ul>
    </nav>
  );
}
