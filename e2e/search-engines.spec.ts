import type { RouteConfigEntry } from '@react-router/dev/routes';
import sharp from 'sharp';
import type { APIRequestContext } from '@playwright/test';
import { languageOf } from '../src/kit/language/language.ts';
import routes from '../src/routes.ts';
import { hydrated, expect, signIn, test } from './support.ts';

type Thing = { '@type': string } & Record<string, unknown>;

/** The path of each of these routes, and of those in their frames. */
const pathsOf = (of: RouteConfigEntry[]): string[] =>
  of.flatMap(({ path, children }) => [...(path ? [`/${path}`] : []), ...pathsOf(children ?? [])]);

/** Every English address of the sitemap, as written there. */
async function sitemapOf(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => address)
    .filter((address) => languageOf(new URL(address).pathname) === 'en');
}

const once = (html: string, pattern: RegExp): string => {
  const found = [...html.matchAll(new RegExp(pattern, 'g'))].map(([, text]) => text ?? '');
  expect(found, String(pattern)).toHaveLength(1);
  return (found[0] ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
};

/** What machines read from a page. */
async function read(request: APIRequestContext, address: string) {
  const answer = await request.get(address, { headers: { Accept: 'text/html' }, maxRedirects: 0 });
  expect(answer.status(), address).toBe(200);
  const html = await answer.text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(blocks, `structured data of ${address}`).toHaveLength(1);
  const data = JSON.parse(blocks[0]?.[1] ?? '') as { '@context': string; '@graph': Thing[] };
  return {
    html,
    data,
    things: data['@graph'],
    types: data['@graph'].map((thing) => thing['@type']),
    title: once(html, /<title>([^<]*)<\/title>/),
    description: once(html, /<meta name="description" content="([^"]*)"/),
    canonical: once(html, /<link rel="canonical" href="([^"]*)"/),
    image: once(html, /<meta property="og:image" content="([^"]*)"/),
  };
}

test('every address of the sitemap is whole for search engines and for sharing', async ({
  request,
  site,
}) => {
  test.setTimeout(180_000);
  const addresses = await sitemapOf(request);
  expect(addresses.length).toBeGreaterThan(40);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain(`${site}/start-growing-your-business-at-%E2%82%B91999/Month`);
  const seen = { titles: new Map<string, string>(), descriptions: new Map<string, string>() };
  for (const address of addresses) {
    const page = await read(request, address);
    const { title, description } = page;
    expect(seen.titles.get(title), `title of ${address}`).toBeUndefined();
    expect(seen.descriptions.get(description), `description of ${address}`).toBeUndefined();
    seen.titles.set(title, address);
    seen.descriptions.set(description, address);
    expect(description.length, `${address}: ${description}`).toBeGreaterThanOrEqual(50);
    expect(description.length, `${address}: ${description}`).toBeLessThanOrEqual(160);
    expect(new URL(page.canonical).href).toBe(new URL(address).href);
    expect(once(page.html, /<meta property="og:url" content="([^"]*)"/)).toBe(page.canonical);
    expect(once(page.html, /<meta property="og:title" content="([^"]*)"/)).toBe(title);
    expect(once(page.html, /<meta property="og:description" content="([^"]*)"/)).toBe(description);
    once(page.html, /<meta name="twitter:card" content="(summary_large_image)"/);
    once(page.html, /<html lang="(en-IN)"/);
    expect(page.html.match(/<h1[\s>]/g), `headings of ${address}`).toHaveLength(1);
    expect(page.html).not.toContain('name="robots"');
    expect(page.data['@context']).toBe('https://schema.org');
    expect(page.things.find((thing) => thing['@type'] === 'WebPage')?.publisher, address).toMatchObject({
      name: 'Nirmaan',
      telephone: '+919000000011',
      address: { postalCode: '400067' },
    });
    expect(page.types.includes('BreadcrumbList'), address).toBe(new URL(address).pathname !== '/');
    expect(page.types.includes('FAQPage'), address).toBe(page.html.includes('name="faq"'));

    const picture = await request.get(page.image);
    expect(picture.status(), page.image).toBe(200);
    expect(picture.headers()['content-type']).toBe('image/png');
    expect(picture.headers()['cache-control']).toContain('immutable');
    expect(await sharp(await picture.body()).metadata()).toMatchObject({ width: 1200, height: 630 });
  }
});

