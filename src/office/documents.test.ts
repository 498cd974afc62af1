import { afterAll, beforeAll, expect, test } from 'vitest';
import { v7 } from 'uuid';
import { findOfferPreview, readOffer } from '#catalogue/offer/read-offer.ts';
import {
  findServicePagePreview,
  readServicePage,
  shownServicePage,
} from '#catalogue/service-pages/read-service-page.ts';
import { servicePageOrders } from '#catalogue/service-pages/section-orders.ts';
import type { ServicePageContent } from '#catalogue/service-pages/service-page.ts';
import { findAboutPreview, readAbout } from '#content/about/read-about.ts';
import { seedPicture } from '#sample/seed-picture.ts';
import { openOffice } from './test-office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
let content: Awaited<ReturnType<typeof office.as>>;
beforeAll(async () => {
  office = await openOffice('seeded');
  content = await office.as('content', 'Asha');
});
afterAll(() => office.close());

type Words = Record<string, unknown>;
type Saved = { etag: string; content: Words; isSample: boolean; draft: { previewPath: string } | null };
type Version = { id: string; staffName: string; changed: string[] };

const slug = 'google-ads';
/** Documents that are always published: one of its texts, what visitors read, and what the link of a draft shows. */
const kinds: {
  path: string;
  field: string;
  seen: () => Promise<object>;
  previewed: (token: string) => Promise<object | null>;
}[] = [
  {
    path: `/service-pages/${slug}`,
    field: 'heading',
    seen: () => readServicePage(office, { slug }),
    previewed: (token) => findServicePagePreview(office, { slug, token }),
  },
  {
    path: '/about',
    field: 'headline',
    seen: () => readAbout(office),
    previewed: (token) => findAboutPreview(office, { token }),
  },
  {
    path: '/offer',
    field: 'headline',
    seen: () => readOffer(office),
    previewed: (token) => findOfferPreview(office, { token }),
  },
];

test.each(kinds)(
  '$path: a draft is seen by its link only, then published, and what was there before is restored',
  async ({ path, field, seen, previewed }) => {
    const tokenOf = ({ draft }: Saved) => draft?.previewPath.split('/').at(-1) ?? '';
    const call = async (method: string, below = '', body?: Words) =>
      (await content<Saved>(method, `${path}${below}`, body)).body;
    const before = await call('GET');
    expect(before).toMatchObject({ isSample: true, draft: null });

    const drafted = await call('PUT', '', { ...before.content, [field]: 'Second words' });
    expect(await seen()).toEqual(before.content);
    expect(await previewed(tokenOf(drafted))).toEqual({ ...before.content, [field]: 'Second words' });
    expect(await previewed('no such')).toBeNull();
    expect(await call('POST', '/publish')).toMatchObject({ isSample: false, draft: null });
    expect(await seen()).toMatchObject({ [field]: 'Second words' });
    expect(await previewed(tokenOf(drafted))).toBeNull();

    const versions = async () => (await content<Version[]>('GET', `${path}/versions`)).body;
    const [second, first] = await versions();
    expect([second?.changed, second?.staffName, first?.changed]).toEqual([[field], 'Asha', []]);
    const restored = await call('POST', `/versions/${first?.id}/restore`);
    expect(restored.content).toEqual(before.content);
    expect(await seen()).toMatchObject({ [field]: 'Second words' });
    await call('POST', '/publish');
    expect(await seen()).toEqual(before.content);
    expect(await versions()).toHaveLength(3);

    await call('PUT', '', { ...before.content, [field]: 'Never seen' });
    expect(await call('DELETE', '/draft')).toMatchObject({ content: before.content, draft: null });
  },
);

test('a service page begins in its own order; its sections move, and those hide that nothing fixes', async () => {
  const path = `/service-pages/${slug}`;
  const { body } = await content<Saved & { content: ServicePageContent }>('GET', path);
  const order = body.content.sections.order;
  const put = (words: object) => content<typeof body>('PUT', path, { ...body.content, ...words });
  const preview = async (words: object) => {
    const token = (await put(words)).body.draft?.previewPath.split('/').at(-1) ?? '';
    const draft = await findServicePagePreview(office, { slug, token });
    return draft && (await shownServicePage(office, slug, draft)).sections;
  };
  const shown = [...servicePageOrders[slug]];
  expect(order.slice(0, shown.length)).toEqual(shown);
  const { sections: _sections, ...older } = body.content;
  expect((await content<typeof body>('PUT', path, older)).body).toMatchObject({ draft: null });
  expect((await put({ sections: { order, hidden: ['faq'] } })).status).toBe(422);
  const moved = order.filter((key) => key !== 'faq');
  expect(await preview({ sections: { order: ['faq', ...moved], hidden: ['price', 'closing'] } })).toEqual([
    'faq',
    ...shown.filter((key) => !['faq', 'price', 'closing'].includes(key)),
  ]);
  await content('DELETE', `${path}/draft`);
});

test('a link of one service page’s draft opens no other page, and the picture of a page stays in the library', async () => {
  const path = '/service-pages/meta-ads';
  const pictureId = await seedPicture(office, 'ads', async () => '<svg viewBox="0 0 16 9"></svg>', 'A shop');
  const { body: before } = await content<Saved>('GET', path);
  const shows = (id: string) => content<Saved>('PUT', path, { ...before.content, pictureId: id });
  expect((await shows(v7())).body).toMatchObject({
    errors: { pictureId: 'This picture is not in the library' },
  });
  const { draft } = (await shows(pictureId)).body;
  const token = draft?.previewPath.split('/').at(-1) ?? '';
  expect(draft?.previewPath).toBe(`/preview/meta-ads/${token}`);
  expect(await findServicePagePreview(office, { slug, token })).toBeNull();
  await content('POST', `${path}/publish`);
  expect((await content('DELETE', `/media/${pictureId}`)).body).toMatchObject({ code: 'conflict' });
});

test('site settings hold at once, keep what they said, and say it again', async () => {
  const settings = async () => (await content<Words>('GET', '/settings')).body;
  const before = await settings();
  const versions = async () => (await content<Version[]>('GET', '/settings/versions')).body;
  for (const tagline of ['Second line', 'Second line'])
    await content('PUT', '/settings', { ...before, tagline });
  const [second, first] = await versions();
  expect([second?.changed, second?.staffName, first?.changed]).toEqual([['tagline'], 'Asha', []]);
  const { etag } = await settings();
  const restore = (mark: unknown) =>
    content('POST', `/settings/versions/${first?.id}/restore`, undefined, { 'If-Match': `"${mark}"` });
  expect((await restore(before.etag)).status).toBe(412);
  expect((await restore(etag)).body).toEqual(before);
  expect(await settings()).toEqual(before);
  expect(await versions()).toHaveLength(3);
});
