import { publicPages } from '../bench/addresses.ts';
import { pathIn } from '../src/kit/language/language.ts';
import cases from '../src/sample/cases.json' with { type: 'json' };
import clients from '../src/sample/sites/clients.json' with { type: 'json' };
import {
  atEachWidth,
  hydrated,
  expect,
  expectAccessible,
  expectFits,
  expectWellMade,
  signIn,
  test,
} from './support.ts';

test('a visitor chooses Hindi and stays in it: the page, its links, the form and its thanks @phone', async ({
  page,
  mailbox,
}) => {
  const email = 'asha.in.hindi@example.com';
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  await page.goto('/contact-us');
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.join()).not.toContain('devanagari');
  await page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(/\/hi\/contact-us$/);
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.join()).toContain('devanagari');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('हमारी टीम से बात करें');
  await expect(page.locator('form[novalidate]')).toBeAttached();
  const shown = Date.now();
  await expectWellMade(page);

  await page.getByRole('button', { name: 'मैसेज भेजें' }).click();
  await expect(page.getByLabel('नाम', { exact: true })).toHaveAccessibleDescription('कृपया अपना नाम लिखें');
  await expect(page.getByText('ऊपर 7 गलतियाँ ठीक करें')).toBeVisible();
  await page.getByLabel('नाम', { exact: true }).fill('Asha Example');
  await page.getByLabel('ईमेल').fill(email);
  await page.getByLabel('मोबाइल').fill('9000000071');
  await page.getByLabel('सर्विस', { exact: true }).selectOption('Google Ads');
  await page.getByLabel('मैसेज', { exact: true }).fill('दुकान के लिए वेबसाइट चाहिए।');
  await page.getByLabel('मैं इंसान हूँ').check();
  await page.getByLabel(/मुझसे संपर्क कर सकते/).check();
  // Whoever sends a form within two seconds is taken for a program.
  await expect.poll(() => Date.now() - shown).toBeGreaterThan(2_000);
  const sent = page.waitForRequest('**/inquiry');
  await page.getByRole('button', { name: 'मैसेज भेजें' }).click();
  expect((await sent).headers()['accept-language']).toBe('hi');
  await expect(page.getByRole('heading', { name: 'आपकी इन्क्वायरी हमें मिल गई' })).toBeVisible();
  await expect.poll(async () => (await mailbox(email)).length).toBe(1);

  // The router goes on below /hi, with the data of that page alone.
  const data = page.waitForRequest(/\/hi\/privacy-policy\.data/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'प्राइवेसी पॉलिसी' }).click();
  await data;
  await expect(page).toHaveURL(/\/hi\/privacy-policy$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\d\/privacy-policy$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
});

test('the choice stands in the header or in the drawer too', async ({ page }) => {
  await atEachWidth(page, async (width) => {
    await page.goto('/about-us?from=card');
    await hydrated(page);
    const choice = page.getByRole('banner');
    const name = width <= 768 ? 'Menu' : 'Language';
    await choice.getByRole('button', { name, exact: true }).click();
    await expect(choice.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
    await expectFits(page);
    await expectAccessible(page);
    await choice.getByRole('link', { name: 'मराठी' }).click();
    await expect(page).toHaveURL(/\/mr\/about-us\?from=card$/);
    await expect(choice.getByRole('link', { name: 'चौकशी' })).toHaveAttribute('href', '/mr/enquiry');
  });
});

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false });

  test('the form of a Hindi page says what is wrong, and sends', async ({ page }) => {
    await page.goto('/hi/contact-us');
    await page.getByLabel('नाम', { exact: true }).fill(' ');
    await page.getByLabel('ईमेल').fill('hindi.plain@example.com');
    await page.getByLabel('मोबाइल').fill('9000000072');
    await page.getByLabel('सर्विस', { exact: true }).selectOption('Real Estate');
    await page.getByLabel('मैसेज', { exact: true }).fill('नमस्ते');
    await page.getByLabel('मैं इंसान हूँ').check();
    await page.getByLabel(/मुझसे संपर्क कर सकते/).check();
    await page.getByRole('button', { name: 'मैसेज भेजें' }).click();
    const name = page.getByLabel('नाम', { exact: true });
    await expect(name).toHaveAccessibleDescription('कृपया अपना नाम लिखें');
    await name.fill('Asha Example');
    await page.getByRole('button', { name: 'मैसेज भेजें' }).click();
    await expect(page).toHaveURL(/\/hi\/thank-you$/);
  });

  test('what only the server finds wrong is said in Hindi as well', async ({ request, site }) => {
    const form = {
      name: 'अ'.repeat(121),
      email: 'hindi.long@example.com',
      phone: '9000000073',
      service: 'Real Estate',
      message: 'नमस्ते',
      isHuman: 'on',
      terms: 'on',
    };
    const answer = await request.post('/hi/contact-us', { multipart: form, headers: { Origin: site } });
    expect(answer.status()).toBe(422);
    expect(await answer.text()).toContain('कृपया ज़्यादा से ज़्यादा 120 अक्षर लिखें');
  });
});

