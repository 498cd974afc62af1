import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { findSetting } from '#agency/settings/find-setting.ts';
import { replaceSetting } from '#agency/settings/replace-setting.ts';
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
  const seeded = (await findSetting({ db }, key))?.value as { build?: string } | undefined;
  if (seeded?.build === build) return;
  const { seed } = await import('./seed.ts');
  await seed(db);
  await replaceSetting({ db, now: () => new Date() }, key, { build });
}
