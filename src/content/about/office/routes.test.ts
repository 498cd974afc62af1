import { afterAll, beforeAll, expect, test } from 'vitest';
import { v7 } from 'uuid';
import { readAbout } from '../read-about.ts';
import { seed } from '#sample/seed.ts';
import { openOffice } from '#office/test-office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
let owner: Awaited<ReturnType<typeof office.as>>;
beforeAll(async () => {
  office = await openOffice('seeded');
  owner = await office.as('owner');
});
afterAll(() => office.close());

test('wrong About texts are refused; what was written stays when the sample is laid out again', async () => {
  const about = await readAbout(office);
  expect(about.companyText).toContain('2016');
  expect((await owner('PUT', '/about', { ...about, visionText: ' ' })).status).toBe(422);
  expect((await owner('PUT', '/about', { ...about, isSample: true })).status).toBe(422);
  const lost = await owner('PUT', '/about', { ...about, founderPictureId: v7() });
  expect(lost.body.errors).toEqual({ founderPictureId: 'This picture is not in the library' });
  // Whom the agency sends elsewhere may stay unsaid.
  const { unfitHeading: _heading, unfitText: _text, ...said } = about;
  expect((await owner('PUT', '/about', said)).body).toMatchObject({ content: { unfitText: '' } });
  const [picture] = (await owner<{ data: { id: string }[] }>('GET', '/media')).body.data;
  const founderPictureId = picture?.id ?? '';
  expect((await owner('PUT', '/about', { ...about, headline: 'New', founderPictureId })).status).toBe(200);
  await owner('POST', '/about/publish');
  // What the page shows stays in the library.
  expect((await owner('DELETE', `/media/${founderPictureId}`)).body).toMatchObject({ code: 'conflict' });
  await seed(office.db);
  expect((await readAbout(office)).headline).toBe('New');
});
