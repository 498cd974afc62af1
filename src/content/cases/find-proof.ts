import { asc, eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { cardOf, picturesOf } from './case-pictures.ts';
import { cases } from './table.server.ts';

/**
 * What the home page proves itself by, in the owner's order: the first case as a whole, and from those after it a figure
 * and, of another one, what its owner says. `null` where no case has it.
 */
export async function findProof(ctx: Pick<Ctx, 'db'>) {
  const published = await ctx.db
    .select()
    .from(cases)
    .where(eq(cases.status, 'Published'))
    .orderBy(asc(cases.position), asc(cases.id));
  const [first, ...others] = published;
  const counted = others.find(({ figures }) => figures.length > 0);
  const said = others.find(({ id, quote }) => quote.words !== '' && id !== counted?.id);
  return {
    work: first ? cardOf(first, await picturesOf(ctx, [first])) : null,
    result: counted?.figures[0] ? { ...whose(counted), figure: counted.figures[0] } : null,
    quote: said ? { ...whose(said), ...said.quote } : null,
  };
}
export type Proof = Awaited<ReturnType<typeof findProof>>;

const whose = ({ slug, client }: typeof cases.$inferSelect) => ({ slug, client });
