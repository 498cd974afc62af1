import type { Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { EnquiryInput } from '#sales/leads/enquiries/enquiry-input.ts';
import { readLead } from '#sales/leads/read-lead.ts';
import { enquiryLimit, storeEnquiry } from '#sales/leads/enquiries/submit-enquiry.ts';
import { draftFromPick } from './draft-from-pick.ts';
import { listPickers } from '#catalogue/pickers/list-pickers.ts';
import { pickedFrom } from '#catalogue/pickers/picked-from.ts';
import { pickRemark, totalOf } from '#catalogue/pickers/picker.ts';

/**
 * Takes a request for a quotation in, and drafts the quotation for staff. Names, prices and total come from our own
 * list; what the caller wrote about them stays in the raw copy, beside the priced list. R-51.
 * @throws Invalid when nothing, something unknown, or features of two products were picked · TooManyRequests · Conflict
 */
export async function requestQuote(
  ctx: Ctx,
  input: EnquiryInput & { features: string[] },
): Promise<{ id: string }> {
  const { features: ids, ...enquiry } = input;
  const picked = pickedFrom(await listPickers(ctx), ids);
  await ctx.limit(enquiryLimit, ctx.request.ip);
  return inTransaction(ctx, async (ctx) => {
    const { id } = await storeEnquiry(ctx, {
      ...enquiry,
      service: enquiry.service || picked.name,
      message: pickRemark(picked.name, picked.features),
      raw: { sent: enquiry.raw, quote: { ...picked, totalPaise: totalOf(picked.features) } },
    });
    const lead = await readLead(ctx, { leadId: id });
    // What looks like a program must not fill the list of quotations; the priced list stays with the lead.
    if (lead?.status !== 'suspected') await draftFromPick(ctx, { ...enquiry, leadId: id, picked });
    return { id };
  });
}
