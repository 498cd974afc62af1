import { asc, eq } from 'drizzle-orm';
import { benefits } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import type { Benefit } from './benefit.ts';

const order = [asc(benefits.position), asc(benefits.id)];

export const benefitColumns = {
  id: benefits.id,
  title: benefits.title,
  description: benefits.description,
  icon: benefits.icon,
  originalPaise: benefits.originalPaise,
  pricePaise: benefits.pricePaise,
  additional: benefits.additional,
  need: benefits.need,
  inOffer: benefits.inOffer,
  position: benefits.position,
};

/** The benefits that can be bought, in the owner's order. */
export const listActiveBenefits = (ctx: Pick<Ctx, 'db'>): Promise<Benefit[]> =>
  ctx.db
    .select(benefitColumns)
    .from(benefits)
    .where(eq(benefits.status, 'Active'))
    .orderBy(...order);

/** Every benefit with its state, for the back office. */
export const listAllBenefits = (ctx: Pick<Ctx, 'db'>) =>
  ctx.db
    .select()
    .from(benefits)
    .orderBy(...order);
