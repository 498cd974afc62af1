import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { quotationResponses } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { findByPublicId, type QuotationRow } from '../find-quotation.ts';
import { maskEmail, maskMobile } from '../mask-contact.ts';
import { signedTextPath } from '../quotation.ts';

type Answer = typeof quotationResponses.$inferSelect;

/** Who accepted, when, and by which contact; null for any other answer. Moments are ISO. */
export function signatureOf(
  ctx: Pick<Ctx, 'publicUrl'>,
  quotation: QuotationRow,
  answer: Answer | undefined,
) {
  if (answer?.action !== 'accept') return null;
  const { at, counteredAt, email, mobile, contentHash, document } = answer;
  return {
    name: [quotation.name, quotation.company].filter(Boolean).join(', '),
    contact: [maskEmail(email), maskMobile(mobile)].filter(Boolean).join(', '),
    at: at.toISOString(),
    /** Of a counter-offer that staff accepted: when it was made, with a code. */
    counteredAt: counteredAt?.toISOString() ?? null,
    hash: contentHash,
    /** Where the text stands that has this hash. */
    textUrl: document === null ? null : ctx.publicUrl + signedTextPath(quotation.publicId),
  };
}
export type Signature = NonNullable<ReturnType<typeof signatureOf>>;

/** The text that was accepted, byte for byte. @throws NotFound before that */
export async function readSignedText(ctx: Pick<Ctx, 'db'>, input: { publicId: string }): Promise<string> {
  const { id } = await findByPublicId(ctx, input);
  const [answer] = await ctx.db
    .select({ document: quotationResponses.document })
    .from(quotationResponses)
    .where(
      and(
        eq(quotationResponses.quotationId, id),
        eq(quotationResponses.action, 'accept'),
        isNotNull(quotationResponses.document),
      ),
    )
    .orderBy(desc(quotationResponses.id))
    .limit(1);
  if (!answer?.document) throw new NotFound(/*i18n*/ 'This quotation');
  return answer.document;
}