test('machines find every language of a page, from the page itself and from the sitemap', async ({
  request,
  site,
}) => {
  const alternates = [
    ['en-IN', `${site}/contact-us`],
    ['hi-IN', `${site}/hi/contact-us`],
    ['mr-IN', `${site}/mr/contact-us`],
    ['x-default', `${site}/contact-us`],
  ];
  for (const path of ['/contact-us', '/hi/contact-us', '/mr/contact-us']) {
    const html = await (await request.get(path)).text();
    expect(html).toContain(`<link rel="canonical" href="${site}${path}"/>`);
    const found = html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"\/>/g);
    expect(Array.from(found, ([, tag, address]) => [tag, address])).toEqual(alternates);
  }
  const xml = await (await request.get('/sitemap.xml')).text();
  for (const address of [`${site}/`, `${site}/hi`, `${site}/mr/blog`])
    expect(xml).toContain(`<loc>${address}</loc>`);
  for (const [tag, address] of alternates)
    expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="${tag}" href="${address}"/>`);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots.split('\n')).toEqual(expect.arrayContaining(['Disallow: /profile', 'Disallow: /mr/profile']));
});

/** Names, and what a visitor types or a machine reads: the same in every language. */
const sameEverywhere = new RegExp(
  [
    String.raw`Nirmaan(?: Web Studio \(sample agency\))?`, String.raw`\S+@\S+|https?:\S+`,
    'Sample House, 12 Example Lane', 'Kandivali West', 'Maharashtra, India', 'Meera (?:Example|Joshi|Kulkarni)',
    'Pavbhar Bakes|Udgam Academy|Harbour Lifts|Arogya Lane', 'Google (?:Ads|Business)|Meta Ads', 'Android|iPhone|WhatsApp',
    'Place of supply', 'CGST, SGST', 'Do Not Track', 'Global Privacy Control',
    ...clients.flatMap(({ name, owner }) => [name, owner]),
    ...cases.flatMap(({ makers }) => makers.map(({ name }) => name)),
  ].join('|'),
  'g',
); // prettier-ignore

test('no English is left on any kind of public page, but for what says that it is', async ({
  page,
  site,
}) => {
  await page.goto('/hi');
  const addresses = (await publicPages(site)).flatMap((path) => [pathIn(path, 'hi'), pathIn(path, 'mr')]);
  const left: Record<string, string[]> = {};
  for (const address of addresses) {
    const whole = await (await page.request.get(address)).text();
    // The policy of the page that reads it knows the styles of no other.
    const html = whole.replaceAll(/<style[\s\S]*?<\/style>| style="[^"]*"/g, '');
    const texts = await page.evaluate(textsOf, html);
    const english = texts.flatMap(
      (text) => text.replaceAll(sameEverywhere, '').match(/[A-Za-z]{2,}(?:[ ,’'-]+[A-Za-z]{2,})+/g) ?? [],
    );
    if (english.length > 0) left[address] = english;
  }
  expect(left).toEqual({});
});

/** Whatever a page says to its reader or to a machine that shows it, but for what is marked as English. In the browser. */
function textsOf(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const texts: string[] = [];
  // A page that is in English only has an English title.
  const isEnglish = page.querySelector('h1')?.lang === 'en';
  const described = 'title, meta[name=description], meta[property$=title], meta[property$=description]';
  if (!isEnglish)
    for (const element of page.head.querySelectorAll(described))
      texts.push(element.getAttribute('content') ?? element.textContent ?? '');
  for (const own of page.querySelectorAll('[lang^=en], script, style')) own.remove();
  for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
    for (const element of page.body.querySelectorAll(`[${name}]`))
      texts.push(element.getAttribute(name) ?? '');
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return texts;
}

test('a language that the owner takes away is named nowhere and read in English, until it is offered again', async ({
  page,
  request,
}) => {
  await signIn(page, '/admin/settings');
  const marathi = page.getByLabel('Marathi', { exact: true });
  await expect(marathi).toBeChecked();
  await marathi.uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  const asked = () => request.get('/mr/contact-us', { maxRedirects: 0 });
  const status = async () => (await asked()).status();
  await expect.poll(status).toBe(302);
  // Mails that went out before still lead somewhere.
  expect((await asked()).headers().location).toBe('/contact-us');
  for (const path of ['/contact-us', '/hi/contact-us', '/sitemap.xml', '/robots.txt'])
    expect(await (await request.get(path)).text(), path).not.toMatch(/\/mr\/|mr-IN|मराठी/);

  await marathi.check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(status).toBe(200);
});
