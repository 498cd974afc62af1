import { projects } from './table.server.ts';
import type { AdoptSold } from '#people/customers/adopt-sold.ts';
import { soldTo } from './select-projects.ts';

/** Makes what was sold to the address of an account the account's own: it stays that where the account leaves the address. */
export const adoptProjects: AdoptSold = async ({ db }, { customerId, email }) => {
  await db.update(projects).set({ customerId }).where(soldTo(email));
};
