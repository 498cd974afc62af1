import { asc, inArray } from 'drizzle-orm';
import { cases } from './table.server.ts';
import { media } from '#agency/media/table.server.ts';
import { announce } from '#kit/announce.ts';
import type { Ctx } from '#kit/context.ts';
import { Invalid, NotFound } from '#kit/errors.ts';
import { isUniqueViolation } from '#kit/rows/unique-violation.ts';
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

const pictureFields = ['beforePictureId', 'desktopPictureId', 'phonePictureId'] as const;

/** Makes sure that the pictures are there, and stay until the transaction ends. @throws Invalid naming the field */
export async function lockCasePictures(ctx: Pick<Ctx, 'db'>, input: CaseContent): Promise<void> {
  const ids = pictureFields.map((field) => input[field]).filter((id) => id !== null);
  const found = await ctx.db.select({ id: media.id }).from(media).where(inArray(media.id, ids)).for('share');
  const known = new Set(found.map(({ id }) => id));
  const lost = pictureFields.filter((field) => input[field] && !known.has(input[field]));
  if (lost.length > 0)
    throw new Invalid(Object.fromEntries(lost.map((field) => [field, 'This picture is not in the library'])));
}

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
