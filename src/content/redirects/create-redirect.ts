import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { lostAddresses, redirects } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { checkAddresses, refuseChains } from './check-redirect.ts';
import type { Addresses, RedirectInput } from './redirect.ts';
import { announceRedirects } from './write-redirect.ts';

/** Lets an address lead on; it is lost no longer. @throws Invalid */
export async function createRedirect(ctx: Ctx & Addresses, input: RedirectInput) {
  allow(ctx.actor, 'redirects:edit');
  const addresses = await checkAddresses(ctx, input);
  return inTransaction(ctx, async (ctx) => {
    await refuseChains(ctx, addresses);
    const { status, note } = input;
    const [created] = await ctx.db
      .insert(redirects)
      .values({ id: v7(), ...addresses, status, note })
      .returning();
    if (!created) throw new Error('An insert returned nothing');
    await ctx.db.delete(lostAddresses).where(eq(lostAddresses.path, addresses.fromPath));
    const { fromPath, target } = addresses;
    const after = { fromPath, target, status, note };
    await audit(ctx, { action: 'created', subjectType: 'redirect', subjectId: created.id, after });
    await announceRedirects(ctx);
    return created;
  });
}
