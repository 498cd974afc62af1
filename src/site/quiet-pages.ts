/** Where somebody is about to pay, answers an offer or reads a receipt: nothing floats over it. */
const quiet =
  /^\/(cart|checkout|payment-pay|renew|admission|success|failure|invoice|pay|quotation|quotation-response)(\/|$)/i;

export const isQuiet = (pathname: string) => quiet.test(pathname);
