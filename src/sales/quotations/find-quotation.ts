import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { customers } from '#people/customers/table.server.ts';
import { seenQuotations } from './seen-quotations.ts';
import { quotations } from './table.server.ts';
import { idInToken, signedToken } from '#agency/settings/signed-link.ts';
import type { Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import type { QuotationState } from './quotation.ts';

/**
 * `couponCode`: its coupon’s, or empty. `mailTo`: where its addressee is written to, and proves who they are; the address
 * of the account that keeps it, where one does.
 */
export type QuotationRow = typeof quotations.$inferSelect & {
  state: QuotationState;
  couponCode: string;
  mailTo: string;
};

/** Whether its last day is over, by the database's clock. */
export const isOver = sql<boolean>`${quotations.validUntil} < (now() at time zone 'Asia/Kolkata')::date`;

/** The state as of now: what was sent and has had its last day is expired. */
export const stateNow = sql<QuotationState>`case when ${quotations.status} in ('sent', 'viewed') and ${isOver}
  then 'expired' else ${quotations.status} end`;

/** One quotation's own row. @throws NotFound, also where whoever asks may not see it */
export async function readQuotationRow(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  input: { quotationId: string },
): Promise<QuotationRow> {
  const [found] = await rows(ctx).where(and(eq(quotations.id, input.quotationId), seenQuotations(ctx)));
  if (!found) throw new NotFound(/*i18n*/ 'This quotation');
  return flat(found);
}

/**
 * What a link opens. @param input.preview of a draft: what `previewOf` signed for it
 * @throws NotFound, for drafts too that are not previewed
 */
export async function findByPublicId(
  ctx: Pick<Ctx, 'db'>,
  input: { publicId: string; preview?: string | undefined },
): Promise<QuotationRow> {
  const known = /^[0-9a-f]{32}$/.test(input.publicId);
  const [found] = known ? await rows(ctx).where(eq(quotations.publicId, input.publicId)) : [];
  if (!found || (found.row.status === 'draft' && !(await mayPreview(ctx, found.row.id, input.preview))))
    throw new NotFound(/*i18n*/ 'This quotation');
  return flat(found);
}

/** What opens a draft for staff, beside its public id, and nothing else. */
export const previewOf = (ctx: Pick<Ctx, 'db'>, { id }: { id: string }) => signedToken(ctx, 'draft', id);

const mayPreview = async (ctx: Pick<Ctx, 'db'>, id: string, preview: string | undefined) =>
  preview !== undefined && (await idInToken(ctx, 'draft', preview)) === id;

/** Those that somebody at these contacts can answer, the newest first. An empty contact matches any. */
export async function findOpen(
  ctx: Pick<Ctx, 'db'>,
  { mobile, email }: { mobile: string; email: string },
): Promise<QuotationRow[]> {
  const found = await rows(ctx)
    .where(
      and(
        inArray(quotations.status, ['sent', 'viewed']),
        sql`not ${isOver}`,
        mobile ? eq(quotations.mobile, mobile) : undefined,
        email ? eq(mailTo, email) : undefined,
      ),
    )
    .orderBy(desc(quotations.sentAt))
    .limit(1);
  return found.map(flat);
}

/** The newest revision that was sent, of the same number. */
export async function newestSent(
  ctx: Pick<Ctx, 'db'>,
  { number }: Pick<QuotationRow, 'number'>,
): Promise<QuotationRow | null> {
  const [found] = await rows(ctx)
    .where(and(eq(quotations.number, number), sql`${quotations.status} <> 'draft'`))
    .orderBy(desc(quotations.revision))
    .limit(1);
  return found ? flat(found) : null;
}

const mailTo = sql<string>`coalesce(${customers.email}, ${quotations.email})`;
const rows = (ctx: Pick<Ctx, 'db'>) =>
  ctx.db
    .select({ row: quotations, state: stateNow, mailTo })
    .from(quotations)
    .leftJoin(customers, and(eq(customers.id, quotations.customerId), isNull(customers.closedAt)));
const flat = ({ row, ...found }: Awaited<ReturnType<typeof rows>>[number]): QuotationRow => ({
  ...row,
  ...found,
  couponCode: row.coupon?.code ?? '',
});
