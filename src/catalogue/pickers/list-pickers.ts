import { asc, eq } from 'drizzle-orm';
import { pickers } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import type { Picker } from './picker.ts';

const columns = {
  key: pickers.key,
  name: pickers.name,
  intro: pickers.intro,
  features: pickers.features,
  isSample: pickers.isSample,
};

export const listPickers = (ctx: Pick<Ctx, 'db'>): Promise<Picker[]> =>
  ctx.db.select(columns).from(pickers).orderBy(asc(pickers.position), asc(pickers.key));

/** @throws NotFound */
export async function getPicker(ctx: Pick<Ctx, 'db'>, input: { key: string }): Promise<Picker> {
  const [picker] = await ctx.db
    .select(columns)
    .from(pickers)
    .where(eq(pickers.key, input.key as Picker['key']));
  if (!picker) throw new NotFound(/*i18n*/ 'This feature picker');
  return picker;
}
