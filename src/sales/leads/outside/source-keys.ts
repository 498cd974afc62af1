import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '#kit/secrets/is-same-secret.ts';
import type { Ctx } from '#kit/context.ts';

/**
 * What a source is believed by. `key` is ours: in the address of market places, Google's `google_key`, Meta's verify
 * token. The others are Meta's.
 */
export type SourceKeys = { key: string; appSecret?: string; pageToken?: string };

export const newKey = () => randomBytes(24).toString('base64url');

export const sealKeys = (ctx: Pick<Ctx, 'secrets'>, keys: SourceKeys) =>
  ctx.secrets.seal(JSON.stringify(keys));

/** @throws SecretLost */
export const openKeys = async (ctx: Pick<Ctx, 'secrets'>, { secret }: { secret: string }) =>
  JSON.parse(await ctx.secrets.open(secret)) as SourceKeys;

/** Whether Meta has signed these bytes. */
export const isSignedByMeta = (body: Uint8Array, signature: string, appSecret: string | undefined) =>
  appSecret !== undefined &&
  isSameSecret(signature, `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`);
