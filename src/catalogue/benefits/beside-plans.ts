/**
 * Parts what is sold by the month by what the offer's plans hold: wherever plans are shown, `besides` is an add-on, and
 * `single` only for whoever has no plan.
 */
export const besidePlans = <B extends { inOffer: boolean }>(
  benefits: B[],
): { besides: B[]; single: B[] } => ({
  besides: benefits.filter(({ inOffer }) => !inOffer),
  single: benefits.filter(({ inOffer }) => inOffer),
});
