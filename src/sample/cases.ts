import { v7 as uuidv7 } from 'uuid';
import { CaseContent } from '#content/cases/case.ts';
import { cases } from '#content/cases/table.server.ts';
import { pathOf } from '#kit/path-of.ts';
import type { Db } from '#kit/context.ts';
import samples from './cases.json';
import { seedShot } from './seed-shot.ts';
import clients from '#sample/sites/clients.json';

/** Sample cases, of the clients whose small sites we made ourselves, for a site that has none yet. */
export async function seedCases(db: Db): Promise<void> {
  const [present] = await db.select({ id: cases.id }).from(cases).limit(1);
  if (present) return;
  for (const [i, { slug, name, trade, town, owner }] of clients.entries()) {
    const story = samples.find((sample) => sample.slug === slug);
    const input = CaseContent.parse({
      ...story,
      client: name,
      trade,
      town: town.split(',')[0],
      quote: { ...story?.quote, name: owner },
      address: `${pathOf('/work/:slug', { slug })}/site`,
      ...(await picturesOf(db, slug, name)),
      stepPictureId: story?.step
        ? await seedShot(db, slug, 'words', `The words of the website of ${name}, before its design`)
        : null,
    });
    await db
      .insert(cases)
      .values({ ...input, id: uuidv7(), status: 'Published', position: i + 1, isSample: true });
  }
}

async function picturesOf(db: Db, slug: string, name: string) {
  return {
    desktopPictureId: await seedShot(db, slug, 'desk', `The website of ${name}`),
    phonePictureId: await seedShot(db, slug, 'phone', `The website of ${name} on a phone`),
    beforePictureId: await seedShot(db, slug, 'before', `The earlier website of ${name}`),
  };
}
