import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDocumentPicture } from '../document-pictures.ts';
import { openOffice } from '#office/test-office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const upload = async (bytes: Uint8Array, name: string) => {
  const { cookie: Cookie } = await office.as('owner', name);
  const body = new FormData();
  body.set('file', new File([new Uint8Array(bytes)], name));
  const answer = await office.app.request('/staff/document-pictures', {
    method: 'POST',
    body,
    headers: { Cookie },
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

test('a logo is taken in as PNG no larger than documents print it; what is no picture is refused', async () => {
  const photo = await sharp({ create: { width: 1600, height: 600, channels: 3, background: '#fdb21d' } })
    .jpeg()
    .toBuffer();
  const taken = await upload(photo, 'logo.jpg');
  expect(taken.status).toBe(201);
  const { format, width, height } = await sharp(
    await readDocumentPicture(office.ctx, { pictureId: String(taken.body.id) }),
  ).metadata();
  expect([format, width, height]).toEqual(['png', 800, 300]);
  const refused = { errors: { file: expect.any(String) } };
  expect((await upload(Buffer.from('<svg/>'), 'one.png')).body).toMatchObject(refused);
  expect((await upload(photo.subarray(0, 200), 'two.png')).body).toMatchObject(refused);
});
