import { and, desc, eq, inArray } from 'drizzle-orm';
import { livingStates } from './mandate.ts';
import { mandates } from './table.server.ts';
import { idInToken, signedToken } from '#agency/settings/signed-link.ts';
import { mandatePath } from './mandate.ts';
import type { Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { pathIn, type Language } from '#kit/language/language.ts';

export type MandateRow = typeof mandates.$inferSelect;
type Db = Pick<Ctx, 'db'>;

/** @throws NotFound */
export async function readMandate(ctx: Db, { mandateId }: { mandateId: string }): Promise<MandateRow> {
  const [row] = await ctx.db.select().from(mandates).where(eq(mandates.id, mandateId));
  if (!row) throw new NotFound(/*i18n*/ 'This mandate');
  return row;
}

/** Held until the transaction ends. @throws NotFound */
export async function lockMandate(ctx: Db, { mandateId }: { mandateId: string }): Promise<MandateRow> {
  const [row] = await ctx.db.select().from(mandates).where(eq(mandates.id, mandateId)).for('update');
  if (!row) throw new NotFound(/*i18n*/ 'This mandate');
  return row;
}

/** The one that holds for a recurring invoice, or is asked for; else the latest. Null: none was ever asked for. */
export async function mandateFor(
  ctx: Db,
  { recurringId }: { recurringId: string },
): Promise<MandateRow | null> {
  const of = eq(mandates.recurringId, recurringId);
  const [living] = await ctx.db
    .select()
    .from(mandates)
    .where(and(of, inArray(mandates.status, livingStates)));
  if (living) return living;
  const [latest] = await ctx.db.select().from(mandates).where(of).orderBy(desc(mandates.id)).limit(1);
  return latest ?? null;
}

/** Where a customer agrees to it, and ends it: the address alone opens it. */
export const mandateUrl = async (ctx: Pick<Ctx, 'db' | 'publicUrl'>, mandateId: string, language: Language) =>
  ctx.publicUrl + pathIn(mandatePath(await signedToken(ctx, 'mandate', mandateId)), language);

/** @throws NotFound when we never signed it */
export async function mandateIn(ctx: Db, token: string): Promise<MandateRow> {
  const mandateId = await idInToken(ctx, 'mandate', token);
  if (mandateId === null) throw new NotFound(/*i18n*/ 'This mandate');
  return readMandate(ctx, { mandateId });
}
