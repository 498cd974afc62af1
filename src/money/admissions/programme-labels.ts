import type { Ctx } from '#kit/context.ts';
import { listActiveLevels } from '#catalogue/onboarding/list-onboarding.ts';
import { listPlansOnSale } from '#catalogue/pricing-plans/list-pricing-plans.ts';
import { listActiveServices } from '#catalogue/services/list-services.ts';
import { labelsOf } from '#agency/translations/in-language.ts';

/**
 * What an admission's services, plans and levels are called in the language of whoever asks, by their English names, which
 * are what is sent. Empty in English.
 */
export async function programmeLabels(ctx: Pick<Ctx, 'db' | 'language'>): Promise<Record<string, string>> {
  if (ctx.language === 'en') return {};
  const [services, plans, levels] = await Promise.all([
    listActiveServices(ctx),
    listPlansOnSale(ctx),
    listActiveLevels(ctx),
  ]);
  const words = [
    ...services.flatMap(({ name, description }) => [name, description]),
    ...plans.flatMap(({ name, benefits }) => [name, ...benefits]),
    ...levels.map(({ name }) => name),
  ];
  const labels = await labelsOf(ctx, [...new Set(words)]);
  return Object.fromEntries(labels.map(({ value, label }) => [value, label]));
}
