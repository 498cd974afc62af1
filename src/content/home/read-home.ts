import { eq } from 'drizzle-orm';
import { settings } from '#agency/settings/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { picturesById } from '#agency/media/pictures-by-id.ts';
import { homeKey, StoredHome } from './home-content.ts';

/** The home page as staff edit it. @throws NotFound before the first start has written the sample */
export async function getHome(ctx: Pick<Ctx, 'db'>): Promise<StoredHome> {
  const [row] = await ctx.db.select().from(settings).where(eq(settings.key, homeKey));
  if (!row) throw new NotFound(/*i18n*/ 'The home page');
  return StoredHome.parse(row.value);
}

/** The same as visitors see it: hidden logos are left out, the others come with their pictures. @throws NotFound */
export async function readHome(ctx: Pick<Ctx, 'db'>) {
  const { content } = await getHome(ctx);
  const { clients, ...words } = content;
  const shown = clients.logos.filter((logo) => !logo.hidden);
  const pictures = await picturesById(
    ctx,
    shown.map((logo) => logo.pictureId),
  );
  const logos = shown.flatMap(({ name, withName, pictureId }) => {
    const picture = pictures.get(pictureId);
    return picture ? [{ name, withName, picture }] : [];
  });
  return { ...words, clients: { heading: clients.heading, logos } };
}
export type ShownHome = Awaited<ReturnType<typeof readHome>>;
