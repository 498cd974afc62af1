import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { csvLines } from '#kit/csv.ts';
import { collectTexts } from './collect-texts.ts';
import { otherLanguages } from '#kit/language/language.ts';
import type { Text, TranslationFilter } from './translation.ts';

function matching(texts: Text[], { page, language, missing, q }: TranslationFilter): Text[] {
  const asked = language ? [language] : otherLanguages;
  const words = q?.toLowerCase();
  return texts.filter(
    (text) =>
      (!page || text.places.some((place) => place.page === page)) &&
      (!missing || asked.some((one) => text[one] === '')) &&
      (!words || [text.source, text.hi, text.mr].some((said) => said.toLowerCase().includes(words))),
  );
}

/**
 * The texts that visitors see, with their translations; beside them the names of all pages, and of the page asked for
 * (or of all) how many texts it has and how many are translated.
 */
export async function listTexts(ctx: Ctx, input: TranslationFilter & { perPage: number; offset: number }) {
  allow(ctx.actor, 'translations:read');
  const texts = [...(await collectTexts(ctx)).values()];
  const ofPage = matching(texts, { page: input.page, missing: false });
  const said = (language: (typeof otherLanguages)[number]) =>
    ofPage.filter((text) => text[language] !== '').length;
  const found = matching(texts, input);
  return {
    data: found.slice(input.offset, input.offset + input.perPage),
    total: found.length,
    pages: [...new Set(texts.flatMap((text) => text.places.map(({ page }) => page)))],
    counts: { all: ofPage.length, hi: said('hi'), mr: said('mr') },
  };
}

/** The same as CSV for a translator: English, Hindi, Marathi, and where it stands. The audit is written first. */
export async function exportTexts(ctx: Ctx, filter: TranslationFilter): Promise<string> {
  allow(ctx.actor, 'translations:read');
  await audit(ctx, { action: 'exported', subjectType: 'translation', subjectId: 'list', after: filter });
  const rows = matching([...(await collectTexts(ctx)).values()], filter).map(({ source, hi, mr, places }) => [
    source,
    hi,
    mr,
    [...new Set(places.map(({ page, part }) => `${page}: ${part}`))].join('; '),
  ]);
  // Spreadsheets take a file for UTF-8 only when it says so.
  return '\uFEFF' + csvLines([['English', 'Hindi', 'Marathi', 'Where'], ...rows]);
}
