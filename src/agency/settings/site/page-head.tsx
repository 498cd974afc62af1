import { languagesWith, languageTags, pathIn } from '#kit/language/language.ts';
import { usePreview } from '#kit/site/use-preview.ts';
import { useLanguage } from '#kit/site/use-language.ts';
import { useSite } from './use-site.ts';

/**
 * Title, description, canonical address, the same page in other languages, and Open Graph text of one page. `path` is the page's first name.
 * Its picture and its structured data come from its loader: see content/seo/site/describe-page.server.ts.
 */
export function PageHead({
  title,
  description,
  path,
  hidden = false,
}: {
  title: string;
  description: string;
  path?: string;
  /** Not for search engines, as previews never are. */
  hidden?: boolean;
}) {
  const { settings, publicUrl } = useSite();
  const full = title.includes(settings.brand) ? title : `${title} · ${settings.brand}`;
  const summary = fitting(description, `${settings.brand}: ${settings.tagline}.`);
  const language = useLanguage();
  const isHidden = usePreview() || hidden;
  const languages = path && !isHidden ? languagesWith(settings.languages) : [];
  const addressIn = (one: typeof language) => `${publicUrl}${pathIn(path ?? '', one).replace(/^\/$/, '')}`;
  const address = path && addressIn(language);
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={summary} />
      {isHidden && <meta name="robots" content="noindex" />}
      {address && <link rel="canonical" href={address} />}
      {languages.length > 1 &&
        languages.map((one) => (
          <link key={one} rel="alternate" hrefLang={languageTags[one]} href={addressIn(one)} />
        ))}
      {languages.length > 1 && <link rel="alternate" hrefLang="x-default" href={addressIn('en')} />}
      <meta property="og:title" content={full} />
      <meta property="og:description" content={summary} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={settings.brand} />
      <meta property="og:locale" content={languageTags[language].replace('-', '_')} />
      {address && <meta property="og:url" content={address} />}
    </>
  );
}

/** Search engines show 50 to 160 characters: a short description is filled up, a long one ends with a whole word. */
function fitting(description: string, filling: string): string {
  const text = description.length < 50 ? `${description.replace(/[^.।]$/, '$&.')} ${filling}` : description;
  return text.length <= 160 ? text : `${text.slice(0, 159).replace(/[\s,.;:–]+\S*$/, '')}…`;
}
