import type { cases } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import type { Picture } from '#agency/media/picture.ts';
import { picturesById } from '#agency/media/pictures-by-id.ts';
import type { Case, CaseCard } from './case.ts';

type Row = typeof cases.$inferSelect;
type Pictures = Map<string, Picture>;

/** The pictures that these cases show, by their ids. */
export const picturesOf = (ctx: Pick<Ctx, 'db'>, rows: Row[]): Promise<Pictures> =>
  picturesById(
    ctx,
    rows
      .flatMap((row) => [row.beforePictureId, row.desktopPictureId, row.phonePictureId])
      .filter((id) => id !== null),
  );

/** What a card shows. */
export function cardOf(row: Row, pictures: Pictures): CaseCard {
  const { slug, client, trade, town, headline, figures, desktopPictureId, phonePictureId } = row;
  const desktop = pictures.get(desktopPictureId ?? '') ?? null;
  const phone = pictures.get(phonePictureId ?? '') ?? null;
  return { slug, client, trade, town, headline, figure: figures[0] ?? null, desktop, phone };
}

/** What a case's own page shows. */
export function shownCase(row: Row, pictures: Pictures): Case {
  const { problem, built, figures, quote, services, address, beforePictureId } = row;
  const before = pictures.get(beforePictureId ?? '') ?? null;
  return { ...cardOf(row, pictures), problem, built, figures, quote, services, address, before };
}
