import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { eq, getTableColumns, lt, sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { createSecrets } from '#kit/secrets/sealed.ts';
import { hashToken } from '#kit/secrets/token.ts';
import { idempotencyKeys } from './table.server.ts';

/** An answer of ours: its status, and its JSON where it has one. */
export type Told = { status: number; body: string | null };

/**
 * Does what is asked for, once: whoever asks for the same under the same key is told what the first was told, for a day.
 * A refusal is forgotten, so that it can be asked for again.
 * @param key random, at least 122 bits: the answer, which may tell a secret, is kept under it
 * @param request all that it says
 * @returns what was told before; null where it is `act` that tells it
 * @throws Conflict where the key stands for something else, or where it is not known whether it was done
 */
export async function doOnce(
  { db }: Pick<Ctx, 'db'>,
  { by, key, request }: { by: string; key: string; request: string },
  act: () => Promise<Told>,
): Promise<Told | null> {
  const hash = hashToken(`${by} ${key}`);
  const ours = eq(idempotencyKeys.hash, hash);
  const sealing = createSecrets([createHash('sha256').update(key).digest('base64')]);
  const row = { hash, request: hashToken(request) };
  while ((await db.insert(idempotencyKeys).values(row).onConflictDoNothing().returning()).length === 0) {
    const [first] = await db
      .select({ ...getTableColumns(idempotencyKeys), isLost: longAgo })
      .from(idempotencyKeys)
      .where(ours);
    if (first && first.request !== row.request)
      throw new Conflict(/*staff*/ 'This Idempotency-Key was used for something else.');
    if (first?.status)
      return { status: first.status, body: first.answer && (await sealing.open(first.answer)) };
    if (first?.isLost)
      throw new Conflict(
        /*staff*/ 'This was sent before, and nobody knows yet whether it was done. Please look before you send it again.',
      );
    await setTimeout(100);
  }
  const { status, body } = await act();
  if (status >= 400) await db.delete(idempotencyKeys).where(ours);
  else {
    const answer = body && (await sealing.seal(body));
    await db.update(idempotencyKeys).set({ status, answer }).where(ours);
  }
  return null;
}

/** So long the same request waits for the answer to the first, which may have died with its process. */
const longAgo = sql<boolean>`${idempotencyKeys.at} < now() - interval '10 seconds'`;

/** Nobody asks again after a day. */
export async function purgeOldKeys({ db }: Pick<Ctx, 'db'>): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.at, sql`now() - interval '1 day'`));
}
