import { randomBytes } from 'node:crypto';
import type { Ctx } from '#kit/context.ts';
import { ensureDemoCustomers } from '#people/customers/ensure-demo-customers.ts';
import { isDemoOff } from '#desk/demo-content/is-demo-off.ts';
import { addDemoDraftsAgain, ensureDemoDrafts } from '#money/invoices/drafts/ensure-demo-drafts.ts';
import { addDemoQuotationsAgain, ensureDemoQuotations } from '#sales/quotations/ensure-demo-quotations.ts';
import { ensureOwner } from '#agency/staff/ensure-owner.ts';
import { ensureSecondFactor } from '#agency/staff/sign-in-rules.ts';
import { isCommonPassword } from '#kit/secrets/common-passwords.ts';
import { EnvError, type Env } from './env.server.ts';

/** Puts the demo back: its people only where there is a demo to try. */
export const addDemo = (env: Pick<Env, 'APP_MODE'>) => async (ctx: Ctx) => {
  const { addDemoAgain } = await import('#sample/demo-content.ts');
  await addDemoAgain(ctx.db);
  if (env.APP_MODE === 'live') return;
  await ensureDemoCustomers(ctx);
  await addDemoQuotationsAgain(ctx);
  await addDemoDraftsAgain(ctx);
};

export type Owner = { email: string; password: string; created: boolean };

/**
 * Who is there at the first start: the owner; in a demo its customers, unless the owner has taken the demo away. Live, staff need a second step from the beginning.
 * @throws EnvError where a live owner would have a password that everybody tries first
 */
export async function firstPeople(env: Env, ctx: Ctx): Promise<Owner> {
  if (env.APP_MODE === 'live') {
    if (isCommonPassword(env.OWNER_PASSWORD ?? ''))
      throw new EnvError('OWNER_PASSWORD is among the first that others would guess');
    await ensureSecondFactor(ctx);
  } else if (!(await isDemoOff(ctx))) {
    await ensureDemoCustomers(ctx);
    await ensureDemoQuotations(ctx);
    await ensureDemoDrafts(ctx);
  }
  const email = env.OWNER_EMAIL;
  const password = env.OWNER_PASSWORD ?? randomBytes(9).toString('base64url');
  return { email, password, ...(await ensureOwner(ctx, { email, password })) };
}
