import { settings } from '#agency/settings/table.server.ts';
import { About } from '#content/about/about.ts';
import type { Db } from '#kit/context.ts';
import about from './about.json';

/** The sample text of the About page. The founder is nobody. */
export async function seedAbout(db: Db): Promise<void> {
  await db
    .insert(settings)
    .values({ key: 'about', value: About.parse(about) })
    .onConflictDoNothing();
}
