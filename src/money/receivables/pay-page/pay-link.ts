import { idInToken, signedToken } from '#agency/settings/signed-link.ts';
import type { Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { pathIn, type Language } from '#kit/language/language.ts';
import { payPagePath } from './pay-page.ts';

/** Where an owed invoice is paid, without an account: the address alone opens it. */
export async function payPageUrl(
  ctx: Pick<Ctx, 'db' | 'publicUrl'>,
  { invoiceId, language }: { invoiceId: string; language: Language },
): Promise<string> {
  return ctx.publicUrl + pathIn(payPagePath(await signedToken(ctx, 'invoice', invoiceId)), language);
}

/** The invoice that a token opens. @throws NotFound when we never signed it */
export async function invoiceIdIn(ctx: Pick<Ctx, 'db'>, token: string): Promise<string> {
  const invoiceId = await idInToken(ctx, 'invoice', token);
  if (invoiceId === null) throw new NotFound(/*i18n*/ 'This invoice');
  return invoiceId;
}
