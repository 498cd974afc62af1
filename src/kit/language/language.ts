/** The languages that the site can speak besides English. Each stands below its own name: /hi/contact-us. */
export const otherLanguages = ['hi', 'mr'] as const;
export type OtherLanguage = (typeof otherLanguages)[number];
export const languages = ['en', ...otherLanguages] as const;
export type Language = (typeof languages)[number];

/** How machines name a language (BCP 47), and how it names itself. */
export const languageTags: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN', mr: 'mr-IN' };
export const languageNames: Record<Language, string> = { en: 'English', hi: 'हिन्दी', mr: 'मराठी' };

/** Every language that the site offers, English first. */
export const languagesWith = (chosen: readonly OtherLanguage[]): Language[] => [
  'en',
  ...otherLanguages.filter((language) => chosen.includes(language)),
];

/** As routes, in either case. A request for the data of the start page is `/hi.data`. */
const prefix = new RegExp(`^/(${otherLanguages.join('|')})(?=/|\\.data$|$)`, 'i');

/** The language that an address asks for. @param pathname as requested */
export const languageOf = (pathname: string): Language =>
  (prefix.exec(pathname)?.[1]?.toLowerCase() as OtherLanguage | undefined) ?? 'en';

/** The same address in English. */
export const plainPath = (pathname: string): string => pathname.replace(prefix, '') || '/';

/** Where a page stands in a language. @param path of the English page, with or without its query */
export const pathIn = (path: string, language: Language): string =>
  language === 'en' ? path : `/${language}${path.replace(/^\/(?=$|[?#])/, '')}`;

/** The language that a tag or a header names first: `hi-IN`, or `mr;q=0.9, en`. What we do not speak is English. */
export const languageNamed = (tags: string | null | undefined): Language =>
  otherLanguages.find((language) => new RegExp(`^\\s*${language}\\b`, 'i').test(tags ?? '')) ?? 'en';
