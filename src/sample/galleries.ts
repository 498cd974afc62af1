import { v7 as uuidv7 } from 'uuid';
import { galleries, galleryImages } from '#content/galleries/table.server.ts';
import type { Db } from '#kit/context.ts';
import { chartDrawings } from '#sample/drawings/charts.ts';
import { deskDrawings } from '#sample/drawings/desks.ts';
import { patternDrawings } from '#sample/drawings/patterns.ts';
import { screenDrawings } from '#sample/drawings/screens.ts';
import { shopFronts } from '#sample/drawings/shops.ts';
import { streetDrawings } from '#sample/drawings/streets.ts';
import { seedPicture } from './seed-picture.ts';

const samples = [
  {
    title: 'Shop fronts',
    description:
      'Seven shops as we draw them before we draw their websites: what stands in the window belongs on the first screen. Our own drawings, of no real shop.',
    drawings: shopFronts,
  },
  {
    title: 'Screens and sketches',
    description:
      'Pages in their first and second form, from squared paper to the phone. Our own drawings, of no client’s work.',
    drawings: screenDrawings,
  },
  {
    title: 'A week in the studio',
    description:
      'Monday to Friday at our desks, drawn by ourselves because nobody wanted to be photographed.',
    drawings: deskDrawings,
  },
  {
    title: 'Numbers on the wall',
    description:
      'Six ways to show a number, and when each is the right one. The figures in these drawings are invented.',
    drawings: chartDrawings,
  },
  {
    title: 'The streets around us',
    description: 'Where our clients’ customers walk, ride and wait with a phone in hand. Drawn from memory.',
    drawings: streetDrawings,
  },
  {
    title: 'Patterns',
    description:
      'Nine patterns in our colours, drawn by rule. We use them behind prices, on paper bags and on the studio wall.',
    drawings: patternDrawings,
  },
];

/** Sample galleries for a site that has none yet, the trash included. */
export async function seedGalleries(db: Db): Promise<void> {
  const [present] = await db.select({ id: galleries.id }).from(galleries).limit(1);
  if (present) return;
  for (const [position, { title, description, drawings }] of samples.entries()) {
    const pictures: string[] = [];
    for (const { key, svg, alt } of drawings) pictures.push(await seedPicture({ db }, key, svg, alt));
    const galleryId = uuidv7();
    await db.insert(galleries).values({
      id: galleryId,
      title,
      description,
      status: 'Published',
      coverPictureId: pictures[0] ?? null,
      position,
      isSample: true,
    });
    await db.insert(galleryImages).values(
      drawings.map(({ caption, category }, place) => ({
        id: uuidv7(),
        galleryId,
        pictureId: pictures[place] as string,
        caption,
        category,
        position: place,
      })),
    );
  }
}
