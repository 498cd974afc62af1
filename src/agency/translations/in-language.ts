import { and, eq, inArray, ne } from 'drizzle-orm';
import { translations } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { hashOf } from './hash-of.ts';

type Asks = Pick<Ctx, 'db' | 'language'>;

/**
 * The same content in the language of whoever asks, with one query; what has no translation stays English. Only for what
 * is shown: of a value that comes back to us, make a label beside it (`labelsOf`). English costs nothing.
 */
export async function inLanguage<T>(ctx: Asks, content: T): Promise<T> {
  if (ctx.language === 'en') return content;
  const texts = new Set<string>();
  mapTexts(content, (text) => {
    texts.add(text);
    return text;
  });
  const known = await translationsOf(ctx, [...texts]);
  return known.size === 0 ? content : (mapTexts(content, (text) => known.get(text) ?? text) as T);
}

/** What values are called in the language of whoever asks, by the values; for forms that send the values. */
export async function labelsOf(ctx: Asks, values: string[]): Promise<{ value: string; label: string }[]> {
  const labels = await inLanguage(ctx, values);
  return values.map((value, i) => ({ value, label: labels[i] ?? value }));
}

async function translationsOf({ db, language }: Asks, texts: string[]): Promise<Map<string, string>> {
  const { source, text, sourceHash } = translations;
  if (language === 'en' || texts.length === 0) return new Map();
  const rows = await db
    .select({ source, text })
    .from(translations)
    .where(and(eq(translations.language, language), inArray(sourceHash, texts.map(hashOf)), ne(text, '')));
  return new Map(rows.map((row) => [row.source, row.text]));
}

/** The same structure with its texts replaced. Dates and the like stay what they are. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return /\p{L}/u.test(value) ? change(value) : value;
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, change));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, mapTexts(entry, change)]));
}
