import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Ctx } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import { phoneError } from '#kit/india/phone.ts';
import type { Message } from '#kit/language/message.ts';
import { answeredMarks } from '../conversions/ad-marks.ts';
import { isNetworkTold } from '../conversions/is-network-told.ts';
import { enquiryConsentVersion, measuringConsentVersion, uncheckedMessages } from '../enquiries/consent.ts';
import { EnquiryInput } from '../enquiries/enquiry-input.ts';
import { submitEnquiry } from '../enquiries/submit-enquiry.ts';
import { findFormSource } from './form-source.ts';
import { outsideSources } from './table.server.ts';

const text = z.string().max(5_000).catch('');

/** What the form posts. `website` is the field for programs; the rest says where it stands and how it was found. */
export const OutsideForm = z.object({
  name: text,
  phone: text,
  email: text,
  message: text,
  website: text,
  isHuman: text,
  terms: text,
  measuring: text,
  elapsed: text,
  landingPage: text,
  referrer: text,
  utmSource: text,
  utmMedium: text,
  utmCampaign: text,
  utmTerm: text,
  utmContent: text,
  gclid: text,
  gbraid: text,
  fbclid: text,
  wbraid: text,
  msclkid: text,
});
export type OutsideForm = z.infer<typeof OutsideForm>;

/**
 * Takes in what was left in a form of ours on another site, by the rules of our own forms.
 * @param mayTrack false where the browser asks not to be tracked: then no answer counts
 * @throws NotFound · Invalid · ZodError · TooManyRequests
 */
export async function submitOutsideForm(
  ctx: Ctx,
  { sourceId, form, mayTrack }: { sourceId: string; form: OutsideForm; mayTrack: boolean },
): Promise<void> {
  const source = await findFormSource(ctx, { sourceId });
  const {
    name,
    phone,
    email,
    message,
    website,
    isHuman: _human,
    terms: _terms,
    measuring,
    elapsed,
    ...attribution
  } = form;
  refuseIncomplete(form);
  const elapsedMs = /^\d{1,9}$/.test(elapsed) ? Number(elapsed) : null;
  const raw = { name, phone, email, message, landingPage: attribution.landingPage };
  const input = EnquiryInput.parse({
    form: 'outside',
    source: source.name,
    name,
    phone,
    email,
    service: source.service,
    message,
    pageUrl: attribution.landingPage.slice(0, 500),
    consentVersion: enquiryConsentVersion,
    honeypot: website.slice(0, 500),
    elapsedMs,
    attribution,
    // An unticked box is a no.
    adMarks:
      mayTrack && (await isNetworkTold(ctx))
        ? answeredMarks(measuringConsentVersion, measuring !== '')
        : null,
    raw,
  });
  await submitEnquiry({ ...ctx, language: source.language }, input);
  await ctx.db
    .update(outsideSources)
    .set({ lastReceivedAt: ctx.now() })
    .where(eq(outsideSources.id, sourceId));
}

function refuseIncomplete({ name, phone, isHuman, terms }: OutsideForm) {
  const wrongPhone = phone.trim() === '' ? /*i18n*/ 'Please enter your phone number' : phoneError(phone);
  const errors: Record<string, Message> = {
    ...(name.trim() === '' && { name: /*i18n*/ 'Please enter your name' }),
    ...(wrongPhone && { phone: wrongPhone }),
    ...(!isHuman && { isHuman: uncheckedMessages.isHuman }),
    ...(!terms && { terms: uncheckedMessages.terms }),
  };
  if (Object.keys(errors).length > 0) throw new Invalid(errors);
}
