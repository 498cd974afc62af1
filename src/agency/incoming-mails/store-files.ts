import { v7 } from 'uuid';
import { describeFile } from '#agency/media/describe-file.ts';
import { forgetFiles } from '#agency/stored-files/forget-files.ts';
import type { Ctx } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import { most, type IncomingFile } from './incoming-mail.ts';
import type { ParsedMail } from './parse-mail.ts';

/**
 * Lays what came with a mail where uploads lie, through the same door: PDFs and pictures, by their first bytes, of at
 * most 6 MB. Of the pictures in its text those that are as small as a signature's are named alone.
 * @returns what is kept, and the names of what is not, each with why
 * @throws FilesDown · OutOfSpace
 */
export async function storeFiles(
  ctx: Pick<Ctx, 'db' | 'files' | 'jobs'>,
  { files }: Pick<ParsedMail, 'files'>,
): Promise<{ kept: IncomingFile[]; left: string[] }> {
  const kept: IncomingFile[] = [];
  const left: string[] = [];
  for (const { name, content, inText } of files) {
    const shown = name || 'a part without a name';
    if (kept.length >= most.files) left.push(`${shown}: more than ${most.files} files`);
    else if (inText && content.length <= most.logoBytes) left.push(`${shown}: a small picture in the text`);
    else if (content.length > most.fileBytes) left.push(`${shown}: larger than 6 MB`);
    else
      try {
        const file = { id: v7(), ...describeFile({ place: 'mail', name, content }) };
        await ctx.files.put(file.storedName, content);
        kept.push(file);
      } catch (error) {
        if (!(error instanceof Invalid)) {
          // It comes again whole: what lies there already would lie there twice.
          await forgetFiles(ctx, { names: kept.map(({ storedName }) => storedName) });
          throw error;
        }
        left.push(`${shown}: neither a PDF nor a picture`);
      }
  }
  return { kept, left: left.slice(0, 50) };
}
