import { createHash } from 'node:crypto';
import { readSettings } from '#agency/settings/read-settings.ts';
import type { Ctx } from '#kit/context.ts';
import type { QuotationFile } from '../files/quotation-file.ts';
import { filesOf } from '../files/quotation-files.ts';
import type { QuotationRow } from '../find-quotation.ts';
import { maskEmail, maskMobile } from '../mask-contact.ts';
import { quotationCode } from '../quotation.ts';
import { priceLines } from '../quotation-totals.ts';

/** Who offered, as the settings said when it was answered. */
export type Seller = { legalName: string; gstin: string };

/**
 * What an answer is about, as a text that is kept with it and given out: all that was offered, to whom and until when, in
 * one order, amounts in paise, contacts masked. What may be told later, where the bill goes to, is not in it.
 */
export function signedDocument(
  quotation: QuotationRow,
  { legalName, gstin }: Seller,
  files: QuotationFile[],
): string {
  const { revision, title, intro, terms, language, validUntil, depositPercent } = quotation;
  const { netPaise, gstPaise, totalPaise, supply, country } = quotation;
  const document = {
    quotation: quotationCode(quotation),
    revision,
    seller: { legalName, gstin },
    buyer: {
      name: quotation.name,
      company: quotation.company,
      gstin: quotation.gstin,
      ...(country && { country }),
      mobile: maskMobile(quotation.mobile),
      email: maskEmail(quotation.email),
    },
    ...(supply !== 'ordinary' && { supply }),
    title,
    language,
    validUntil,
    intro,
    lines: priceLines(quotation.lines, supply).map((line) => ({
      title: line.title,
      description: line.description,
      sac: line.sac,
      unit: line.unit ?? '',
      quantity: line.quantity,
      unitPricePaise: line.unitPricePaise,
      discountPaise: line.discountPaise,
      ...(line.couponPaise !== undefined && { couponPaise: line.couponPaise }),
      gstPercent: line.gstPercent,
      ...(line.treatment && { treatment: line.treatment }),
      netPaise: line.netPaise,
      gstPaise: line.gstPaise,
    })),
    ...(quotation.coupon && { coupon: quotation.coupon.code }),
    netPaise,
    gstPaise,
    totalPaise,
    depositPercent,
    terms,
    files: files.map(({ name, sha256 }) => ({ name, sha256 })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** SHA-256 over the text's UTF-8, in hex: what `sha256sum` says of the file. */
export const hashOf = (document: string) => createHash('sha256').update(document).digest('hex');

/** What an answer keeps of what it is about. */
export async function evidenceOf(ctx: Pick<Ctx, 'db'>, quotation: QuotationRow) {
  const files = await filesOf(ctx, { quotationId: quotation.id });
  const document = signedDocument(quotation, await readSettings(ctx), files);
  return { document, contentHash: hashOf(document) };
}

/** Whether the quotation still says what was answered, to the letter; null for answers that kept a hash only. */
export function isIntact(
  quotation: QuotationRow,
  { document, contentHash }: { document: string | null; contentHash: string },
  files: QuotationFile[],
): boolean | null {
  if (document === null) return null;
  if (hashOf(document) !== contentHash) return false;
  const { seller } = JSON.parse(document) as { seller: Seller };
  return signedDocument(quotation, seller, files) === document;
}
