import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { media } from '../table.server.ts';
import { documentDrafts } from '#agency/documents/table.server.ts';
import { seedPicture } from '#sample/seed-picture.ts';
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

type Stored = {
  id: string;
  name: string;
  width: number;
  height: number;
  widths: number[];
  placeholder: string;
};
type Refusal = { success: false; message: string; code: string; errors?: Record<string, string> };

const form = (bytes: Uint8Array | string, name = 'photo.jpg', alt = 'A shop front at dusk') => {
  const data = new FormData();
  data.set('file', new File([bytes as BlobPart], name, { type: 'image/jpeg' }));
  data.set('alt', alt);
  return data;
};
const upload = (body: FormData, headers: Record<string, string> = { Cookie: cookie }) =>
  app.product.app.request('/staff/media', { method: 'POST', body, headers });
const refusalOf = async (bytes: Uint8Array | string, name?: string) => {
  const answer = await upload(form(bytes, name));
  return { status: answer.status, ...((await answer.json()) as Refusal) };
};
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c85a32' } });
const uploads = async () =>
  (await readdir(join(app.folder, 'uploads'))).filter((name) => !name.startsWith('.'));

test('a 20-megapixel photo becomes small copies that carry nothing of the camera, whichever way it was held', async () => {
  const bytes = await photo(5472, 3648)
    .withExif({ IFD0: { Copyright: 'secret-owner' }, IFD3: { GPSLatitude: '19/1 12/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(bytes).metadata()).exif).toBeTruthy();
  const answer = await upload(form(bytes));
  expect(answer.status).toBe(201);
  const picture = (await answer.json()) as Stored;
  expect(picture.name).toMatch(/^[a-z0-9]{26}$/);
  expect(picture).toMatchObject({ width: 1920, height: 2880, widths: [320, 640, 960, 1280, 1920] });
  expect(picture.placeholder).toMatch(/^data:image\/webp;base64,.{20,400}$/);

  for (const width of picture.widths)
    for (const format of ['avif', 'webp']) {
      const file = await app.get(`/media/${picture.name}-${width}.${format}`);
      expect(file.status).toBe(200);
      const headers = {
        'Content-Type': `image/${format}`,
        'Cache-Control': 'public, max-age=31536000, immutable',
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': "default-src 'none'; sandbox",
      };
      for (const [name, value] of Object.entries(headers)) expect(file.headers.get(name)).toBe(value);
      const made = Buffer.from(await file.arrayBuffer());
      const facts = await sharp(made).metadata();
      expect([facts.width, facts.exif, facts.xmp, facts.iptc]).toEqual([
        width,
        undefined,
        undefined,
        undefined,
      ]);
      expect(made.includes('secret-owner')).toBe(false);
    }
});

test('a picture is never enlarged; a transparent one has no blur to shine through', async () => {
  const small = (await (await upload(form(await photo(500, 300).webp().toBuffer()))).json()) as Stored;
  expect(small.widths).toEqual([320, 500]);
  const logo = sharp({ create: { width: 90, height: 40, channels: 4, background: '#0000' } });
  const stored = (await (await upload(form(await logo.png().toBuffer()))).json()) as Stored;
  expect(stored).toMatchObject({ widths: [90], placeholder: '' });
});

test('bombs, drawings, programs, polyglots and broken pictures are refused and leave no file', async () => {
  const before = await uploads();
  const bomb = await photo(11_000, 11_000).png({ compressionLevel: 9 }).toBuffer();
  expect(await refusalOf(bomb)).toMatchObject({ status: 422, code: 'invalid' });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const gif = Buffer.concat([
    Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
    Buffer.from('<script>alert(1)</script>'),
  ]);
  const whole = await photo(800, 600).jpeg().toBuffer();
  const noisy = await sharp({
    create: {
      width: 800,
      height: 600,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer();
  for (const [bytes, name] of [
    [svg, 'logo.svg'],
    [`<?xml version="1.0"?>${svg}`, 'logo.png'],
    [`MZ${'\0'.repeat(200)}`, 'invoice.jpg'],
    [gif, 'cat.gif'],
    ['GIF89a/*<script>alert(1)</script>*/', 'cat.jpg'],
    ['<html><script>alert(1)</script></html>', 'page.webp'],
    [noisy.subarray(0, noisy.length / 2), 'half.jpg'],
    [Buffer.concat([whole.subarray(0, 20), Buffer.from('nothing of a picture')]), 'head.jpg'],
    [await photo(4000, 200).jpeg().toBuffer(), 'strip.jpg'],
    ['', 'empty.jpg'],
  ] as const)
    expect({ name, ...(await refusalOf(bytes, name)) }).toMatchObject({
      status: 422,
      code: 'invalid',
      errors: { file: expect.any(String) },
    });
  expect(await uploads()).toEqual(before);
});

test('an archive that calls itself a photo is refused before any of it is unpacked', async () => {
  const packed = deflateRawSync(Buffer.alloc(200_000_000), { level: 9 });
  const entry = '[Content_Types].xml';
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04_03_4b_50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(200_000_000, 22);
  head.writeUInt16LE(entry.length, 26);
  const begun = performance.now();
  const bomb = Buffer.concat([head, Buffer.from(entry), packed]);
  expect(await refusalOf(bomb)).toMatchObject({ status: 422, code: 'invalid' });
  expect(performance.now() - begun).toBeLessThan(500);
});

test('the head of every common kind of file, whole or cut short, is refused as what it is', async () => {
  const before = await uploads();
  const rest = '\0'.repeat(40);
  // prettier-ignore
  const heads = [
    '\xff\xd8\xff\xe0', '\x89PNG\r\n\x1a\n', 'RIFF\x10\0\0\0WEBPVP8 ', '\0\0\0\x1cftypavif', '\0\0\0\x1cftypavis', 'GIF89a',
    'BM', 'II*\0', 'MM\0*', '\0\0\x01\0', '\0\0\0\x18ftypheic', '\0\0\0\x18ftypmif1', '\0\0\0\x18ftypisom', 'RIFF\x10\0\0\0WAVEfmt ',
    '%PDF-1.7', 'PK\x03\x04', '\x1f\x8b\x08', 'BZh9', '7z\xbc\xaf\x27\x1c', 'Rar!\x1a\x07', 'ID3\x04', '\x1aE\xdf\xa3', 'OggS', 'fLaC',
    '\x7fELF', 'MZ', '\0asm', '8BPS', '\0\0\0\x0cJXL \r\n\x87\n', '\xff\x0a', '<svg ', '<?xml version="1.0"?>', '{"a":1}', 'wOF2',
  ];
  for (const head of heads)
    for (const bytes of [head, head.slice(0, 1), head.slice(0, -1), head + rest])
      expect({ head, status: (await refusalOf(Buffer.from(bytes, 'latin1'))).status }).toEqual({
        head,
        status: 422,
      });
  expect(await uploads()).toEqual(before);
});

test('what hangs behind a picture does not survive', async () => {
  const tail = Buffer.from('<script>alert("tail")</script>');
  const bytes = Buffer.concat([await photo(400, 300).jpeg().toBuffer(), tail]);
  const { name } = (await (await upload(form(bytes, 'x.html'))).json()) as Stored;
  const made = Buffer.from(await (await app.get(`/media/${name}-400.webp`)).arrayBuffer());
  expect(made.includes('<script>')).toBe(false);
});

test('a body that is no form, lacks a part, is too large or comes from nobody has an answer of its own', async () => {
  const send = (body: BodyInit, headers: Record<string, string>) =>
    app.product.app.request('/staff/media', {
      method: 'POST',
      body,
      headers: { Cookie: cookie, ...headers },
    });
  const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' };
  expect((await send('--x\r\nbroken', multipart)).status).toBe(400);
  expect((await send('anything', { 'Content-Type': 'multipart/form-data' })).status).toBe(400);
  expect((await send('{}', { 'Content-Type': 'application/json' })).status).toBe(415);
  expect((await send('a=b', { 'Content-Type': 'application/x-www-form-urlencoded' })).status).toBe(415);

  const good = await photo(300, 200).jpeg().toBuffer();
  expect(await (await upload(form(good, 'a.jpg', '  '))).json()).toMatchObject({
    errors: { alt: 'Say in a few words what the picture shows' },
  });
  const text = new FormData();
  text.set('file', 'no file');
  text.set('alt', 'x');
  expect(await (await upload(text)).json()).toMatchObject({ errors: { file: 'Choose a picture' } });
  const tooLong = String(6 * 1024 * 1024 + 1);
  expect((await send('--x', { ...multipart, 'Content-Length': tooLong })).status).toBe(413);
  expect((await send('x'.repeat(6 * 1024 * 1024 + 1), multipart)).status).toBe(413);
  expect((await upload(form(good), {})).status).toBe(401);
});

test('only pictures are served, under exactly their names', async () => {
  const { name } = (await (await upload(form(await photo(330, 200).jpeg().toBuffer()))).json()) as Stored;
  for (const file of [
    '..%2f..%2fetc%2fpasswd',
    '..%2flock',
    '%2e%2e%2flock',
    '.arriving',
    `${name}-330.png`,
    `${name}-331.webp`,
    `${name}-0330.webp`,
    `${name}-330.webp%00`,
    `${name.toUpperCase()}-330.webp`,
    `${name}-330.webp/..`,
    'abc-320.webp',
  ])
    expect({ file, status: (await app.get(`/media/${file}`)).status }).toEqual({ file, status: 404 });
  expect((await app.get(`/media/${name}-330.webp`)).status).toBe(200);
});

test('a drawing of our own is made when it is first asked for, once, and only in its sizes', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path fill="#c85a32" d="M0 0h3v2H0z"/></svg>';
  const id = await seedPicture(app, 'test-drawing', async () => svg, 'A red field');
  expect(await seedPicture(app, 'test-drawing', async () => svg, 'A red field')).toBe(id);
  const [row] = await app.db.select().from(media).where(eq(media.id, id));
  expect(row).toMatchObject({ width: 1600, height: 1067, widths: [320, 640, 960, 1280, 1600] });
  const wanted = `${row?.name}-640.avif`;
  expect(await uploads()).not.toContain(wanted);
  const answers = await Promise.all(Array.from({ length: 5 }, () => app.get(`/media/${wanted}`)));
  const bodies = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
  expect((await sharp(bodies[0]).metadata()).width).toBe(640);
  expect(new Set(bodies.map((body) => body.toString('base64'))).size).toBe(1);
  expect(await readFile(join(app.folder, 'uploads', wanted))).toEqual(bodies[0]);
  expect((await app.get(`/media/${row?.name}-641.avif`)).status).toBe(404);
});

test('the library is listed, searched, described and cleared, and the audit tells', async () => {
  const bytes = await photo(340, 200).jpeg().toBuffer();
  const picture = (await (await upload(form(bytes, 'a.jpg', 'Ledger 100% full'))).json()) as Stored;
  const call = (method: string, path: string, body?: unknown) =>
    app.send(method, `/staff/media${path}`, body, { Cookie: cookie });
  const found = (await (await call('GET', '?q=100%25')).json()) as { data: Stored[] };
  expect(found.data.map(({ id }) => id)).toEqual([picture.id]);
  expect((await call('PATCH', `/${picture.id}`, { alt: '' })).status).toBe(422);
  expect((await call('PATCH', '/nonsense', { alt: 'x' })).status).toBe(404);
  expect(await (await call('PATCH', `/${picture.id}`, { alt: 'A full ledger' })).json()).toMatchObject({
    alt: 'A full ledger',
  });
  expect((await call('DELETE', `/${picture.id}`)).status).toBe(204);
  expect((await call('DELETE', `/${picture.id}`)).status).toBe(404);
  expect((await call('GET', `/${picture.id}`)).status).toBe(404);
  expect((await app.get(`/media/${picture.name}-340.webp`)).status).toBe(404);
  // A file that somebody puts back there is not shown any more.
  await app.ctx.files.put(
    `${picture.name}-340.webp`,
    new Uint8Array(await photo(340, 200).webp().toBuffer()),
  );
  expect((await app.get(`/media/${picture.name}-340.webp`)).status).toBe(404);
  const log = await app.get(`/staff/audit?subjectId=${picture.id}`, { Cookie: cookie });
  const { data } = (await log.json()) as { data: { action: string }[] };
  expect(data.map(({ action }) => action)).toEqual(['deleted', 'changed', 'created']);
});

test('pictures stand in folders: moved together, searched within, and none is lost with its folder', async () => {
  const call = async <T>(method: string, path: string, body?: unknown) => {
    const answer = await app.send(method, `/staff${path}`, body, { Cookie: cookie });
    return { status: answer.status, body: (answer.status === 204 ? null : await answer.json()) as T };
  };
  const bytes = await photo(340, 200).jpeg().toBuffer();
  const stored = async (alt: string, folderId?: string) => {
    const body = form(bytes, 'a.jpg', alt);
    if (folderId) body.set('folderId', folderId);
    return (await (await upload(body)).json()) as Stored;
  };
  type Folder = { id: string; name: string; pictures: number };
  const folder = (await call<Folder>('POST', '/media-folders', { name: 'Boards' })).body;
  expect((await call('POST', '/media-folders', { name: 'boards' })).body).toMatchObject({
    errors: { name: 'There is a folder of this name' },
  });
  const [red, blue] = [await stored('A red plank'), await stored('A blue plank')];
  const green = await stored('A green plank', folder.id);
  const ids = [red.id, blue.id];
  expect((await call('POST', '/media/move', { ids, folderId: folder.id })).body).toEqual({ moved: 2 });
  const found = async (query: string) =>
    (await call<{ data: Stored[] }>('GET', `/media?${query}`)).body.data.map(({ id }) => id);
  expect(await found(`folder=${folder.id}`)).toEqual([green.id, blue.id, red.id]);
  expect(await found(`folder=${folder.id}&q=red`)).toEqual([red.id]);
  expect(await found('folder=none&q=plank')).toEqual([]);
  await call('POST', '/media/move', { ids: [blue.id], folderId: null });
  expect(await found('folder=none&q=plank')).toEqual([blue.id]);
  const gone = '0197a1c2-0000-7000-8000-000000000000';
  expect((await call('POST', '/media/move', { ids, folderId: gone })).status).toBe(422);
  expect((await call<Folder>('PATCH', `/media-folders/${folder.id}`, { name: 'Shop boards' })).body).toEqual({
    id: folder.id,
    name: 'Shop boards',
    pictures: 2,
    picturesAreMore: false,
  });
  expect((await call('DELETE', `/media-folders/${folder.id}`)).status).toBe(204);
  expect((await call('DELETE', `/media-folders/${folder.id}`)).status).toBe(404);
  expect(await found('folder=none&q=plank')).toEqual([green.id, blue.id, red.id]);
  expect((await app.get(`/media/${red.name}-340.webp`)).status).toBe(200);
  expect((await call<{ data: Folder[] }>('GET', '/media-folders')).body.data).toEqual([]);
});

test('where a picture is used is told with the way there, and only what is used nowhere goes with others', async () => {
  const call = async <T>(method: string, path: string, body?: unknown) => {
    const answer = await app.send(method, `/staff${path}`, body, { Cookie: cookie, 'If-Match': '*' });
    return { status: answer.status, body: (answer.status === 204 ? null : await answer.json()) as T };
  };
  const bytes = await photo(340, 200).jpeg().toBuffer();
  const stored = async (alt: string) => (await (await upload(form(bytes, 'a.jpg', alt))).json()) as Stored;
  const names = ['above', 'within', 'hung', 'cover', 'draft', 'loose', 'trashed'] as const;
  const all = new Map<string, Stored>();
  for (const name of names) all.set(name, await stored(`Quarry ${name}`));
  const idOf = (name: (typeof names)[number]) => all.get(name)?.id ?? '';
  const { id: _, ...within } = all.get('within') ?? { id: '' };
  type Made = { id: string };
  const post = (await call<Made>('POST', '/posts', { title: 'Stones' })).body;
  const picture = { ...within, alt: 'x' };
  const blocks = { type: 'doc', content: [{ type: 'image', attrs: { picture } }] };
  expect((await call('PATCH', `/posts/${post.id}`, { image1Id: idOf('above'), blocks })).status).toBe(200);
  const gallery = async (...shown: string[]) => {
    const images = shown.map((pictureId) => ({ pictureId, alt: 'Quarry', caption: '', category: '' }));
    const input = { title: 'Pits', description: '', status: 'Published', coverPictureId: shown[0], images };
    return (await call<Made>('POST', '/galleries', input)).body;
  };
  const hung = await gallery(idOf('cover'), idOf('hung'));
  await call('DELETE', `/galleries/${(await gallery(idOf('trashed'))).id}`);
  await app.db.insert(documentDrafts).values({
    kind: 'about', documentId: 'about', content: { founderPictureId: idOf('draft') }, previewToken: 'quarry', staffName: '', at: new Date(),
  }); // prettier-ignore
  const usesOf = async (name: (typeof names)[number]) =>
    (await call('GET', `/media/${idOf(name)}/uses`)).body;
  const inPost = [{ place: 'Blog: Stones', path: `/posts/${post.id}` }];
  const inGallery = [{ place: 'Gallery: Pits', path: `/galleries/${hung.id}` }];
  expect(await usesOf('above')).toEqual(inPost);
  expect(await usesOf('within')).toEqual(inPost);
  expect(await usesOf('hung')).toEqual(inGallery);
  expect(await usesOf('cover')).toEqual(inGallery);
  expect(await usesOf('draft')).toEqual([{ place: 'About page (draft)', path: '/about' }]);
  for (const name of ['loose', 'trashed'] as const) expect(await usesOf(name)).toEqual([]);
  expect((await call('GET', '/media/0197a1c2-0000-7000-8000-000000000000/uses')).status).toBe(404);

  const unused = async () =>
    (await call<{ data: Stored[] }>('GET', '/media?q=quarry&unused=true')).body.data.map(({ id }) => id);
  expect(await unused()).toEqual([idOf('trashed'), idOf('loose')]);
  const ids = [...names.map(idOf), '0197a1c2-0000-7000-8000-000000000000'];
  expect((await call('POST', '/media/delete', { ids })).body).toEqual({ deleted: 2, inUse: 5 });
  expect(await unused()).toEqual([]);
  expect((await call<{ data: Stored[] }>('GET', '/media?q=quarry')).body.data).toHaveLength(5);
  expect((await app.get(`/media/${all.get('loose')?.name}-340.webp`)).status).toBe(404);
  expect((await app.get(`/media/${all.get('above')?.name}-340.webp`)).status).toBe(200);
});

test('the point that stays in sight where a picture is cropped is kept, and given up again', async () => {
  const bytes = await photo(340, 200).jpeg().toBuffer();
  const { id } = (await (await upload(form(bytes, 'a.jpg', 'A face at the edge'))).json()) as Stored;
  const say = async (body: object) => {
    const answer = await app.send('PATCH', `/staff/media/${id}`, body, { Cookie: cookie });
    return { status: answer.status, body: (await answer.json()) as object };
  };
  const alt = 'A face at the edge';
  expect((await say({ alt, focus: { x: 101, y: 0 } })).status).toBe(422);
  expect((await say({ alt, focus: { x: 85, y: 20 } })).body).toMatchObject({ focus: { x: 85, y: 20 } });
  // Words alone leave it as it is.
  expect((await say({ alt: 'A face' })).body).toMatchObject({ alt: 'A face', focus: { x: 85, y: 20 } });
  expect((await say({ alt, focus: null })).body).toMatchObject({ focus: null });
});
