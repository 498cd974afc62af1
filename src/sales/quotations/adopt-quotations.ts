import { and, eq, isNull, or } from 'drizzle-orm';
import type { AdoptSold } from '#people/customers/adopt-sold.ts';
import { quotations } from './table.server.ts';

const addressedTo = (email: string) => and(isNull(quotations.customerId), eq(quotations.email, email));

/** That a quotation is an account's: it goes to its address, which a code has proven, or stayed with it as it left that. */
export const isTheirs = ({ id, email }: { id: string; email: string }) =>
  or(addressedTo(email), eq(quotations.customerId, id));

/** Makes what was offered to the address of an account the account's own, drafts of it too. */
export const adoptQuotations: AdoptSold = async ({ db }, { customerId, email }) => {
  await db.update(quotations).set({ customerId }).where(addressedTo(email));
};