test('pages say what they are about, with their prices in rupees', async ({ request, site }) => {
  const thing = async (path: string, type: string) =>
    (await read(request, `${site}${path}`)).things.find((one) => one['@type'] === type);
  expect(await thing('/', 'ProfessionalService')).toMatchObject({
    name: 'Nirmaan',
    telephone: '+919000000011',
    email: 'hello@example.com',
    foundingDate: '2016',
    address: { postalCode: '400067', addressCountry: 'IN' },
    openingHoursSpecification: [{ opens: '11:00', closes: '19:00' }],
  });
  expect(await thing('/', 'WebSite')).toMatchObject({ url: site, name: 'Nirmaan' });
  expect(await thing('/get-your-online-store', 'Service')).toMatchObject({
    provider: { '@type': 'ProfessionalService', name: 'Nirmaan' },
    offers: { '@type': 'Offer', price: '999.00', priceCurrency: 'INR' },
  });
  const offer = {
    price: '14099.00',
    priceCurrency: 'INR',
    eligibleDuration: expect.objectContaining({ value: 12, unitCode: 'MON' }),
  };
  for (const path of ['/start-growing-your-business-at-%E2%82%B91999/Month', '/service-plan'])
    expect(await thing(path, 'Service')).toMatchObject({
      offers: expect.arrayContaining([expect.objectContaining(offer)]),
    });
  const services = (await read(request, `${site}/pricing`)).things.filter(
    (one) => one['@type'] === 'Service',
  );
  expect(services.length).toBeGreaterThan(2);
  for (const one of services)
    expect(one.offers).toContainEqual(expect.objectContaining({ '@type': 'Offer', priceCurrency: 'INR' }));
  expect(await thing('/work/pickles', 'CreativeWork')).toMatchObject({ creator: { name: 'Nirmaan' } });
  expect(await thing('/crm-price', 'Service')).toMatchObject({
    offers: { '@type': 'AggregateOffer', priceCurrency: 'INR', offerCount: 10 },
  });
  const faq = await thing('/website-development', 'FAQPage');
  expect(faq?.mainEntity).toHaveLength(10);
  const addresses = await sitemapOf(request);
  const first = (part: string) =>
    addresses.find((address) => address.includes(part))?.slice(site.length) ?? '';
  const post = await thing(first('/blogs/'), 'BlogPosting');
  expect(post).toMatchObject({ '@type': 'BlogPosting', publisher: { name: 'Nirmaan' } });
  expect(Date.parse(String(post?.datePublished))).toBeGreaterThan(0);
  const gallery = await thing(first('/event-gallery/'), 'ImageGallery');
  expect((gallery?.image as Thing[] | undefined)?.length ?? 0).toBeGreaterThan(3);
  const trail = await thing(first('/blogs/'), 'BreadcrumbList');
  expect(trail?.itemListElement).toMatchObject([{ item: site }, { item: `${site}/blog` }, { position: 3 }]);
  // In its language, by our words and by the owner's.
  const named = async (path: string) =>
    ((await thing(path, 'BreadcrumbList'))?.itemListElement as { name: string }[] | undefined)?.map(
      ({ name }) => name,
    );
  expect(await named('/hi/about-us')).toEqual(['Nirmaan', 'हमारे बारे में']);
  expect((await named(`/mr${first('/event-gallery/')}`))?.join()).toMatch(/^Nirmaan,गॅलरी,[^a-z]+$/i);
  expect((await named(`/hi${first('/blogs/')}`))?.slice(0, 2)).toEqual(['Nirmaan', 'ब्लॉग']);
});

