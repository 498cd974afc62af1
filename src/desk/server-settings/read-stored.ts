import { inArray } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { SecretLost } from '#kit/secrets/sealed.ts';
import { serverSettings } from './table.server.ts';

/**
 * What was set here, by name. `lost`: what is sealed with a key that we do not have.
 * @param names all of them where none are given
 */
export async function readStored(
  { db, secrets }: Pick<Ctx, 'db' | 'secrets'>,
  names?: readonly string[],
): Promise<{ values: Record<string, string>; lost: string[] }> {
  const rows = await db
    .select()
    .from(serverSettings)
    .where(names && inArray(serverSettings.name, [...names]));
  const values: Record<string, string> = {};
  const lost: string[] = [];
  for (const { name, sealed } of rows)
    try {
      values[name] = await secrets.open(sealed);
    } catch (error) {
      if (!(error instanceof SecretLost)) throw error;
      lost.push(name);
    }
  return { values, lost };
}
