import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { galleries } from '../table.server.ts';
import { storePicture } from '#agency/media/store-picture.ts';
import { media } from '#agency/media/table.server.ts';
import { purgeDeletedGalleries } from '../delete-gallery.ts';
import { ensureOwner } from '#agency/staff/ensure-owner.ts';
import { createTestApp, type TestApp } from '#server/test-app.ts';

let app: TestApp;
let cookie: string;
beforeAll(async () => {
  app = await createTestApp();
  const owner = { email: 'owner@example.com', password: 'correct-horse-battery' };
  await ensureOwner(app.ctx, owner);
  cookie = (await app.post('/staff/session', owner)).headers.get('Set-Cookie')?.split(';')[0] ?? '';
});
afterAll(() => app.close());

type Wire = { id: string; title: string; description: string; main_image: string };
type WireImage = { id: string; image_url: string; category: string; caption: string };
const listed = async () => (await (await app.get('/gallery')).json()) as Wire[];
const opened = async (id: string) =>
  (await (await app.get(`/gallery/${id}`)).json()) as Wire & { images: WireImage[] };
const staff = (method: string, path: string, body?: unknown) =>
  app.send(method, `/staff/galleries${path}`, body, { Cookie: cookie });

test('the calls name id, title, description and main_image; a gallery its images with id, image_url and category', async () => {
  const answer = await app.get('/gallery');
  expect(answer.headers.get('Vary')).toBe('Accept');
  expect(answer.headers.get('Content-Type')).toContain('application/json');
  const all = (await answer.json()) as Wire[];
  expect(all).toHaveLength(6);
  for (const gallery of all) {
    expect(Object.keys(gallery)).toEqual(['id', 'title', 'description', 'main_image']);
    const { images, ...rest } = await opened(gallery.id);
    expect(rest).toEqual(gallery);
    expect(images.length).toBeGreaterThanOrEqual(6);
    expect(images.length).toBeLessThanOrEqual(9);
    expect(images[0]).toMatchObject({
      id: expect.any(String),
      image_url: gallery.main_image,
      category: expect.stringMatching(/.+/),
    });
  }
  const picture = await app.get(all[0]?.main_image ?? '');
  expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
});

test('whoever names text/html or Markdown is passed on to the page, everybody else gets JSON', async () => {
  // Without pages behind the calls nobody answers who wants one.
  const isJson = async (Accept: string) => (await app.get('/gallery', { Accept })).status === 200;
  for (const accept of [
    '',
    '*/*',
    'application/json',
    'image/avif',
    'text/html;q=0',
    'application/json, text/html;q=0.5',
  ])
    expect({ accept, json: await isJson(accept) }).toEqual({ accept, json: true });
  for (const accept of [
    'text/html',
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'TEXT/HTML',
    'text/markdown',
    'text/markdown, application/json;q=0.5',
  ])
    expect({ accept, json: await isJson(accept) }).not.toEqual({ accept, json: true });
});

test('an unknown, hidden, deleted or impossible gallery is not there', async () => {
  for (const id of ['1', 'x%27%20or%201=1', '00000000-0000-7000-8000-000000000000', '%00', '..%2f']) {
    const answer = await app.get(`/gallery/${id}`);
    expect({ id, status: answer.status }).toEqual({ id, status: 404 });
    expect(await answer.json()).toMatchObject({ success: false, code: 'not_found' });
  }
});

