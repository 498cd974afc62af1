import { createHash } from 'node:crypto';
import { addDays, dateInIndia } from '#kit/india/india-date.ts';
import type { Ctx } from '#kit/context.ts';
import { readGstPercent } from '#catalogue/gst/list-gst-rates.ts';
import { softwareSac } from '#catalogue/price-items/list-prices.ts';
import { phoneDigits } from '#kit/india/phone.ts';
import type { Picker } from '#catalogue/pickers/picker.ts';
import { columnsFrom, insertQuotation } from './write-quotation.ts';

/** Until staff say otherwise. */
const validDays = 15;

/**
 * Drafts a quotation from features that a visitor has picked, for staff to go over. The same request again drafts
 * nothing. R-51
 */
export async function draftFromPick(
  ctx: Ctx,
  input: {
    leadId: string;
    name: string;
    phone: string;
    email: string;
    picked: Pick<Picker, 'key' | 'name' | 'features'>;
  },
): Promise<void> {
  const { leadId, name, phone, email, picked } = input;
  const ids = picked.features.map(({ id }) => id).join(' ');
  const mobile = phoneDigits(phone);
  const gstPercent = await readGstPercent(ctx);
  await insertQuotation(ctx, {
    leadId,
    origin: `picker:${leadId}:${createHash('sha256').update(ids).digest('base64url')}`,
    ...(await columnsFrom(ctx, {
      title: picked.name,
      name,
      company: '',
      gstin: '',
      address: '',
      pincode: '',
      stateCode: '',
      country: '',
      supply: 'ordinary',
      mobile: mobile.length === 10 ? mobile : '',
      email: email.toLowerCase(),
      intro: '',
      terms: '',
      language: ctx.language,
      depositPercent: null,
      validUntil: addDays(dateInIndia(ctx.now()), validDays),
      lines: picked.features.map((feature) => ({
        id: feature.id,
        title: feature.name,
        description: '',
        sac: softwareSac,
        unit: '' as const,
        quantity: 1,
        unitPricePaise: feature.pricePaise,
        discountPaise: 0,
        gstPercent,
      })),
    })),
  });
}
