import { globSync } from 'node:fs';
import path from 'node:path';
import { isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { media } from '#agency/media/table.server.ts';
import { posts } from '#content/blog/table.server.ts';
import { createTestDb } from '#kit/test-db.ts';

const named = (pattern: string) => globSync(pattern).map((file) => path.parse(file).name);

test('every drawing and screenshot of the sample is in the library and every text under its post: none is left over', async () => {
  const database = await createTestDb('seeded');
  const pictures = await database.db
    .select({ name: media.seedKey })
    .from(media)
    .where(isNotNull(media.seedKey));
  const written = await database.db.select({ name: posts.slug }).from(posts);
  await database.close();
  const shots = named('src/sample/sites/shots/*').map((name) => `site-${name}`);
  expect(new Set(pictures.map(({ name }) => name))).toEqual(
    new Set([...named('src/sample/drawings/*'), ...shots]),
  );
  expect(new Set(written.map(({ name }) => name))).toEqual(new Set(named('src/sample/blog/*.md')));
});
