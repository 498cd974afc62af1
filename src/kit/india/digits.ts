/** The same text with 0–9 for the digits of Hindi and Marathi, and for those of a Chinese or Japanese keyboard. */
export const latinDigits = (text: string): string =>
  text
    .replaceAll(/[०-९]/g, (sign) => String(sign.charCodeAt(0) - 0x0966))
    .replaceAll(/[０-９]/g, (sign) => String(sign.charCodeAt(0) - 0xff10));

/** The digits of a text alone, as 0–9. */
export const digitsOf = (text: string): string => latinDigits(text).replaceAll(/\D/g, '');
