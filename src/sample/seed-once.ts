import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { settings } from '#agency/settings/table.server.ts';
import type { Db } from '#kit/context.ts';

const key = 'seeded-by';

/**
 * Seeds, unless this very build has done so on this database: one look instead of some thirty, with nothing parsed and
 * nothing loaded for it.
 * @param builtFile what runs; it names the parts that it loads by their contents, so another seed is another file
 */
export async function seedOnce(db: Db, builtFile: string): Promise<void> {
  const build = createHash('sha256')
    .update(await readFile(builtFile))
    .digest('base64url');
  const [seeded] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  if (seeded?.value === build) return;
  const { seed } = await import('./seed.ts');
  await seed(db);
  await db
    .insert(settings)
    .values({ key, value: build })
    .onConflictDoUpdate({ target: settings.key, set: { value: build } });
}
