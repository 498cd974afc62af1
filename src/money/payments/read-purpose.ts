import { NotFound } from '#kit/errors.ts';
import type { Ctx } from '#kit/context.ts';
import { readTransaction } from './one-transaction.ts';
import type { Purpose } from './transaction.ts';

/**
 * What a payment is for, for whoever knows its id, which nobody guesses; nothing else is told of it.
 * @returns the cart where the id is of no payment, or another of its names
 */
export async function readPurpose(ctx: Pick<Ctx, 'db'>, id: string): Promise<Purpose> {
  try {
    const { purpose } = await readTransaction(ctx, id);
    return purpose;
  } catch (error) {
    if (error instanceof NotFound) return 'cart';
    throw error;
  }
}
