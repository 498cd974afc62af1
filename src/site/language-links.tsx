import { useLocation } from 'react-router';
import {
  languageNames,
  languageTags,
  languagesWith,
  pathIn,
  type OtherLanguage,
} from '#kit/language/language.ts';
import { useHydrated } from '#kit/site/ui/use-hydrated.ts';
import { useLanguage } from '#kit/site/use-language.ts';

/** The page one is on in every language that the site offers. Each is a site of its own to the router: plain links. */
export function LanguageLinks({
  offered,
  className,
}: {
  offered: readonly OtherLanguage[];
  className: string;
}) {
  const here = useLanguage();
  const { pathname, search } = useLocation();
  // The page as sent is kept for everybody, whatever its query.
  const query = useHydrated() ? search : '';
  return languagesWith(offered).map((language) => (
    <li key={language}>
      <a
        href={pathIn(pathname, language) + query}
        hrefLang={languageTags[language]}
        lang={languageTags[language]}
        aria-current={language === here || undefined}
        className={className}
      >
        {languageNames[language]}
      </a>
    </li>
  ));
}
