import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import type { Ctx } from '#kit/context.ts';
import { TooManyRequests, ProofOfWorkRequired } from '#kit/errors.ts';
import { defineLimit, type Limit } from '#kit/limit.ts';
import { idInToken, signedToken } from '#agency/settings/signed-link.ts';
import { hasLeadingZeroBits } from '#kit/secrets/leading-zero-bits.ts';

const proofLimit = defineLimit('proof', { points: 1, seconds: 900 });

/** Some ten thousand hashes: a moment for one person's machine, an afternoon for whoever wants a million codes. */
const bits = 14;
const goodForMs = 600_000;

/**
 * Counts what everybody together may do. Past one of the limits nobody is refused, but a proof of work is asked for,
 * which browsers give without anybody noticing.
 * @throws ProofOfWorkRequired
 */
export async function limitOrRequireWork(
  ctx: Ctx,
  ...counted: [Limit, string][]
): Promise<{ reached: boolean }> {
  const waits: number[] = [];
  for (const [limit, key] of counted)
    await ctx.limit(limit, key).catch((error: unknown) => {
      if (!(error instanceof TooManyRequests)) throw error;
      waits.push(error.retryAfterSeconds);
    });
  const reached = waits.length > 0;
  if (reached && !(await hasProof(ctx)))
    throw new ProofOfWorkRequired(Math.max(...waits), {
      challenge: await signedToken(ctx, 'work', v7()),
      bits,
    });
  return { reached };
}

/** Whether the request brings work that was done for a challenge of ours, of the last minutes, for the first time. */
async function hasProof(ctx: Ctx): Promise<boolean> {
  const { proof = '' } = ctx.request;
  const challenge = /^([\w-]{20,80})\.\d{1,15}$/.exec(proof)?.[1];
  if (!challenge || !hasLeadingZeroBits(createHash('sha256').update(proof).digest(), bits)) return false;
  const id = await idInToken(ctx, 'work', challenge);
  if (id === null || Date.now() - timeOf(id) > goodForMs) return false;
  return ctx.limit(proofLimit, id).then(
    () => true,
    (error: unknown) => {
      if (error instanceof TooManyRequests) return false;
      throw error;
    },
  );
}

/** When a UUID of version 7 was made. */
const timeOf = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
