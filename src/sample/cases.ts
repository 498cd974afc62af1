import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { CaseInput } from '#content/cases/case.ts';
import { cases } from '#content/cases/table.server.ts';
import type { Db } from '#kit/context.ts';
import samples from './cases.json';
import { drawingNamed } from './files.ts';
import { seedPicture } from './seed-picture.ts';
import clients from './sites/clients.json';

/** What a case shows until there is a screenshot of its site. */
const drawings: Record<string, string> = {
  pickles: 'demo-jars',
  'dental-clinic': 'demo-clinic',
  'coaching-class': 'demo-school',
  builder: 'demo-tower',
  'ac-repair': 'demo-listing',
  'saree-house': 'demo-sarees',
};

/** Sample cases, of the clients whose small sites we made ourselves, for a site that has none yet. */
export async function seedCases(db: Db): Promise<void> {
  const [present] = await db.select({ id: cases.id }).from(cases).limit(1);
  if (present) return;
  for (const [i, { slug, name, trade, town, owner }] of clients.entries()) {
    const story = samples.find((sample) => sample.slug === slug);
    const input = CaseInput.parse({
      ...story,
      client: name,
      trade,
      town: town.split(',')[0],
      quote: { ...story?.quote, name: owner },
      status: 'Published',
      address: '',
      ...(await picturesOf(db, slug, name)),
    });
    await db
      .insert(cases)
      .values({ ...input, id: uuidv7(), position: i + 1, isSample: true, previewToken: tokenOf(slug) });
  }
}

async function picturesOf(db: Db, slug: string, name: string) {
  const drawing = drawings[slug] ?? '';
  const alt = `The website of ${name}`;
  const desktopPictureId = await seedPicture({ db }, drawing, drawingNamed(drawing), alt);
  return { desktopPictureId, phonePictureId: null, beforePictureId: null };
}

/** What is published already needs no secret: the same on every installation. */
const tokenOf = (slug: string) => createHash('sha256').update(`case ${slug}`).digest('hex').slice(0, 32);