test('staff make, fill, order, hide, delete and take back a gallery; visitors see each step', async () => {
  const pictures = await app.db.select({ id: media.id, alt: media.alt }).from(media).limit(3);
  const image = (i: number, more = {}) => ({
    pictureId: pictures[i]?.id,
    alt: pictures[i]?.alt,
    caption: `Caption ${i}`,
    category: i ? 'Second' : 'First',
    ...more,
  });
  const input = {
    title: 'Open day',
    description: 'What we showed',
    status: 'Published',
    coverPictureId: null as string | null | undefined,
    images: [image(0), image(1)],
  };
  const created = await staff('POST', '', input);
  expect(created.status).toBe(201);
  const { id } = (await created.json()) as { id: string };
  expect((await opened(id)).images.map(({ caption }) => caption)).toEqual(['Caption 0', 'Caption 1']);
  expect((await listed()).at(-1)).toMatchObject({ id, title: 'Open day' });

  const change = {
    ...input,
    coverPictureId: pictures[2]?.id,
    images: [image(2, { alt: 'A new alt' }), image(0)],
  };
  expect((await staff('PUT', `/${id}`, change)).status).toBe(200);
  const after = await opened(id);
  expect(after.images.map(({ caption }) => caption)).toEqual(['Caption 2', 'Caption 0']);
  expect(after.main_image).toBe(after.images[0]?.image_url);
  const [described] = await app.db
    .select()
    .from(media)
    .where(eq(media.id, pictures[2]?.id ?? ''));
  expect(described?.alt).toBe('A new alt');

  const order = [id, ...(await listed()).map((gallery) => gallery.id).filter((one) => one !== id)];
  expect((await staff('PUT', '/order', { ids: order })).status).toBe(204);
  expect((await listed()).map((gallery) => gallery.id)).toEqual(order);
  expect((await staff('PUT', '/order', { ids: [id] })).status).toBe(409);

  expect((await staff('PUT', `/${id}`, { ...change, status: 'Hidden' })).status).toBe(200);
  expect((await app.get(`/gallery/${id}`)).status).toBe(404);
  expect((await staff('PUT', `/${id}`, change)).status).toBe(200);

  expect((await staff('DELETE', `/${id}`)).status).toBe(204);
  expect((await staff('DELETE', `/${id}`)).status).toBe(404);
  expect((await staff('PUT', `/${id}`, change)).status).toBe(404);
  expect((await app.get(`/gallery/${id}`)).status).toBe(404);
  expect(await listed()).toHaveLength(6);
  await purgeDeletedGalleries(app.ctx);
  expect((await staff('POST', `/${id}/restore`)).status).toBe(204);
  expect((await opened(id)).images).toHaveLength(2);

  // A picture that hangs somewhere cannot be thrown away.
  const thrown = await app.send('DELETE', `/staff/media/${pictures[2]?.id}`, undefined, { Cookie: cookie });
  expect(await thrown.json()).toMatchObject({ code: 'conflict', message: expect.stringContaining('in use') });

  await staff('DELETE', `/${id}`);
  await app.db
    .update(galleries)
    .set({ deletedAt: new Date(Date.now() - 31 * 86_400_000) })
    .where(eq(galleries.id, id));
  await purgeDeletedGalleries(app.ctx);
  expect((await staff('POST', `/${id}/restore`)).status).toBe(404);
});

test('a picture that hangs only in galleries of the trash can be thrown away; taken back, they hang without it', async () => {
  const upload = async (alt: string) => {
    const bytes = await (await import('sharp')).default({ create: { width: 40, height: 40, channels: 3, background: '#a40' } }).png().toBuffer(); // prettier-ignore
    return storePicture(app.ctx, { bytes, alt });
  };
  const [asked, other] = [await upload('Somebody who wants it gone'), await upload('A lamp')];
  const image = ({ id: pictureId, alt }: { id: string; alt: string }) => ({ pictureId, alt, caption: '', category: '' }); // prettier-ignore
  const input = { title: 'Team day', description: '', status: 'Published', coverPictureId: asked.id, images: [image(asked), image(other)] }; // prettier-ignore
  const [gone, out] = await Promise.all(
    ['Team day', 'Still out'].map(async (title) => {
      const created = await staff('POST', '', { ...input, title });
      return ((await created.json()) as { id: string }).id;
    }),
  );
  await staff('DELETE', `/${gone}`);
  const throwAway = () => app.send('DELETE', `/staff/media/${asked.id}`, undefined, { Cookie: cookie });
  // One that visitors see holds it still, in the trash too.
  expect((await throwAway()).status).toBe(409);
  await staff('DELETE', `/${out}`);
  expect((await throwAway()).status).toBe(204);
  expect((await staff('POST', `/${gone}/restore`)).status).toBe(204);
  const back = await opened(gone ?? '');
  expect(back.images).toHaveLength(1);
  expect(back.main_image).toBe(back.images[0]?.image_url);
  await staff('DELETE', `/${gone}`);
});

test('wrong galleries are refused field by field', async () => {
  const [picture] = await app.db.select({ id: media.id }).from(media).limit(1);
  const image = { pictureId: picture?.id, alt: 'x', caption: '', category: '' };
  const good = { title: 'x', description: '', status: 'Hidden', coverPictureId: null, images: [] };
  const unknown = '00000000-0000-7000-8000-000000000000';
  for (const [wrong, field] of [
    [{ title: ' ' }, 'title'],
    [{ status: 'Secret' }, 'status'],
    [{ images: [{ ...image, alt: '' }] }, 'images.0.alt'],
    [{ images: [image, image] }, 'images'],
    [{ images: [{ ...image, pictureId: unknown }] }, 'images'],
    [{ images: [image], coverPictureId: unknown }, 'coverPictureId'],
    [{ title: 'x'.repeat(121) }, 'title'],
    [{ extra: 1 }, 'body'],
  ] as const) {
    const answer = await staff('POST', '', { ...good, ...wrong });
    expect({ wrong, status: answer.status }).toEqual({ wrong, status: 422 });
    expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toEqual([field]);
  }
});
