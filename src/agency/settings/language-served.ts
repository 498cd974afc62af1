import type { Ctx } from '#kit/context.ts';
import { languageOf, type Language } from '#kit/language/language.ts';
import { isDatabaseUnavailable } from '#kit/unavailable.ts';
import { readSettings } from './read-settings.ts';

/** The language in which an address is answered: English where the site does not offer the one it names. */
export async function languageServed(ctx: Pick<Ctx, 'db'>, pathname: string): Promise<Language> {
  const language = languageOf(pathname);
  if (language === 'en') return language;
  try {
    const { languages } = await readSettings(ctx);
    return languages.includes(language) ? language : 'en';
  } catch (error) {
    // The page that says so can be read.
    if (isDatabaseUnavailable(error)) return language;
    throw error;
  }
}
