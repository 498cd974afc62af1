import { inArray } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import type { Decide } from '../decide-change.ts';
import { mostTags } from './lead-tag.ts';
import { leadTags } from './table.server.ts';

/** Puts these tags on a lead and takes those from it; what it carries besides stays. @throws Invalid for one that is gone */
export async function decideTags(
  { db }: Pick<Ctx, 'db'>,
  { add = [], remove = [] }: { add?: string[] | undefined; remove?: string[] | undefined },
): Promise<Decide> {
  // Held, so that nobody takes a tag away while it is being put on.
  const known = await db
    .select({ id: leadTags.id, name: leadTags.name })
    .from(leadTags)
    .where(inArray(leadTags.id, [...add, ...remove]))
    .for('share');
  const names = new Map(known.map(({ id, name }) => [id, name]));
  if (add.some((id) => !names.has(id))) throw new Invalid({ addTags: 'This tag is gone' });
  return ({ tags: before }) => {
    const tags = [
      ...before.filter((id) => !remove.includes(id)),
      ...add.filter((id) => !before.includes(id)),
    ];
    if (tags.length > mostTags) return { refused: `A lead carries at most ${mostTags} tags.` };
    if (tags.join() === before.join()) return null;
    const said = (ids: string[]) => ids.map((id) => names.get(id) ?? 'a tag').join(', ') || null;
    return {
      set: { tags },
      kind: 'tags',
      data: {
        from: before.join(),
        to: tags.join(),
        added: said(tags.filter((id) => !before.includes(id))),
        removed: said(before.filter((id) => !tags.includes(id))),
      },
      action: 'changed',
    };
  };
}
