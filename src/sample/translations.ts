import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { settings } from '#agency/settings/table.server.ts';
import { translations } from '#agency/translations/table.server.ts';
import type { Db } from '#kit/context.ts';
import type { OtherLanguage } from '#kit/language/language.ts';
import hi from '#sample/translations/hi.json';
import mr from '#sample/translations/mr.json';

/** What the sample texts are in other languages, by the English text. */
export const sampleTranslations: Record<OtherLanguage, Record<string, string>> = { hi, mr };

const key = 'sample-words';
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * What the sample texts are in other languages. Once for each state of these words, since they are many. A better word
 * takes the place of the one that we brought ourselves; what somebody has written or taken away stays as it is.
 */
export async function seedTranslations(db: Db): Promise<void> {
  const version = hashOf(JSON.stringify(sampleTranslations));
  const [seeded] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  if ((seeded?.value as { version?: string } | undefined)?.version === version) return;
  const languages = Object.entries(sampleTranslations) as [OtherLanguage, Record<string, string>][];
  const rows = languages.flatMap(([language, words]) =>
    Object.entries(words).map(([source, text]) => ({ language, source, source_hash: hashOf(source), text })),
  );
  await db.execute(sql`
    insert into ${translations} (language, source, source_hash, text)
    select language, source, source_hash, text
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as given (language text, source text, source_hash text, text text)
    on conflict (language, source_hash) do update set text = excluded.text, updated_at = now()
      where ${translations.staffId} is null and ${translations.text} <> excluded.text`);
  await db
    .insert(settings)
    .values({ key, value: { version } })
    .onConflictDoUpdate({ target: settings.key, set: { value: { version } } });
}
