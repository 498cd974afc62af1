import { names } from '#kit/wire/names.ts';

/** The wire counts a counter-offer in rupees. */
export const responseNames = names({
  publicId: 'quotationId',
  code: 'otp',
  counterTotalPaise: 'counter_total',
  counterLines: 'lines',
});
