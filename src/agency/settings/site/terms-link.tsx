import type { ReactNode } from 'react';
import { pathIn } from '#kit/language/language.ts';
import { useLanguage } from '#kit/site/use-language.ts';
import { NewTabLink } from '#kit/site/ui/new-tab-link.tsx';
import { useSite } from './use-site.ts';

/** The words of a consent that lead to the terms, wherever the owner keeps them. */
export function TermsLink({ children }: { children: ReactNode }) {
  const { settings, publicUrl } = useSite();
  const page = pathIn('/terms-and-conditions', useLanguage());
  return (
    <NewTabLink href={settings.termsUrl || `${publicUrl}${page}`} className="text-link">
      {children}
    </NewTabLink>
  );
}
