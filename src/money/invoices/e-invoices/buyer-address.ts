import { z } from 'zod';
import { BillTo } from '#sales/quotations/bill-to.ts';
import { text } from '#sales/leads/enquiries/enquiry-input.ts';

const town = /*staff*/ 'Enter the town alone, in three letters or more';

/** Where a buyer is registered, in the portal's parts: what stands before the town, the town, and the PIN code. */
export const BuyerAddressInput = z.strictObject({
  address: text(148).pipe(z.string().min(1, /*staff*/ 'Enter the address without its town')),
  place: text(50).pipe(
    z
      .string()
      .regex(/^[^,]{3,}$/, town)
      .refine((place) => !/\b[1-9]\d{5}\b/.test(place), town),
  ),
  /** Empty abroad. */
  pincode: BillTo.shape.pincode,
});
export type BuyerAddress = z.output<typeof BuyerAddressInput>;

/** An address as documents have it, in one line. */
export const inOneLine = ({ address, place }: Pick<BuyerAddress, 'address' | 'place'>) =>
  `${address.replace(/[\s,]+$/, '')}, ${place}`;

/** The same taken apart: the town is what stands after the last comma. */
export function inParts({ address: line, pincode }: { address: string; pincode: string }): BuyerAddress {
  const at = line.lastIndexOf(',');
  if (at < 0) return { address: line, place: '', pincode };
  return { address: line.slice(0, at).trim(), place: line.slice(at + 1).trim(), pincode };
}
