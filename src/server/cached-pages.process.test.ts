import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { owner, type AppServer } from '../../scripts/lib/app-server.ts';
import { startCopy } from '../../scripts/lib/installations.ts';

let app: AppServer;
let Cookie = '';
beforeAll(async () => {
  app = await startCopy({ LOG_LEVEL: 'warn' });
  const answer = await fetch(`${app.url}/staff/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(owner),
  });
  Cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
});
afterAll(async () => {
  await app.stop();
});

type Thing = Record<string, unknown> & { id: string };

async function staff<T = Thing>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`${app.url}/staff${path}`, {
    method,
    headers: { Cookie, 'If-Match': '*', ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return (text ? JSON.parse(text) : null) as T;
}
/** Changes what a document says, as a draft that is then published. */
async function publish(path: string, change: (content: Content['content']) => object) {
  const { content } = await staff<Content>('GET', path);
  await staff('PUT', path, { ...content, ...change(content) });
  return staff('POST', `${path}/publish`);
}
const first = async (path: string) => (await staff<Thing[]>('GET', path))[0] as Thing;
const only = (thing: Record<string, unknown>, ...keys: string[]) =>
  Object.fromEntries(keys.map((key) => [key, thing[key]]));

const read = (path: string) => fetch(`${app.url}${path}`, { headers: { Accept: 'text/html' } });
const textOf = async (path: string) => (await read(path)).text();

/** Asks until the page is answered from memory: only cached pages carry an ETag. */
const untilKept = (path: string) =>
  vi.waitUntil(async () => (await read(path)).headers.has('ETag'), { timeout: 20_000 });

type Content = { content: Record<string, Record<string, unknown>> };
type Row = [what: string, page: string, save: (mark: string) => Promise<unknown>];
const offerPage = '/start-growing-your-business-at-%E2%82%B91999/Month';

/** What staff save through the calls of the back office, and a page that shows it. */
const rows: Row[] = [
  ['the home page', '/', (lead) => publish('/home', ({ hero }) => ({ hero: { ...hero, lead } }))],
  ['a service page', '/google-ads', (heading) => publish('/service-pages/google-ads', () => ({ heading }))],
  [
    'a feature of real estate websites',
    '/real-estate-website-development-service',
    async (description) => {
      const { id, ...feature } = await first('/real-estate-features');
      return staff('PUT', `/real-estate-features/${id}`, {
        ...only(feature, 'title', 'status'),
        description,
      });
    },
  ],
  ['the offer page', offerPage, (headline) => publish('/offer', () => ({ headline }))],
  [
    'a plan',
    '/service-plan',
    async (description) => {
      const { id, ...plan } = await first('/plans');
      const kept = only(plan, 'duration', 'months', 'pricePaise', 'originalPaise', 'bestOffer');
      return staff('PUT', `/plans/${id}`, { ...kept, description });
    },
  ],
  [
    'a plan of a single service',
    '/pricing',
    async (name) => {
      const plans = await staff<Thing[]>('GET', '/pricing-plans');
      const { id, ...plan } = plans.find(({ offerPlanId }) => offerPlanId === null) as Thing;
      const kept = only(
        plan,
        'serviceId',
        'offerPlanId',
        'months',
        'pricePaise',
        'sellPaise',
        'benefits',
        'status',
      );
      return staff('PUT', `/pricing-plans/${id}`, { ...kept, name });
    },
  ],
  [
    'a feature picker',
    '/ecommerce-price',
    async (intro) => {
      const { id, ...picker } = await first('/pickers');
      return staff('PUT', `/pickers/${id}`, { ...only(picker, 'name', 'features'), intro });
    },
  ],
  [
    'a gallery',
    '/gallery',
    async (title) => {
      const { id } = await first('/galleries');
      const gallery = await staff<Thing & { images: (Thing & { picture: { alt: string } })[] }>(
        'GET',
        `/galleries/${id}`,
      );
      const images = gallery.images.map((image) => ({
        ...only(image, 'pictureId', 'caption', 'category'),
        alt: image.picture.alt,
      }));
      const kept = only(gallery, 'description', 'status', 'coverPictureId');
      return staff('PUT', `/galleries/${id}`, { ...kept, images, title });
    },
  ],
  ...(['/work', '/work/pickles', '/'] as const).map((page): Row => [
    `a case (${page})`,
    page,
    async (headline) => {
      const { id, content } = (await first('/cases')) as Thing & Content;
      await staff('PUT', `/cases/${id}`, { ...content, headline });
      return staff('POST', `/cases/${id}/publish`);
    },
  ]),
  [
    'a policy',
    '/refund-policy',
    async (summary) => {
      const policy = await staff('GET', '/policies/refund-policy');
      const input = { ...only(policy, 'title', 'sections'), summary };
      return staff('PUT', '/policies/refund-policy', input);
    },
  ],
  ['the About page', '/about-us', (headline) => publish('/about', () => ({ headline }))],
  [
    'the site settings',
    '/contact-us',
    async (blurb) => staff('PUT', '/settings', { ...(await staff('GET', '/settings')), blurb }),
  ],
  // What a page keeps is what GET /centerlist would answer its form.
  ['a service, for the enquiry form', '/enquiry', saveService],
  ['a service, for the contact form', '/contact-us', saveService],
  ['a service, for a lead form', '/website-development', saveService],
  [
    'a post',
    '/blog',
    async (title) => {
      const [{ id }] = (await staff<{ data: [Thing] }>('GET', '/posts?status=published')).data;
      return staff('PATCH', `/posts/${id}`, { title });
    },
  ],
];

async function saveService(name: string) {
  const { id, ...service } = await first('/services');
  return staff('PUT', `/services/${id}`, { ...only(service, 'description', 'openHours', 'status'), name });
}

describe.each(rows)('saving %s', (what, page, save) => {
  test(`drops the kept ${page}, which then shows it`, async () => {
    const mark = `Marked just now: ${what}`;
    await untilKept(page);
    expect(await textOf(page)).not.toContain(mark);
    await save(mark);
    await vi.waitUntil(async () => (await textOf(page)).includes(mark), { timeout: 5_000 });
    await untilKept(page);
  });
});

test('a planned post goes live by itself: the kept list and its own address show it after its minute', async () => {
  const text = { type: 'text', text: 'It went out while everybody was at lunch.' };
  const blocks = { type: 'doc', content: [{ type: 'paragraph', content: [text] }] };
  const begun = await staff('POST', '/posts', { title: 'Planned for noon' });
  await staff('PATCH', `/posts/${begun.id}`, {
    slug: 'planned-for-noon',
    blocks,
    seoDescription: 'A planned post',
  });
  const publishAt = new Date(Date.now() + 3_000).toISOString();
  await staff('PUT', `/posts/${begun.id}/state`, {
    status: 'scheduled',
    publishAt,
  });
  await untilKept('/blog');
  expect(await textOf('/blog')).not.toContain('Planned for noon');
  expect((await read('/blogs/planned-for-noon')).status).toBe(404);
  await vi.waitUntil(async () => (await textOf('/blog')).includes('Planned for noon'), { timeout: 90_000 });
  await vi.waitUntil(async () => (await read('/blogs/planned-for-noon')).status === 200, { timeout: 5_000 });
});
