import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { media } from '#agency/media/table.server.ts';
import { pictureUrl } from '#agency/media/picture.ts';
import { cases } from '#content/cases/table.server.ts';
import { ensureOwner } from '#agency/staff/ensure-owner.ts';
import clients from '#sample/sites/clients.json';
import { siteFiles } from '#sample/sites/site-files.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const siteOf = (slug: string) => `/work/${slug}/site`;
const pagesOf = (slug: string) =>
  [...siteFiles].filter(([path, { type }]) => path.startsWith(siteOf(slug)) && type.startsWith('text/html'));

test('each sample client has a small site of its own: served with a strict policy, at most 80 kB in all, closed to search engines', async () => {
  expect([...siteFiles.keys()].filter((path) => path.endsWith('/site'))).toEqual(
    clients.map(({ slug }) => siteOf(slug)).toSorted(),
  );
  for (const { slug, name } of clients) {
    const mine = [...siteFiles].filter(([path]) => path.startsWith(`${siteOf(slug)}`));
    const bytes = mine.reduce((sum, [, { body }]) => sum + Buffer.byteLength(body), 0);
    expect(bytes).toBeLessThanOrEqual(80_000);
    for (const [path, { type, body }] of mine) {
      const answer = await app.get(path);
      expect([path, answer.status, answer.headers.get('Content-Type')]).toEqual([path, 200, type]);
      expect(answer.headers.get('Content-Security-Policy')).not.toContain('unsafe-inline');
      expect(answer.headers.get('Cache-Control')).toBe('public, max-age=3600');
      expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
      expect(await answer.text()).toBe(body);
    }
    for (const [, { body }] of pagesOf(slug)) {
      expect(body).toContain(name.split(' ')[0]?.replace('Vargamool', '√argamool'));
      expect(body).toMatch(/<title>[^<]{20,}<\/title>/);
      expect(body).toMatch(/name="description"\s+content="[^"]{60,}"/);
      // The policy would stop both without a word.
      expect(body).not.toMatch(/<(style|script)\b| style="/);
    }
  }
});

test('however one of its addresses is written, it is one', async () => {
  for (const written of ['/work/pickles/site/', '/work/Pickles/site', '/work/PICKLES/site/Style.css']) {
    const answer = await app.get(written);
    const one = written.toLowerCase().replace(/\/$/, '');
    expect([written, answer.status, answer.headers.get('Location')]).toEqual([written, 301, one]);
  }
});

test('they are compressed once, and whoever has the file already is told so', async () => {
  const packed = await app.get('/work/builder/site', { 'Accept-Encoding': 'gzip, br' });
  expect(packed.headers.get('Content-Encoding')).toBe('br');
  expect((await packed.arrayBuffer()).byteLength).toBeLessThan(14_000);
  const known = packed.headers.get('ETag') ?? '';
  const again = await app.get('/work/builder/site', { 'Accept-Encoding': 'br', 'If-None-Match': known });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('what they link to is there, or a number that belongs to nobody', async () => {
  for (const { slug } of clients)
    for (const [page, { body }] of pagesOf(slug))
      for (const [, to = ''] of body.matchAll(/(?:href|src)="([^"]*)"/g)) {
        if (/^(tel:\+|https:\/\/wa\.me\/)9190000000\d\d(\?text=\S+)?$/.test(to)) continue;
        const [path = '', part] = to.split('#');
        const target = path ? siteFiles.get(path)?.body : body;
        expect([page, to, target !== undefined]).toEqual([page, to, true]);
        if (part) expect([to, target?.includes(`id="${part}"`)]).toEqual([to, true]);
      }
});

test('the sample cases lead to them and show their screenshots in the sizes that screens ask for', async () => {
  const shown = await app.db.select().from(cases);
  expect(shown.map(({ slug, address }) => [slug, address])).toEqual(
    shown.map(({ slug }) => [slug, siteOf(slug)]),
  );
  expect(shown).toHaveLength(clients.length);
  for (const id of [shown[0]?.desktopPictureId, shown[0]?.phonePictureId]) {
    const [picture] = await app.db
      .select()
      .from(media)
      .where(eq(media.id, id ?? ''));
    if (!picture) throw new Error('The case has no picture');
    const file = await app.get(pictureUrl(picture, picture.width, 'webp'));
    expect([file.status, file.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
  }
});

test('a page that there is not is not found, and all go with the demo', async () => {
  expect((await app.get('/work/pickles/site/nothing')).status).toBe(404);
  expect((await app.get('/work/nobody/site')).status).toBe(404);
  const owner = { email: 'owner@example.com', password: 'correct-horse-battery' };
  await ensureOwner(app.ctx, owner);
  const cookie = (await app.post('/staff/session', owner)).headers.get('Set-Cookie')?.split(';')[0] ?? '';
  const demo = (method: string) => app.send(method, '/staff/demo-content', undefined, { Cookie: cookie });
  expect((await demo('DELETE')).status).toBe(200);
  for (const path of ['/work/pickles/site', '/work/builder/site/homes', '/work/builder/site/style.css'])
    expect((await app.get(path)).status).toBe(404);
  expect((await demo('POST')).status).toBeLessThan(300);
  expect((await app.get('/work/pickles/site')).status).toBe(200);
});
