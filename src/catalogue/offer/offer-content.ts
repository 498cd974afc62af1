import { z } from 'zod';
import { formatInr } from '#kit/india/money.ts';
import { perMonthPaise, type Plan } from '#catalogue/plans/plan.ts';

const text = (max: number) => z.string().trim().max(max);

/** What the offer page says beside the plans. */
export const OfferContent = z.strictObject({
  headline: text(120).min(1, /*staff*/ 'Enter a headline'),
  intro: text(400),
  /** "999/Month" on the banner. */
  bannerPaise: z.number().int(/*staff*/ 'Enter whole paise').min(100).max(100_000_000),
  /** Under which conditions the banner's price holds; shown beside it. */
  bannerNote: text(200),
  /** The owner has said that the banner's price is a true one although no plan comes to it. */
  bannerConfirmed: z.boolean(),
  /** the customer pays the printed price. */
  pricesIncludeGst: z.boolean(),
  modules: z
    .array(z.strictObject({ name: text(60).min(1, /*staff*/ 'Enter a name'), text: text(160) }))
    .min(1, /*staff*/ 'Add at least one module')
    .max(40),
});
export type OfferContent = z.infer<typeof OfferContent>;

/** As stored. `isSample`: as it came with the installation. Earlier versions kept neither that nor only these fields. */
export const StoredOffer = z.object({ ...OfferContent.shape, isSample: z.boolean().default(true) });
export type StoredOffer = z.infer<typeof StoredOffer>;

/** The key of its row among the settings. */
export const offerKey = 'offer';

/** What an owner should know before visitors read the banner; null when it is true or confirmed. R-42. */
export function bannerWarning(content: OfferContent, plans: Plan[]): string | null {
  if (content.bannerConfirmed || plans.some((plan) => perMonthPaise(plan) === content.bannerPaise))
    return null;
  const found = plans.map((plan) => `${plan.duration}: ${formatInr(perMonthPaise(plan))}`).join(', ');
  return `The banner says ${formatInr(content.bannerPaise)}/Month, but no plan comes to that (a month costs, ${found}). A price nobody can buy may count as misleading advertising. Change the banner, say in the note how it is reached, or confirm it.`;
}
