import type { Ctx } from '#kit/context.ts';

/**
 * Port to what is sold to an address, be there an account or not: what whoever has this address sees in their account
 * becomes the account's own before it leaves the address. In the caller's transaction.
 */
export type AdoptSold = (
  ctx: Pick<Ctx, 'db'>,
  account: { customerId: string; email: string },
) => Promise<void>;
