import { and, eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { IncomingFile } from '#agency/incoming-mails/incoming-mail.ts';
import { incomingMails } from '#agency/incoming-mails/table.server.ts';
import { describeFile } from '#agency/media/describe-file.ts';
import { forgetFiles } from '#agency/stored-files/forget-files.ts';
import { announce } from '#kit/announce.ts';
import type { Ctx } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import { CarrierError } from '#kit/ports/carrier-error.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { mostBytes, onItsWay, patienceDays, type MediaToFetch } from './media-fetch.ts';

/**
 * Lays a file that came by WhatsApp where uploads lie, through the same door: PDFs and pictures, by their first bytes.
 * Once WhatsApp keeps it no longer, it says that it could not be fetched.
 * @throws what a later try may not: WhatsApp, our token for it or the store of files is not there
 */
export async function fetchMedia(ctx: Ctx, { mailId, mediaId, kind, name }: MediaToFetch): Promise<void> {
  const most = mostBytes[kind];
  if (!most) return;
  const waiting = and(
    eq(incomingMails.id, mailId),
    sql`${onItsWay(name)}::text = any(${incomingMails.filesLeft})`,
  );
  const [mail] = await ctx.db.select({ at: incomingMails.at }).from(incomingMails).where(waiting);
  if (!mail) return;
  const { file, why } = await fetched(ctx, { mediaId, most, name }).catch((error: unknown): Kept => {
    if (ctx.now().getTime() - mail.at.getTime() < patienceDays * 86_400_000) throw error;
    return { file: null, why: 'could not be fetched, on the sender’s phone only' };
  });
  const left = file ? null : `${name}: ${why}`;
  const done = await inTransaction(ctx, async (ctx) => {
    const [mail] = await ctx.db
      .update(incomingMails)
      .set({
        filesLeft: left
          ? sql`array_replace(${incomingMails.filesLeft}, ${onItsWay(name)}::text, ${left}::text)`
          : sql`array_remove(${incomingMails.filesLeft}, ${onItsWay(name)}::text)`,
        ...(file && { files: sql`${incomingMails.files} || ${JSON.stringify([file])}::jsonb` }),
      })
      .where(waiting)
      .returning({ leadId: incomingMails.leadId });
    if (mail?.leadId) await announce(ctx, { kind: 'lead', leadId: mail.leadId, change: 'updated' });
    return mail !== undefined;
  });
  // Another process was at the same file, or the message is gone.
  if (file && !done) await forgetFiles(ctx, { names: [file.storedName] });
}

type Kept = { file: IncomingFile; why: '' } | { file: null; why: string };

async function fetched(
  ctx: Pick<Ctx, 'files' | 'whatsapp'>,
  { mediaId, most, name }: { mediaId: string; most: number; name: string },
): Promise<Kept> {
  if (!ctx.whatsapp) throw new CarrierError('unavailable', 'WhatsApp is not set up');
  const content = await ctx.whatsapp.readMedia({ id: mediaId, mostBytes: most });
  return content
    ? kept(ctx, content, name)
    : { file: null, why: `larger than ${most / 1_000_000} MB, or gone` };
}

async function kept(ctx: Pick<Ctx, 'files'>, content: Uint8Array, name: string): Promise<Kept> {
  try {
    const file = { id: v7(), ...describeFile({ place: 'mail', name, content }) };
    await ctx.files.put(file.storedName, content);
    return { file, why: '' };
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    return { file: null, why: 'neither a PDF nor a picture' };
  }
}
