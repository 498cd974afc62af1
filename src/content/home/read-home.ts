import { shownSections } from '#agency/documents/sections.ts';
import { findSetting } from '#agency/settings/find-setting.ts';
import type { Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { picturesById } from '#agency/media/pictures-by-id.ts';
import { homeKey, StoredHome, type HomeContent } from './home-content.ts';

/** What the home page says, hidden parts too. @throws NotFound before the first start has written the sample */
export async function getHome(ctx: Pick<Ctx, 'db'>): Promise<StoredHome & { updatedAt: Date }> {
  const row = await findSetting(ctx, homeKey);
  if (!row) throw new NotFound(/*i18n*/ 'The home page');
  return { ...StoredHome.parse(row.value), updatedAt: row.updatedAt };
}

/** The same as visitors see it. @throws NotFound */
export const readHome = async (ctx: Pick<Ctx, 'db'>) => shownHome(ctx, (await getHome(ctx)).content);

/** Hidden sections and logos are left out; the other logos come with their pictures. */
export async function shownHome(ctx: Pick<Ctx, 'db'>, { clients, sections, ...words }: HomeContent) {
  const shown = clients.logos.filter((logo) => !logo.hidden);
  const pictures = await picturesById(
    ctx,
    shown.map((logo) => logo.pictureId),
  );
  const logos = shown.flatMap(({ name, withName, pictureId }) => {
    const picture = pictures.get(pictureId);
    return picture ? [{ name, withName, picture }] : [];
  });
  return { ...words, clients: { heading: clients.heading, logos }, sections: shownSections(sections) };
}
export type ShownHome = Awaited<ReturnType<typeof readHome>>;
