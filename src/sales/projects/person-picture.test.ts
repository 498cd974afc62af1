import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staff } from '#agency/staff/table.server.ts';
import { openProjects, type Projects } from './test-projects.ts';
import { form } from '#people/sign-in/wire/test-customers.ts';

let site: Projects;
beforeAll(async () => {
  site = await openProjects();
});
afterAll(() => site.close());

test('who works on a project shows a picture, cut to a square; without one nothing of it is told', async () => {
  const owner = await site.staffAs('owner');
  const email = 'picture.room@example.com';
  const visit = await site.customer(email, 'Asha Patil');
  await site.accepted(email, ['Website Development']);
  const [project] = await site.mine(visit);
  const path = `/staff/projects/${project?.id}`;
  const { body } = await owner<{ people: { id: string; name: string }[] }>('GET', path);
  await owner('PATCH', path, { assignedTo: body.people.find(({ name }) => name === 'owner')?.id });
  expect(await site.mine(visit)).toMatchObject([{ person: 'owner', personPicture: null }]);

  const photo = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  const send = (content: Uint8Array<ArrayBuffer>) =>
    owner<{ picture: string }>(
      'PUT',
      '/staff/session/picture',
      form({ file: new File([content], 'me.png') }),
    );
  const shown = (await send(new Uint8Array(photo))).body.picture;
  expect(shown).toMatch(/^\/media\/[a-z0-9]{26}-320\.webp$/);
  const file = await site.get(shown);
  const { width, height } = await sharp(await file.arrayBuffer()).metadata();
  expect([width, height]).toEqual([320, 320]);
  expect(await site.mine(visit)).toMatchObject([{ personPicture: shown }]);
  // Who has left is nobody to ask for.
  await site.db.update(staff).set({ active: false });
  expect(await site.mine(visit)).toMatchObject([{ person: null, personPicture: null }]);
  await site.db.update(staff).set({ active: true });
  expect((await send(new TextEncoder().encode('<svg/>'))).status).toBe(422);
  const list = await owner<{ data: { name: string }[] }>('GET', '/staff/media');
  expect(JSON.stringify(list.body)).not.toContain(shown.slice(7, 33));

  // The one before is gone with its files.
  const again = (await send(new Uint8Array(photo))).body.picture;
  expect(again).not.toBe(shown);
  expect((await site.get(shown)).status).toBe(404);
  expect((await owner('DELETE', '/staff/session/picture')).status).toBe(204);
  expect((await owner('GET', '/staff/session/picture')).body).toEqual({ picture: null });
  expect(await site.mine(visit)).toMatchObject([{ personPicture: null }]);
});
