import { and, asc, eq, inArray } from 'drizzle-orm';
import { v7 } from 'uuid';
import { quotationFiles } from './table.server.ts';
import { quotations } from '../table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { describeFile, typeOf } from '#agency/media/describe-file.ts';
import { forgetFiles } from '#agency/stored-files/forget-files.ts';
import { announce } from '#kit/announce.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, Invalid, NotFound } from '#kit/errors.ts';
import type { OpenedFile } from '#kit/ports/files.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { findByPublicId, readQuotationRow } from '../find-quotation.ts';
import { seenQuotations } from '../seen-quotations.ts';
import { mostFiles, type QuotationFile } from './quotation-file.ts';

const { id, name, bytes, sha256, quotationId, storedName } = quotationFiles;

/** What lies with a quotation, in the order in which it was added. */
export const filesOf = (ctx: Pick<Ctx, 'db'>, input: { quotationId: string }): Promise<QuotationFile[]> =>
  ctx.db
    .select({ id, name, bytes, sha256 })
    .from(quotationFiles)
    .where(eq(quotationId, input.quotationId))
    .orderBy(asc(id));

/**
 * Lays a file to a draft: a PDF or a picture, by its first bytes. What was sent has the files it was sent with.
 * @throws NotFound · Conflict once it was sent · Invalid naming `file` · OutOfSpace · FilesDown
 */
export async function addFile(
  ctx: Ctx,
  input: { quotationId: string; name: string; content: Uint8Array },
): Promise<void> {
  allow(ctx.actor, 'quotations:edit');
  const { content } = input;
  const file = {
    id: v7(),
    quotationId: input.quotationId,
    ...describeFile({ place: 'quotation', name: input.name, content }),
  };
  await ctx.files.put(file.storedName, content);
  try {
    await inTransaction(ctx, async (ctx) => {
      await lockDraft(ctx, input.quotationId);
      if ((await ctx.db.$count(quotationFiles, eq(quotationId, input.quotationId))) >= mostFiles)
        throw new Invalid({ file: `At most ${mostFiles} files` });
      await ctx.db.insert(quotationFiles).values(file);
      await tell(ctx, input.quotationId, { after: { file: file.name } });
    });
  } catch (error) {
    await forgetFiles(ctx, { names: [file.storedName] });
    throw error;
  }
}

/** Takes a file off a draft. @throws NotFound · Conflict once it was sent */
export async function removeFile(ctx: Ctx, input: { quotationId: string; fileId: string }): Promise<void> {
  allow(ctx.actor, 'quotations:edit');
  const unused = await inTransaction(ctx, async (ctx) => {
    await lockDraft(ctx, input.quotationId);
    const [gone] = await ctx.db
      .delete(quotationFiles)
      .where(and(eq(id, input.fileId), eq(quotationId, input.quotationId)))
      .returning();
    if (!gone) throw new NotFound('This file');
    await tell(ctx, input.quotationId, { before: { file: gone.name } });
    return unusedOf(ctx, [gone.storedName]);
  });
  await forgetFiles(ctx, { names: unused });
}

/** Takes all files off a draft that is thrown away. @returns what to remove where uploads lie, once that is done */
export async function dropFiles(ctx: Pick<Ctx, 'db'>, input: { quotationId: string }): Promise<string[]> {
  const gone = await ctx.db
    .delete(quotationFiles)
    .where(eq(quotationId, input.quotationId))
    .returning({ storedName });
  return unusedOf(
    ctx,
    gone.map((file) => file.storedName),
  );
}

/** Lays the files of one quotation to a copy of it. Held until then, so that nobody removes what is being copied. */
export async function copyFiles(ctx: Pick<Ctx, 'db'>, { from, to }: { from: string; to: string }) {
  const files = await ctx.db
    .select()
    .from(quotationFiles)
    .where(eq(quotationId, from))
    .orderBy(asc(id))
    .for('share');
  if (files.length > 0)
    await ctx.db.insert(quotationFiles).values(files.map((file) => ({ ...file, id: v7(), quotationId: to })));
}

/** A file as it comes, for whoever has the quotation's link. @throws NotFound · FilesDown */
export async function openFile(
  ctx: Ctx,
  input: { publicId: string; fileId: string; preview?: string | undefined },
): Promise<{ name: string; type: string; content: OpenedFile }> {
  const quotation = await findByPublicId(ctx, input);
  const [file] = await ctx.db
    .select()
    .from(quotationFiles)
    .where(and(eq(id, input.fileId), eq(quotationId, quotation.id)));
  const content = file && (await ctx.files.open(file.storedName));
  if (!content) throw new NotFound(/*i18n*/ 'This file');
  return { name: file.name, type: typeOf(file), content };
}

async function lockDraft(ctx: Pick<Ctx, 'db' | 'now' | 'actor'>, quotation: string): Promise<void> {
  const [draft] = await ctx.db
    .update(quotations)
    .set({ isSample: false, updatedAt: ctx.now() })
    .where(and(eq(quotations.id, quotation), eq(quotations.status, 'draft'), seenQuotations(ctx)))
    .returning({ id: quotations.id });
  if (draft) return;
  await readQuotationRow(ctx, { quotationId: quotation });
  throw new Conflict('This quotation was sent. Make a new revision to change it.');
}

async function tell(ctx: Ctx, subjectId: string, change: { before?: object; after?: object }): Promise<void> {
  await audit(ctx, { action: 'changed', subjectType: 'quotation', subjectId, ...change });
  await announce(ctx, { kind: 'quotation', quotationId: subjectId });
}

/** Which of these stored files no quotation has any more. */
async function unusedOf(ctx: Pick<Ctx, 'db'>, names: string[]): Promise<string[]> {
  const used = await ctx.db.select({ storedName }).from(quotationFiles).where(inArray(storedName, names));
  return names.filter((one) => !used.some((file) => file.storedName === one));
}
