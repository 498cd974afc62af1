import type { Ctx } from '#kit/context.ts';
import type { SpendAccount } from '#kit/ports/ad-networks.ts';
import type { adAccounts } from './table.server.ts';

type Kept = Pick<typeof adAccounts.$inferSelect, 'platform' | 'ids' | 'secret'>;

export const sealKeys = (ctx: Pick<Ctx, 'secrets'>, keys: Record<string, string>) =>
  ctx.secrets.seal(JSON.stringify(keys));

/** @throws SecretLost */
export const keysOf = async (ctx: Pick<Ctx, 'secrets'>, { secret }: Pick<Kept, 'secret'>) =>
  JSON.parse(await ctx.secrets.open(secret)) as Record<string, string>;

/** An account as its platform is asked about it. @throws SecretLost */
export async function accountOf(ctx: Pick<Ctx, 'secrets'>, kept: Kept): Promise<SpendAccount> {
  const { platform: kind, ids } = kept;
  const keys = await keysOf(ctx, kept);
  const key = (name: string) => keys[name] ?? '';
  if (kind === 'meta')
    return { kind, accountId: ids.accountId, accessToken: key('accessToken'), appSecret: key('appSecret') };
  return {
    kind,
    ...ids,
    developerToken: key('developerToken'),
    clientId: key('clientId'),
    clientSecret: key('clientSecret'),
    refreshToken: key('refreshToken'),
  };
}
