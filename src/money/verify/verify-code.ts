import { eq } from 'drizzle-orm';
import { verifyPath, type VerifiedKind } from './verify.ts';
import { idInToken, signedToken } from '#agency/settings/signed-link.ts';
import type { Ctx } from '#kit/context.ts';
import { invoices } from '#money/invoices/table.server.ts';

const uses = { document: 'verify-document', certificate: 'verify-certificate' } as const;

/** What is printed on a document to check it by: 192 bits that nobody makes who does not know our secret. */
export const codeOf = (ctx: Pick<Ctx, 'db'>, { kind, id }: { kind: VerifiedKind; id: string }) =>
  signedToken(ctx, uses[kind], id);

/** What a code was printed on, or null where we never printed it. */
export async function subjectOf(
  ctx: Pick<Ctx, 'db'>,
  code: string,
): Promise<{ kind: VerifiedKind; id: string } | null> {
  for (const kind of ['document', 'certificate'] as const) {
    const id = await idInToken(ctx, uses[kind], code);
    if (id) return { kind, id };
  }
  return null;
}

export const verifyUrl = ({ publicUrl }: Pick<Ctx, 'publicUrl'>, code: string) =>
  publicUrl + verifyPath(code);

/** Where an issued document is checked; null for a draft. @param input.number as it is printed */
export async function documentUrl(
  ctx: Pick<Ctx, 'db' | 'publicUrl'>,
  input: { number: string },
): Promise<string | null> {
  const [found] = input.number
    ? await ctx.db.select({ id: invoices.id }).from(invoices).where(eq(invoices.number, input.number))
    : [];
  return found ? verifyUrl(ctx, await codeOf(ctx, { kind: 'document', id: found.id })) : null;
}
