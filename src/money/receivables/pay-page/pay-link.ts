import { and, eq, isNull, or } from 'drizzle-orm';
import { v7 } from 'uuid';
import { receivables } from '../table.server.ts';
import { lockReceivable } from '../write-settlement.ts';
import { payPagePath } from './pay-page.ts';
import { audit } from '#agency/audit/record.ts';
import { idInToken, signedToken } from '#agency/settings/signed-link.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { pathIn, type Language } from '#kit/language/language.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { endOpenOn } from '#money/payments/end-open.ts';

/** Where an owed invoice is paid, without an account: the address alone opens it. */
export async function payPageUrl(
  ctx: Pick<Ctx, 'db' | 'publicUrl'>,
  { invoiceId, language }: { invoiceId: string; language: Language },
): Promise<string> {
  return ctx.publicUrl + pathIn(payPagePath(await pageToken(ctx, { invoiceId })), language);
}

async function pageToken(ctx: Pick<Ctx, 'db'>, { invoiceId }: { invoiceId: string }): Promise<string> {
  const [owed] = await ctx.db
    .select({ pageId: receivables.pageId })
    .from(receivables)
    .where(eq(receivables.invoiceId, invoiceId));
  return signedToken(ctx, 'invoice', owed?.pageId ?? invoiceId);
}

/** The invoice that a token opens. @throws NotFound when we never signed it, and once it was revoked */
export async function invoiceIdIn(ctx: Pick<Ctx, 'db'>, token: string): Promise<string> {
  const { invoiceId, pageId } = receivables;
  const id = await idInToken(ctx, 'invoice', token);
  const [owed] =
    id === null
      ? []
      : await ctx.db
          .select({ invoiceId })
          .from(receivables)
          .where(or(eq(pageId, id), and(eq(invoiceId, id), isNull(pageId))));
  if (!owed) throw new NotFound(/*i18n*/ 'This invoice');
  return owed.invoiceId;
}

/** From now on the address of an invoice's page opens nothing; the next mail has another one. @throws NotFound */
export async function revokePayPage(ctx: Ctx, input: { invoiceId: string }): Promise<void> {
  allow(ctx.actor, 'payment-links:edit');
  await inTransaction(ctx, async (ctx) => {
    await endOpenOn(ctx, { page: payPagePath(await pageToken(ctx, input)) });
    const { invoiceId } = await lockReceivable(ctx, input);
    await ctx.db.update(receivables).set({ pageId: v7() }).where(eq(receivables.invoiceId, invoiceId));
    await audit(ctx, {
      action: 'changed',
      subjectType: 'invoice',
      subjectId: invoiceId,
      after: { payPage: 'revoked' },
    });
  });
}