test('second names and pages without a key point to the first name; private pages stay out', async ({
  request,
  site,
}) => {
  const canonical = async (path: string) => (await read(request, `${site}${path}`)).canonical;
  expect(await canonical('/contact')).toBe(`${site}/contact-us`);
  expect(await canonical('/web-Store')).toBe(`${site}/get-your-online-store`);
  expect(await canonical('/Google-ads')).toBe(`${site}/google-ads`);
  for (const written of ['/About-Us', '/about-us/', '/ABOUT-US/?from=mail']) {
    const answer = await request.get(written, { maxRedirects: 0 });
    const query = written.includes('?') ? '?from=mail' : '';
    expect([answer.status(), answer.headers().location]).toEqual([301, `/about-us${query}`]);
  }
  const unknown = await request.get('/api/nothing', { headers: { Accept: 'application/json' } });
  expect([unknown.status(), await unknown.json()]).toMatchObject([
    404,
    { success: false, code: 'not_found' },
  ]);
  const addresses = (await sitemapOf(request)).map((address) => new URL(address).pathname);
  for (const second of ['/contact', '/web-Store', '/oms', '/thank-you', '/newsletter/confirm/x'])
    expect(addresses).not.toContain(second);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${site}/sitemap.xml`);
  const closed = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path ?? '');
  const isClosed = (path: string) =>
    closed.some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)));
  expect(addresses.filter(isClosed)).toEqual([]);
  for (const path of ['/admin/', '/staff/leads', '/preview/posts/x', '/appointment/x', '/login', '/cart'])
    expect(isClosed(path), path).toBe(true);
  for (const path of ['/checkout', '/profile', '/quotation-response/x', '/newsletter/confirm/x'])
    expect(isClosed(path), path).toBe(true);
  const secret = pathsOf(routes).filter((path) => path.includes(':token'));
  expect(secret.length).toBeGreaterThan(10);
  expect(secret.filter((path) => !isClosed(path))).toEqual([]);
});

test('icons and manifest are complete', async ({ request, page }) => {
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string; sizes: string; purpose?: string }[];
    shortcuts: { url: string }[];
  };
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(manifest.shortcuts).toHaveLength(4);
  for (const { url } of manifest.shortcuts)
    expect((await request.get(url, { maxRedirects: 0 })).status(), url).toBe(200);
  await page.goto('/');
  // Asked for by readers of feeds and by old browsers, whatever the page says.
  expect((await request.get('/favicon.ico')).status()).toBe(200);
  for (const link of await page.locator('link[rel*=icon], link[rel=manifest]').all())
    expect((await request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
});

test('nobody can have pictures drawn of what is not a page', async ({ request }) => {
  for (const path of [
    '/og/page/nothing.png',
    '/og/post/nothing.png',
    '/og/service/nothing.png',
    '/og/gallery/nothing.png',
    '/og/gallery/00000000-0000-7000-8000-000000000000.png',
    '/og/text/home.png',
    '/og/page/home.svg',
    '/og/page/__proto__.png',
    '/og/page/%00.png',
  ])
    expect((await request.get(path)).status(), path).toBe(404);
  const old = await request.get('/og/page/home.png?v=0000000000000000');
  expect(old.headers()['cache-control']).toBe('public, max-age=300');
  const again = await request.get('/og/page/home.png', {
    headers: { 'If-None-Match': old.headers().etag ?? '' },
  });
  expect(again.status()).toBe(304);
});

test('a hostile title stays text in every part of its page, and no policy is broken', async ({
  page,
  request,
}) => {
  const hostile = `Sale </script><script>window.bad = 1</script><img src=x onerror="window.bad = 1"> "5" & 'more'`;
  await signIn(page);
  const { id, slug } = await page.evaluate(async (title) => {
    const send = async (method: string, path: string, body?: object) => {
      const answer = await fetch(`/staff/posts${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', 'If-Match': '*' },
        ...(body && { body: JSON.stringify(body) }),
      });
      return (await answer.json()) as { id: string; slug: string };
    };
    const made = await send('POST', '', { title });
    const words = [{ type: 'paragraph', content: [{ type: 'text', text: title }] }];
    await send('PATCH', `/${made.id}`, { blocks: { type: 'doc', content: words } });
    await send('PUT', `/${made.id}/state`, { status: 'published' });
    return made;
  }, hostile);

  await expect.poll(async () => (await request.get(`/blogs/${slug}`)).status()).toBe(200);
  const broken: string[] = [];
  page.on('console', (message) => message.type() === 'error' && broken.push(message.text()));
  page.on('pageerror', (error) => broken.push(error.message));
  for (const path of [`/blogs/${slug}`, '/', '/google-ads', '/blog', '/gallery']) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  }
  expect(broken).toEqual([]);
  await page.goto(`/blogs/${slug}`);
  expect(await page.evaluate(() => 'bad' in window)).toBe(false);
  const { things, title, image } = await read(request, `/blogs/${slug}`);
  expect(title).toContain(hostile);
  expect(things.find((thing) => thing['@type'] === 'BlogPosting')).toMatchObject({ headline: hostile });
  expect((await request.get(image)).status()).toBe(200);
  await expect
    .poll(async () => (await sitemapOf(request)).some((address) => address.endsWith(slug)))
    .toBe(true);

  await page.evaluate((post) => fetch(`/staff/posts/${post}`, { method: 'DELETE' }), id);
  await expect
    .poll(async () => (await sitemapOf(request)).some((address) => address.endsWith(slug)))
    .toBe(false);
  expect((await request.get(new URL(image).pathname)).status()).toBe(404);
});

test('assistants find every page with a line of its own, and read it as Markdown from the same address', async ({
  request,
  site,
}) => {
  const list = await request.get('/llms.txt');
  expect(list.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await list.text();
  expect(text).toMatch(/^# Nirmaan\n\n> /);
  const addresses = [...text.matchAll(/^- \[[^\]]+\]\((\S+)\): .+$/gm)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(30);
  expect(addresses).toContain(`${site}/pricing`);
  expect(addresses).toContain(`${site}/work/pickles`);

  const article = addresses.find((address) => address.includes('/blogs/')) ?? '';
  const wished = { Accept: 'text/markdown, text/html;q=0.9' };
  // Twice: rendered, and from memory.
  for (const address of [article, ...addresses]) {
    const answer = await request.get(address, { headers: wished });
    const headers = answer.headers();
    expect([answer.status(), headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(headers.vary).toContain('Accept');
    expect(headers['cdn-cache-control']).toBe('no-store');
    const markdown = await answer.text();
    expect(markdown).toMatch(/^# .+$/m);
    expect(markdown).toContain(`Source: <${address.replace(/\/$/, '')}>`);
    expect(markdown, address).not.toMatch(/<\/?[a-z]+[ >]|\]\(\//);
  }
  expect(await (await request.get(`${site}/service-plan`, { headers: wished })).text()).toMatch(
    /\| 1 Year +\| ₹14,099 +\|/,
  );
  expect(await (await request.get(`${site}/crm-price`, { headers: wished })).text()).toMatch(
    /^\* .+ \*\*₹[\d,]+\*\* once$/m,
  );
  const home = await (await request.get(site, { headers: wished })).text();
  expect(home).toMatch(/^Specialists\n\n16$/m);
  const page = await request.get(article, { headers: { Accept: 'text/html,*/*;q=0.8' } });
  expect(page.headers()['content-type']).toContain('text/html');
});
