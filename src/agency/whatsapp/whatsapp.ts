/** What everybody may know about WhatsApp, browsers included. */

/** So long after somebody wrote anything may be answered; later only a template goes. */
export const windowMs = 24 * 3_600_000;

/** A mobile number of India as WhatsApp has it, with its country. @param phone ten digits */
export const waNumber = (phone: string): string => `91${phone}`;

/** Ten digits of a number of India; null of any other country. */
export const phoneOf = (number: string): string | null => /^91(\d{10})$/.exec(number)?.[1] ?? null;

/** `+91 90000 12345` */
export const formatNumber = (number: string): string =>
  phoneOf(number)?.replace(/^(\d{5})(\d{5})$/, '+91 $1 $2') ?? `+${number}`;
