import { eq } from 'drizzle-orm';
import { quotations } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict, Invalid } from '#kit/errors.ts';
import { isExport, needsLut } from '#catalogue/gst/supply.ts';
import { lutFault, supplyFaults } from '#catalogue/gst/supply-faults.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
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
  const stateCode = isExport(quotation.supply) ? '' : (told?.stateCode ?? '');
  const billTo = { address, pincode, stateCode: quotation.stateCode || stateCode };
  await ctx.db.update(quotations).set(billTo).where(eq(quotations.id, quotation.id));
  return { ...quotation, ...billTo };
}

/**
 * @throws Invalid where its invoice would lack the state, the country or the address that the law asks for, or cannot be
 *   issued as its kind of supply today
 */
export async function refuseUnbillable(ctx: Pick<Ctx, 'db' | 'now'>, quotation: QuotationRow): Promise<void> {
  const settings = await readSettings(ctx);
  const errors = supplyFaults(quotation, settings, dateInIndia(ctx.now()));
  if (settings.gstin) Object.assign(errors, buyerFaults(quotation));
  if (Object.keys(errors).length > 0) throw new Invalid(errors);
}

/** What of the buyer its invoice has to name and lacks. */
function buyerFaults(quotation: QuotationRow): Record<string, string> {
  const errors: Record<string, string> = {};
  const mustShow = quotation.gstin !== '' || quotation.netPaise >= addressFromPaise;
  if (mustShow && !quotation.address)
    errors.address = quotation.gstin
      ? /*staff*/ 'Enter the address: an invoice with a GST number names it'
      : /*staff*/ 'Enter the address: from ₹50,000 on an invoice names it';
  if (quotation.gstin && !quotation.company)
    errors.company = /*staff*/ 'Enter the name that is registered for the GST number';
  return errors;
}

/** @throws Conflict where its letter of undertaking has ended: what was offered without GST is paid once a new one is there */
export async function refuseWithoutLut(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { supply }: Pick<QuotationRow, 'supply'>,
): Promise<void> {
  const { lut } = await readSettings(ctx);
  if (needsLut(supply) && lutFault(lut, dateInIndia(ctx.now())))
    throw new Conflict(/*i18n*/ 'This quotation cannot be paid just now. Please call us or write to us.');
}
