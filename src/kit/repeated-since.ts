import type { Ctx } from './context.ts';

/**
 * Since when the same words, sent again by the same person, are the same message: whoever got no answer on a bad line
 * presses once more.
 */
export const repeatedSince = ({ now }: Pick<Ctx, 'now'>) => new Date(now().getTime() - 10 * 60_000);
