import { eq } from 'drizzle-orm';
import { quotations } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import { placeOfSupply } from '#kit/india/place-of-supply.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import type { BillTo } from './bill-to.ts';
import type { QuotationRow } from './find-quotation.ts';

/** From this taxable value on an invoice names the address of a buyer who is not registered, too. Source: Rule 46(e) */
const addressFromPaise = 50_000_00;

/**
 * The quotation with what of its bill was not known before, which is kept: every later part and its invoice say the same.
 * What it says already stays.
 */
export async function billQuotation(
  ctx: Pick<Ctx, 'db'>,
  quotation: QuotationRow,
  told: Partial<BillTo> | undefined,
): Promise<QuotationRow> {
  const { address, pincode } = quotation.address ? quotation : { address: '', pincode: '', ...told };
  const billTo = { address, pincode, stateCode: quotation.stateCode || (told?.stateCode ?? '') };
  await ctx.db.update(quotations).set(billTo).where(eq(quotations.id, quotation.id));
  return { ...quotation, ...billTo };
}

/** @throws Invalid where its invoice would lack the state or the address that the law asks for */
export async function refuseUnbillable(ctx: Pick<Ctx, 'db'>, quotation: QuotationRow): Promise<void> {
  const { gstin } = await readSettings(ctx);
  if (!gstin) return;
  const errors: Record<string, string> = {};
  if (placeOfSupply(quotation) === null)
    errors.stateCode = /*staff*/ 'Choose the state: it decides the taxes';
  const mustShow = quotation.gstin !== '' || quotation.netPaise >= addressFromPaise;
  if (mustShow && !quotation.address)
    errors.address = quotation.gstin
      ? /*staff*/ 'Enter the address: an invoice with a GST number names it'
      : /*staff*/ 'Enter the address: from ₹50,000 on an invoice names it';
  if (quotation.gstin && !quotation.company)
    errors.company = /*staff*/ 'Enter the name that is registered for the GST number';
  if (Object.keys(errors).length > 0) throw new Invalid(errors);
}
