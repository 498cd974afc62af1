/** What somebody wants who adds a benefit: the price page groups them by it, in this order. */
export const benefitNeeds = ['sell', 'found', 'serve', 'safe'] as const;
export type BenefitNeed = (typeof benefitNeeds)[number];
export const needNames: Record<BenefitNeed, string> = {
  sell: /*i18n*/ 'To sell and deliver',
  found: /*i18n*/ 'To be found',
  serve: /*i18n*/ 'To look after customers',
  safe: /*i18n*/ 'To keep everything safe',
};
