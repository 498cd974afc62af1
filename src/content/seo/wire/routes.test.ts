import { afterAll, beforeAll, expect, test } from 'vitest';
import sharp from 'sharp';
import { tagSlug } from '#content/blog/tags/tag.ts';
import { writePost } from '#content/blog/wire/test-blog.ts';
import { createTestApp, type TestApp } from '#server/test-app.ts';
import { cardAddress } from '../card-version.server.ts';
import { findShareCard } from '../find-share-card.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('every tag has its picture for sharing, whatever script it is written in, and under its own address alone', async () => {
  const tags = ['Google Ads', 'दुकान की वेबसाइट', 'क़ीमत', 'மளிகை 2', 'ẞ ǰ J̌'];
  await writePost(app.ctx, 'In many scripts', { tags });
  for (const tag of tags) {
    const key = tagSlug(tag);
    const { card } = await findShareCard(app.ctx, { kind: 'tag', key });
    const answer = await app.get(cardAddress({ kind: 'tag', key }, card));
    expect([answer.status, answer.headers.get('Content-Type')], tag).toEqual([200, 'image/png']);
    const picture = sharp(await answer.arrayBuffer());
    expect(await picture.metadata()).toMatchObject({ width: 1200, height: 630 });
  }
  for (const key of [
    'Google-Ads',
    'google ads',
    'दुकान',
    'दुकान की वेबसाइट',
    'google-ads/..',
    '\u0000',
    '-',
    '',
  ])
    expect((await app.get(`/og/tag/${encodeURIComponent(key)}.png`)).status, key).toBe(404);
  expect((await app.get(`/og/post/${encodeURIComponent('दुकान')}.png`)).status).toBe(404);
});
