import { asc } from 'drizzle-orm';
import { benefits } from './table.server.ts';
import { announce } from '#kit/announce.ts';
import type { Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { benefitsTag } from './benefit.ts';

type BenefitRow = typeof benefits.$inferSelect;

/** All benefits in order, held until the transaction ends. */
export const lockBenefits = (ctx: Pick<Ctx, 'db'>): Promise<BenefitRow[]> =>
  ctx.db.select().from(benefits).orderBy(asc(benefits.position), asc(benefits.id)).for('update');

/** What the audit keeps of one. @throws NotFound */
export function pickBenefit(all: BenefitRow[], id: string) {
  const found = all.find((benefit) => benefit.id === id);
  if (!found) throw new NotFound(/*i18n*/ 'This benefit');
  const { title, description, icon, originalPaise, pricePaise, status, additional, need, inOffer } = found;
  return { title, description, icon, originalPaise, pricePaise, status, additional, need, inOffer };
}

/** The pages of the offer and of the prices show the benefits. */
export const announceBenefits = (ctx: Pick<Ctx, 'db'>) =>
  announce(ctx, { kind: 'pages', tags: [benefitsTag] });
