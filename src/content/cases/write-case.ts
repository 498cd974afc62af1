import { asc } from 'drizzle-orm';
import { cases } from './table.server.ts';
import { lockPicturesAt } from '#agency/media/pictures-by-id.ts';
import { announce } from '#kit/announce.ts';
import type { Ctx } from '#kit/context.ts';
import { Invalid, NotFound } from '#kit/errors.ts';
import { isUniqueViolation } from '#kit/rows/sql-state.ts';
import { contentOf } from './case-content.ts';
import { casesTag, type CaseContent } from './case.ts';

/** All cases in order, held until the transaction ends. */
export const lockCases = (ctx: Pick<Ctx, 'db'>) =>
  ctx.db.select().from(cases).orderBy(asc(cases.position), asc(cases.id)).for('update');
type CaseRow = typeof cases.$inferSelect;

/** What the audit keeps of one: what visitors see, and whether they do. @throws NotFound */
export function pickCase(all: CaseRow[], id: string) {
  const found = all.find((one) => one.id === id);
  if (!found) throw new NotFound(/*i18n*/ 'This case');
  return { ...contentOf(found), status: found.status };
}

/** Makes sure that the pictures are there, and stay until the transaction ends. @throws Invalid naming the field */
export const lockCasePictures = (
  ctx: Pick<Ctx, 'db'>,
  { beforePictureId, desktopPictureId, phonePictureId, stepPictureId }: CaseContent,
) => lockPicturesAt(ctx, { beforePictureId, desktopPictureId, phonePictureId, stepPictureId });

/** @throws Invalid where another case has the address */
export async function atFreeAddress<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) throw new Invalid({ slug: /*i18n*/ 'Another case has this address' });
    throw error;
  }
}

/** Pages that show cases, or count them. */
export const announceCases = (ctx: Pick<Ctx, 'db'>) => announce(ctx, { kind: 'pages', tags: [casesTag] });
