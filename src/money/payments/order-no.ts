const prefix = 'NIR-';
/** The first order is no stranger's first. */
const before = 1_000;

/** What people call an order by, on receipts and on the phone: NIR-1042. Its id stays what calls and books know. */
export const orderNo = ({ number }: { number: number }) => `${prefix}${before + number}`;

/** @returns the stored number of an order that was written or said so, null for other words */
export function numberOfOrderNo(text: string): number | null {
  const [, digits] = /^nir[- ]?(\d{1,9})$/i.exec(text) ?? [];
  return digits === undefined ? null : Number(digits) - before;
}
