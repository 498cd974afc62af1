import { z } from 'zod';
import type { Ctx } from '#kit/context.ts';
import { findSetting } from './find-setting.ts';
import { replaceSetting } from './replace-setting.ts';
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

/** Takes this address for theirs, unless another is. */
export async function serveFirst(ctx: Pick<Ctx, 'db' | 'now' | 'publicUrl'>): Promise<void> {
  const row = { key, value: { address: ctx.publicUrl }, updatedAt: ctx.now() };
  await ctx.db.insert(settings).values(row).onConflictDoNothing();
}

/** They have moved here. */
export const serveHere = (ctx: Pick<Ctx, 'db' | 'now' | 'publicUrl'>) =>
  replaceSetting(ctx, key, { address: ctx.publicUrl });
