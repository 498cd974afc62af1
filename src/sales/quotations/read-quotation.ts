import { and, desc, eq, isNull } from 'drizzle-orm';
import { quotationResponses } from './answers/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { defineLimit } from '#kit/limit.ts';
import { owedByBuyer, placeOf } from '#catalogue/gst/supply.ts';
import type { Language } from '#kit/language/language.ts';
import { amountInWords } from '#kit/india/money-words.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { filesOf } from './files/quotation-files.ts';
import { newestSent, type QuotationRow } from './find-quotation.ts';
import { maskEmail, maskMobile } from './mask-contact.ts';
import { compareCounter } from './answers/compare-counter.ts';
import { signatureOf } from './answers/read-signature.ts';
import { namesTerms } from './answers/match-counter-offer.ts';
import { quotationCode, quotationMay, quotationPath } from './quotation.ts';
import type { Due } from './quotation-due.ts';
import { priceLines, taxesOf, totalOf, wholeRates } from './quotation-totals.ts';
import { smsWorks } from './code-by-sms.ts';

/** Whoever has a link may look and pay as often as this from one network. */
export const quotationReadLimit = defineLimit('quotation-read', { points: 60, seconds: 3_600 });

/**
 * A quotation as everybody may see it who has the link: contacts are masked.
 * @param due what is to be paid next, which whoever knows the payments says
 */
export async function readQuotation(ctx: Ctx, row: QuotationRow, due: Due | null) {
  const [newest, [answer], settings, files] = [
    await newestSent(ctx, row),
    await ctx.db
      .select()
      .from(quotationResponses)
      .where(and(eq(quotationResponses.quotationId, row.id), isNull(quotationResponses.reopenedAt)))
      .orderBy(desc(quotationResponses.id))
      .limit(1),
    await readSettings(ctx),
    await filesOf(ctx, { quotationId: row.id }),
  ];
  return {
    ...shownOf(row, settings, ctx.language),
    canRespond: quotationMay('respond', row.state),
    newer: newest && newest.revision > row.revision ? linkOf(newest) : null,
    answer: answer ? { action: answer.action, at: answer.at.toISOString() } : null,
    signature: signatureOf(ctx, row, answer),
    counter: answer?.action === 'counter' && namesTerms(answer) ? compareCounter(row, answer) : null,
    depositPercent: row.depositPercent,
    due: due && { part: due.part, percent: due.percent, amountPaise: due.amountPaise },
    files,
    bySms: await smsWorks(ctx, settings),
  };
}
export type PublicQuotation = Awaited<ReturnType<typeof readQuotation>>;

const linkOf = (row: QuotationRow) => ({ code: quotationCode(row), path: quotationPath(row.publicId) });

/** A business's address. That of a private person is nobody's business who got the link passed on. */
const addressOf = ({ company, gstin, address, pincode }: QuotationRow) =>
  company || gstin ? [address, pincode].filter(Boolean).join(', ') : '';

function shownOf(row: QuotationRow, site: { gstin: string }, language: Language) {
  const place = placeOf(row);
  const { netPaise, gstPaise, totalPaise, supply } = row;
  const totals = { ...totalOf(row.lines, supply), netPaise, gstPaise, totalPaise };
  return {
    id: row.publicId,
    code: quotationCode(row),
    revision: row.revision,
    state: row.state,
    title: row.title,
    name: row.name,
    company: row.company,
    gstin: row.gstin,
    address: addressOf(row),
    country: row.country,
    mobile: maskMobile(row.mobile),
    email: maskEmail(row.mailTo),
    intro: row.intro,
    terms: row.terms,
    language: row.language,
    sentAt: (row.sentAt ?? row.createdAt).toISOString(),
    validUntil: row.validUntil,
    lines: priceLines(row.lines, supply),
    couponCode: row.couponCode,
    totals,
    supply,
    taxes: taxesOf(totals, { place: place ?? '', seller: site.gstin, supply }),
    /** What the buyer owes the government under reverse charge. */
    owedByBuyerPaise: site.gstin ? owedByBuyer(supply, wholeRates(row.lines)) : 0,
    /** The state's code, 96 abroad; empty where no tax is named, or nobody knows yet. */
    place: site.gstin ? (place ?? '') : '',
    inWords: amountInWords(totals.totalPaise, language),
  };
}
