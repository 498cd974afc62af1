import { eq } from 'drizzle-orm';
import { linkPath, type LinkState } from './payment-link.ts';
import { selectLinks } from './select-links.ts';
import { paymentLinks } from './table.server.ts';
import { idInToken, signedToken } from '#agency/settings/signed-link.ts';
import type { Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import type { Paise } from '#kit/india/money.ts';
import { languageNamed, pathIn, type Language } from '#kit/language/language.ts';
import { quotationCode } from '#sales/quotations/quotation.ts';

/** A link as everybody here works with it. */
export type Link = typeof paymentLinks.$inferSelect & {
  state: LinkState;
  paidPaise: Paise;
  /** What it still asks for. */
  askedPaise: Paise;
  /** What the document, or the plan, is called, and who is asked. */
  number: string;
  buyerId: string | null;
  name: string;
  email: string;
  mobile: string;
  language: Language;
  leadId: string | null;
  quotationPublicId: string | null;
  /** Whose payment it is, where what it asks for belongs to an account. */
  customerId: string | null;
};

type Row = Awaited<ReturnType<typeof selectLinks>>[number];

export function toLink({ link, buyer, quotation, upgrade, invoiceNumber, language, ...row }: Row): Link {
  const who = buyer ?? quotation ?? (upgrade && { ...upgrade, company: '' });
  return {
    ...link,
    ...row,
    number: invoiceNumber ?? (quotation ? quotationCode(quotation) : upgrade ? planTitle(upgrade) : ''),
    name: who?.company || who?.name || '',
    email: who?.email ?? '',
    mobile: who?.mobile ?? '',
    language: languageNamed(language),
    leadId: quotation?.leadId ?? null,
    quotationPublicId: quotation?.publicId ?? null,
    customerId: upgrade?.customerId ?? null,
  };
}

const planTitle = ({ serviceName, planName }: { serviceName: string; planName: string }) =>
  [serviceName, planName].filter(Boolean).join(', ');

/** @throws NotFound */
export async function readLink(ctx: Pick<Ctx, 'db' | 'now'>, { linkId }: { linkId: string }): Promise<Link> {
  const [found] = await selectLinks(ctx).where(eq(paymentLinks.id, linkId));
  if (!found) throw new NotFound(/*i18n*/ 'This payment link');
  return toLink(found);
}

/** The link that a token opens, whatever became of it. @throws NotFound when we never signed it */
export async function linkIn(ctx: Pick<Ctx, 'db' | 'now'>, token: string): Promise<Link> {
  const linkId = await idInToken(ctx, 'payment', token);
  if (linkId === null) throw new NotFound(/*i18n*/ 'This payment link');
  return readLink(ctx, { linkId });
}

/** Its address, in the language of whoever gets it. */
export async function linkUrl(
  ctx: Pick<Ctx, 'db' | 'publicUrl'>,
  { id, language }: Pick<Link, 'id' | 'language'>,
): Promise<string> {
  return ctx.publicUrl + pathIn(linkPath(await signedToken(ctx, 'payment', id)), language);
}
