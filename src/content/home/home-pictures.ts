import { lockPictures } from '#agency/media/pictures-by-id.ts';
import type { Ctx } from '#kit/context.ts';
import type { HomeContent } from './home-content.ts';

/** Makes sure that its logos are there, and stay until the transaction ends. @throws Invalid naming each that is not */
export const lockHomePictures = (ctx: Pick<Ctx, 'db'>, { clients }: HomeContent): Promise<void> =>
  lockPictures(
    ctx,
    'clients.logos',
    clients.logos.map(({ pictureId }) => pictureId),
  );
