import { z } from 'zod';
import type { Ctx } from '#kit/context.ts';
import { findSetting } from './find-setting.ts';
import { settings } from './table.server.ts';

const key = 'served-at';
const ServedAt = z.object({ address: z.url() });

/** The address that these rows are served at, where this is another: they were copied, or they have moved. Else null. */
export async function readElsewhere(ctx: Pick<Ctx, 'db' | 'publicUrl'>): Promise<string | null> {
  const row = await findSetting(ctx, key);
  if (!row) return null;
  const { address } = ServedAt.parse(row.value);
  return address === ctx.publicUrl ? null : address;
}

/** Takes this address for theirs. @param again also where another was, for they have moved */
export async function serveHere(
  ctx: Pick<Ctx, 'db' | 'now' | 'publicUrl'>,
  { again }: { again: boolean },
): Promise<void> {
  const row = { value: { address: ctx.publicUrl }, updatedAt: ctx.now() };
  const insert = ctx.db.insert(settings).values({ key, ...row });
  await (again
    ? insert.onConflictDoUpdate({ target: settings.key, set: row })
    : insert.onConflictDoNothing());
}
