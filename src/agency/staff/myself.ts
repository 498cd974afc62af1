import type { Ctx } from '#kit/context.ts';
import { Unauthenticated } from '#kit/errors.ts';

/** Whoever of the staff asks. @throws Unauthenticated */
export function myself({ actor }: Pick<Ctx, 'actor'>): { id: string; name: string; email: string } {
  if (actor.kind !== 'staff') throw new Unauthenticated();
  return actor;
}
