import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import type { LanguageModel } from '#kit/ports/language-model.ts';
import { modelDays } from './table.server.ts';

type Asks = Pick<Ctx, 'db' | 'now'>;

/** Sets so many tokens of today's aside. @returns whether there were as many */
export async function reserveTokens(
  { db, now }: Asks,
  { model, tokens }: { model: LanguageModel; tokens: number },
): Promise<boolean> {
  if (tokens > model.tokensPerDay) return false;
  const rows = await db
    .insert(modelDays)
    .values({ day: dateInIndia(now()), tokens })
    .onConflictDoUpdate({
      target: modelDays.day,
      set: { tokens: sql`${modelDays.tokens} + ${tokens}` },
      setWhere: sql`${modelDays.tokens} + ${tokens} <= ${model.tokensPerDay}`,
    })
    .returning({ day: modelDays.day });
  return rows.length > 0;
}

/** Puts right what was set aside, and counts what became of it. What a model does not tell costs what was set aside. */
export async function settleTokens(
  { db, now }: Asks,
  { reserved, used, shown }: { reserved: number; used: number | null; shown: boolean },
): Promise<void> {
  const { day, tokens, answers, failures } = modelDays;
  await db
    .update(modelDays)
    .set({
      tokens: sql`greatest(0, ${tokens} + ${(used ?? reserved) - reserved})`,
      ...(shown ? { answers: sql`${answers} + 1` } : { failures: sql`${failures} + 1` }),
    })
    .where(eq(day, dateInIndia(now())));
}
