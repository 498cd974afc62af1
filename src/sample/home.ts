import { eq } from 'drizzle-orm';
import { settings } from '#agency/settings/table.server.ts';
import type { Db } from '#kit/context.ts';
import { homeKey, StoredHome, type HomeContent } from '#content/home/home-content.ts';
import { drawingNamed } from './files.ts';
import home from './home.json';
import { seedPicture } from './seed-picture.ts';

/** Gives a home page that has no words yet our own, marked as samples. The clients are invented. */
export async function seedHome(db: Db): Promise<void> {
  const [present] = await db.select({ key: settings.key }).from(settings).where(eq(settings.key, homeKey));
  if (present) return;
  const logos: HomeContent['clients']['logos'] = [];
  for (const { name, drawing } of home.clients.logos) {
    const alt = `Mark of the invented client ${name}`;
    const pictureId = await seedPicture({ db }, drawing, () => drawingNamed(drawing), alt, null);
    logos.push({ name, pictureId, withName: true, hidden: false });
  }
  const content = { ...home, clients: { ...home.clients, logos } };
  const value = StoredHome.parse({ content, isSample: true });
  await db.insert(settings).values({ key: homeKey, value }).onConflictDoNothing();
}
