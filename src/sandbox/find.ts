import { badInput } from './errors.ts';
import type { Tables } from './store.ts';
import type { SandboxContext } from './context.ts';

const prefixes = {
  orders: 'order',
  payments: 'pay',
  refunds: 'rfnd',
  links: 'plink',
  registrations: 'inv',
  tokens: 'token',
  disputes: 'disp',
} as const;

/** @throws Refused 400, never 404, for what is not there: Razorpay does it so */
export function find<Table extends keyof typeof prefixes>(
  { store }: SandboxContext,
  table: Table,
  id: string,
): Tables[Table] {
  if (!new RegExp(`^${prefixes[table]}_[A-Za-z0-9]{14}$`).test(id)) throw badInput(`${id} is not a valid id`);
  const found = store.get(table, id);
  if (!found) throw badInput('The id provided does not exist');
  return found;
}
