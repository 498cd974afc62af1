import { translations } from '#agency/translations/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { hashOf } from '#agency/translations/hash-of.ts';
import { readSources } from './sources.ts';
import { textsIn } from './texts-in.ts';
import type { Text } from './translation.ts';

/** Every English text that pages show now, each once, in the order of the pages; by its hash. */
export async function collectTexts(ctx: Pick<Ctx, 'db'>): Promise<Map<string, Text>> {
  const found = new Map<string, Text>();
  for (const { page, path, content } of await readSources(ctx))
    for (const { part, text: source } of textsIn(content)) {
      const id = hashOf(source);
      const text = found.get(id) ?? { id, source, places: [], hi: '', mr: '' };
      text.places.push({ page, path, part });
      found.set(id, text);
    }
  const { language, sourceHash, text } = translations;
  for (const row of await ctx.db.select({ language, sourceHash, text }).from(translations)) {
    const shown = found.get(row.sourceHash);
    if (shown) shown[row.language] = row.text;
  }
  return found;
}
