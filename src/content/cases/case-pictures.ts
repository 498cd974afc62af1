import type { Ctx } from '#kit/context.ts';
import type { Picture } from '#agency/media/picture.ts';
import { picturesById } from '#agency/media/pictures-by-id.ts';
import type { Case, CaseCard, CaseContent } from './case.ts';

type Pictures = Map<string, Picture>;

/** The pictures that these cases show, by their ids. */
export const picturesOf = (ctx: Pick<Ctx, 'db'>, all: CaseContent[]): Promise<Pictures> =>
  picturesById(
    ctx,
    all
      .flatMap((one) => [one.beforePictureId, one.desktopPictureId, one.phonePictureId, one.stepPictureId])
      .filter((id) => id !== null),
  );

/** What a card shows. */
export function cardOf(content: CaseContent, pictures: Pictures): CaseCard {
  const { slug, client, trade, town, headline, figures, desktopPictureId, phonePictureId } = content;
  const desktop = pictures.get(desktopPictureId ?? '') ?? null;
  const phone = pictures.get(phonePictureId ?? '') ?? null;
  return { slug, client, trade, town, headline, figure: figures[0] ?? null, desktop, phone };
}

/** What a case's own page shows. */
export function shownCase(content: CaseContent, pictures: Pictures): Case {
  const { problem, built, figures, quote, services, address, makers, step, differently } = content;
  const before = pictures.get(content.beforePictureId ?? '') ?? null;
  const stepPicture = pictures.get(content.stepPictureId ?? '') ?? null;
  const said = { problem, built, figures, quote, services, address, makers, step, differently };
  return { ...cardOf(content, pictures), ...said, before, stepPicture };
}
