import { inLanguage } from '#agency/translations/in-language.ts';
import { servicePagePath } from '#catalogue/service-pages/service-page-path.ts';
import {
  servicePageNames,
  servicePageSlugs,
  type ServicePageSlug,
} from '#catalogue/service-pages/service-page.ts';
import { stemOf, wordsIn } from '#content/site-search/search-words.ts';
import type { Ctx } from '#kit/context.ts';

/** The service whose name has most of these words, in English or as the visitor reads it; null where none has any. */
export async function serviceMeant(
  ctx: Pick<Ctx, 'db' | 'language'>,
  words: string[],
): Promise<{ slug: ServicePageSlug; path: string; words: Set<string> } | null> {
  const named = await inLanguage(ctx, servicePageNames);
  const all = servicePageSlugs.map((slug) => {
    const name = wordsIn(`${servicePageNames[slug]} ${named[slug]}`);
    const heard = words.filter((word) => name.some((one) => one.word.startsWith(stemOf(word))));
    return { slug, path: servicePagePath(slug), words: new Set(heard) };
  });
  const [closest] = all.toSorted((a, b) => b.words.size - a.words.size);
  return closest && closest.words.size > 0 ? closest : null;
}
