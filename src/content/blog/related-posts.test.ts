import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#server/test-app.ts';
import { findPost } from './find-post.ts';
import { readingMinutes } from './reading-minutes.ts';
import { relatedPosts } from './related-posts.ts';
import { paragraph, writePost } from './wire/test-blog.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('what to read next has tags or the category in common, the closest first, and nothing that is not out', async () => {
  const write = (title: string, category: string, tags: string[], status?: 'draft') =>
    writePost(app.ctx, title, { category, tags }, status);
  await write('Start here', 'Looms', ['silk', 'wool']);
  await write('Same category', 'Looms', []);
  await write('One tag', 'Dyes', ['silk']);
  await write('Both tags', 'Dyes', ['wool', 'silk']);
  await write('One tag newer', 'Dyes', ['wool']);
  await write('A draft', 'Looms', ['silk', 'wool'], 'draft');
  await write('Another thing', 'Carpets', ['jute']);
  const nextTo = async (slug: string) => {
    const post = await findPost(app.ctx, { slug });
    return (post ? await relatedPosts(app.ctx, post) : []).map((one) => one.title);
  };
  expect(await nextTo('start-here')).toEqual(['Both tags', 'One tag newer', 'One tag']);
  expect(await nextTo('same-category')).toEqual(['Start here']);
  expect(await nextTo('another-thing')).toEqual([]);
});

test('reading takes as long as its words in their script, and never no time', () => {
  const minutes = (text: string) => readingMinutes({ type: 'doc', content: [paragraph(text)] });
  expect([minutes('One.'), minutes('word '.repeat(1140)), minutes('शब्द '.repeat(900))]).toEqual([1, 5, 5]);
});
