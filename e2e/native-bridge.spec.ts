import { createHash, randomBytes } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { owner, type AppServer } from '../scripts/lib/app-server.ts';
import { googleSecret, startGoogleStub } from '../scripts/lib/google-stub.ts';
import { startCopy } from '../scripts/lib/installations.ts';
import { asAndroidApp } from './android-shell.ts';
import { nextEmail } from './customers.ts';
import { checkout, orderCart, payByUpi } from './payments.ts';
import { overwriting, expect, expectWellMade, test } from './support.ts';

const webId = 'web.apps.example.com';
const appId = 'app.apps.example.com';

declare global {
  interface Window {
    /** What the page has asked the fake app for. */
    asked: unknown[];
  }
}

type Google = Awaited<ReturnType<typeof startGoogleStub>>;
let google: Google;
let app: AppServer;
let office: APIRequestContext;

async function set(change: object) {
  const settings = (await (await office.get('/staff/settings')).json()) as object;
  expect((await office.put('/staff/settings', { data: { ...settings, ...change } })).status()).toBe(200);
}

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(150_000);
  google = await startGoogleStub();
  app = await startCopy({
    GOOGLE_CLIENT_ID: webId,
    GOOGLE_CLIENT_SECRET: googleSecret,
    GOOGLE_NATIVE_CLIENT_IDS: appId,
    GOOGLE_ISSUER: google.issuer,
  });
  office = await playwright.request.newContext({ baseURL: app.url, extraHTTPHeaders: overwriting });
  await office.post('/staff/session', { data: owner });
  const names = {
    androidPackage: 'in.example.agency',
    appleBundleId: 'in.example.agency',
    playStoreUrl: 'https://play.google.com/store/apps/details?id=in.example.agency',
    appStoreUrl: 'https://apps.apple.com/in/app/agency/id123456789',
  };
  await set(names);
});
test.afterAll(async () => {
  await office.dispose();
  await app.stop();
  await google.stop();
});

const claims = (email: string) => ({
  sub: email,
  email,
  email_verified: true,
  name: 'Kabir Sample',
});

/** The app around the page: what it puts there before any script of the page runs. */
const shells = {
  ANDROID_APP: () => {
    window.asked = [];
    Object.assign(window, {
      AndroidInterface: {
        signInWithGoogle: (scope: string) => void window.asked.push(scope),
        postMessage: (json: string) => void window.asked.push(JSON.parse(json)),
      },
    });
  },
  IOS_APP: () => {
    window.asked = [];
    const iosInterface = { postMessage: (message: object) => void window.asked.push(message) };
    Object.assign(window, { webkit: { messageHandlers: { iosInterface } } });
  },
};
const asks = {
  ANDROID_APP: 'openid email profile',
  IOS_APP: {
    action: 'googleSignIn',
    scope: 'openid email profile',
    reqType: 'googleSignIn',
    reqId: '1',
  },
};
const ready = { action: 'ready' };

const say = (page: Page, message: unknown) =>
  page.evaluate(
    (said) => window.nativeCallback?.(typeof said === 'string' ? said : JSON.stringify(said)),
    message,
  );

const asked = (page: Page) => page.evaluate(() => window.asked);

const platforms = ['ANDROID_APP', 'IOS_APP'] as const;

/** The login page inside an app, and whether anything in there went to Google. */
async function openLogin(page: Page, platform: (typeof platforms)[number]) {
  const atGoogle: string[] = [];
  page.on('request', (request) => {
    const { origin, host } = new URL(request.url());
    if (origin === google.issuer || host.endsWith('google.com')) atGoogle.push(request.url());
  });
  await page.addInitScript(shells[platform]);
  await page.goto(`${app.url}/login?next=%2Fabout-us`);
  await page.locator('main form[novalidate]').waitFor();
  await expect.poll(() => asked(page)).toEqual([ready]);
  const button = page.getByRole('button', { name: 'Continue with Google' });
  return { button, complaint: page.getByRole('main').getByRole('alert'), atGoogle };
}

/** What an app does with the browser of its phone. @returns what the link back into the app carries */
async function handOff(browser: Browser, platform: (typeof platforms)[number]) {
  const state = randomBytes(32).toString('base64url');
  const codeVerifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'en-IN' });
  const tab = await phone.newPage();
  const from: string[] = [];
  tab.on('request', (request) => from.push(new URL(request.url()).origin));
  await tab.goto(
    `${app.url}/native/google/start?platform=${platform}&state=${state}&code_challenge=${challenge}&code_challenge_method=S256`,
  );
  await expect(tab).toHaveURL(/\/native\/google\/done\?/);
  expect(new Set(from)).toEqual(new Set([app.url, google.issuer]));
  await expectWellMade(tab);
  const link = (await tab.getByRole('link', { name: 'Return to the app' }).getAttribute('href')) ?? '';
  await phone.close();
  expect(link).toMatch(
    platform === 'ANDROID_APP' ? /^intent:\/\/.*package=in\.example\.agency;end$/ : /^in\.example\.agency:/,
  );
  const carried = new URLSearchParams(link.replace(/^[^?]*\?/, '').replace(/#.*$/, ''));
  expect(carried.get('state')).toBe(state);
  return { code: carried.get('code'), error: carried.get('error'), codeVerifier };
}

for (const platform of platforms)
  test(`${platform}: signing in with Google leads through the phone's browser and back; called off, nobody is in`, async ({
    page,
    browser,
  }) => {
    const email = nextEmail('kabir');
    const { button, complaint, atGoogle } = await openLogin(page, platform);

    await button.click();
    await expect.poll(() => asked(page)).toEqual([ready, asks[platform]]);
    google.signIn(null);
    const refused = await handOff(browser, platform);
    expect(refused).toMatchObject({ code: null, error: 'access_denied' });
    await say(page, { reqType: 'googleSignIn', status: 'error', error: refused.error });
    await expect(complaint).toHaveText('The sign-in with Google was cancelled.');
    await expect(button).toBeEnabled();
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('sid');
    expect(await page.evaluate(() => localStorage.getItem('login'))).toBeNull();

    await button.click();
    google.signIn(claims(email));
    const { code, codeVerifier } = await handOff(browser, platform);
    const token = { type: 'googleLoginToken', token: code, tokenKind: 'handoff_code', codeVerifier };
    await say(page, token);
    await expect(page).toHaveURL(`${app.url}/about-us`);
    expect(await page.evaluate(() => localStorage.getItem('userEmail'))).toBe(email);
    expect(await page.evaluate(() => JSON.stringify(Object.values({ ...localStorage })))).not.toContain(code);

    // Delivered once more, with whoever presses the button next: the code is used up.
    await page.context().clearCookies();
    await page.goto(`${app.url}/login`);
    await page.evaluate(() => localStorage.removeItem('login'));
    await page.reload();
    await expect.poll(() => asked(page)).toEqual([ready]);
    await say(page, token);
    await button.click();
    await expect(complaint).toHaveText('Google did not confirm this sign-in. Please try again.');
    expect(atGoogle).toEqual([]);
  });

test('the Android app’s own scripts: signed in through the browser, a picture uploaded, a payment made', async ({
  page,
  browser,
}) => {
  const email = nextEmail('kabir');
  const shell = await asAndroidApp(page, app.url);
  const actions = () => shell.asked.map(({ action }) => action);
  await page.goto(`${app.url}/login?next=%2Fprofile`);
  await page.locator('main form[novalidate]').waitFor();
  await expect.poll(actions).toEqual(['ready']);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect.poll(() => shell.asked.at(-1)).toEqual({ action: 'googleSignIn', scope: asks.ANDROID_APP });

  // While the browser was in front the system has closed the app: its new page hears the answer once it is ready.
  google.signIn(claims(email));
  const { code, codeVerifier } = await handOff(browser, 'ANDROID_APP');
  await page.goto(`${app.url}/robots.txt`);
  await shell.say({ type: 'googleLoginToken', token: code, tokenKind: 'handoff_code', codeVerifier });
  expect(shell.unheard()).toBe(1);
  await page.goto(`${app.url}/login?next=%2Fprofile`);
  await page.locator('main form[novalidate]').waitFor();
  await expect.poll(shell.unheard).toBe(0);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL(`${app.url}/profile`);
  expect(await page.evaluate(() => localStorage.getItem('userEmail'))).toBe(email);

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const chooser = page.waitForEvent('filechooser');
  const form = page.getByRole('main').locator('form');
  await form.getByText('Choose a photo').click();
  await (await chooser).setFiles('public/favicon-32.png');
  await expect(form.getByText('favicon-32.png will be saved')).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  const photo = page.getByRole('main').getByRole('img', { name: 'Kabir Sample' });
  await expect(photo).toHaveAttribute('src', /^(?!data:|blob:)/);
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  const { address, id } = await orderCart(page, {}, app.url);
  await page.goto(app.url + address);
  await expect(checkout(page).getByRole('radio', { name: 'UPI' })).toBeVisible();
  const inside = page.frames().filter((frame) => frame !== page.mainFrame());
  for (const frame of inside) expect(await frame.evaluate(() => 'AndroidInterface' in window)).toBe(false);
  await payByUpi(page, 'success@razorpay');
  await page.waitForURL(`**/success/${id}`);
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  expect(await page.evaluate(() => 'AndroidInterface' in window)).toBe(true);
});

for (const platform of platforms)
  test(`${platform}: the app is asked, what is not an answer is dropped, its token signs in`, async ({
    page,
  }) => {
    const email = nextEmail('kabir');
    const { button, complaint, atGoogle } = await openLogin(page, platform);
    const token = await google.token({ ...claims(email), aud: appId });
    const posted: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/auth/google/native')) posted.push(request.postData() ?? '');
    });

    await button.click();
    await expect.poll(() => asked(page)).toEqual([ready, asks[platform]]);
    for (const bad of [
      'no json',
      '[]',
      'null',
      { type: 'googleLoginToken' },
      { type: 'googleLoginToken', token: 7 },
      { type: 'googleLoginToken', token, tokenKind: 'access_token' },
      { type: 'otherToken', token },
      { reqType: 'somethingElse' },
      { type: 'googleLoginToken', token, padding: 'x'.repeat(8 * 1024) },
    ])
      await say(page, bad);
    await page.evaluate(() => window.nativeCallback?.({ type: 'googleLoginToken', token: 'no text' }));
    await expect(button).toBeDisabled();

    // The app replies that it was called off: the page says so, and asks again when told.
    await say(page, { reqType: 'googleSignIn', status: 'error', error: 'cancelled' });
    await expect(complaint).toHaveText('The sign-in with Google was cancelled.');
    await button.click();
    await expect.poll(async () => (await asked(page)).length).toBe(3);
    // Whoever comes back from the browser without an answer may ask again.
    await expect(button).toBeDisabled();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await button.click();
    await expect.poll(async () => (await asked(page)).length).toBe(4);
    expect(posted).toEqual([]);
    await say(page, { type: 'googleLoginToken', token });
    await expect(page).toHaveURL(`${app.url}/about-us`);
    expect(posted).toEqual([JSON.stringify({ platform, token, tokenKind: 'google_id_token' })]);
    expect(await page.evaluate(() => localStorage.getItem('userEmail'))).toBe(email);
    expect(atGoogle).toEqual([]);
  });

test('the owner can take Google out of the iOS app alone', async ({ page, browser }) => {
  await set({ googleInIosApp: false });
  const { button } = await openLogin(page, 'IOS_APP');
  // A page that is kept follows a change a moment later.
  const expectButtons = (count: number) =>
    expect(async () => {
      await page.reload();
      await expect.poll(() => asked(page)).toEqual([ready]);
      await expect(button).toHaveCount(count, { timeout: 1_000 });
    }).toPass();
  await expectButtons(0);
  const phone = await browser.newPage();
  await expect((await openLogin(phone, 'ANDROID_APP')).button).toBeVisible();
  await phone.close();
  await set({ googleInIosApp: true });
  await expectButtons(1);
});

test('an app that was started anew has its token taken by the first who asks', async ({ page }) => {
  const email = nextEmail('late');
  const { button } = await openLogin(page, 'ANDROID_APP');
  await say(page, { type: 'googleLoginToken', token: await google.token({ ...claims(email), aud: appId }) });
  await button.click();
  await expect(page).toHaveURL(`${app.url}/about-us`);
  expect(await page.evaluate(() => localStorage.getItem('userEmail'))).toBe(email);
});

test('an app that fails is an answer too; a token that Google did not make is refused by the server', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(window, { AndroidInterface: {} }));
  await page.goto(`${app.url}/login`);
  const button = page.getByRole('button', { name: 'Continue with Google' });
  await page.locator('main form[novalidate]').waitFor();
  await button.click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'The app did not sign you in. Please try again.',
  );
  await page.evaluate(() => Object.assign(window, { AndroidInterface: { signInWithGoogle: () => {} } }));
  await page.waitForFunction(() => window.nativeCallback !== undefined);
  const forged = await google.token({ ...claims(nextEmail('nobody')), aud: appId }, { forged: true });
  const begun = page.waitForResponse('**/account/google');
  await button.click();
  await begun;
  await expect(button).toBeDisabled();
  await say(page, { type: 'googleLoginToken', token: forged });
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Google did not confirm this sign-in. Please try again.',
  );
});

test('what the app says about its ads is counted, and it names no store; a browser listens to nobody', async ({
  page,
}) => {
  await page.addInitScript(shells.ANDROID_APP);
  await page.addInitScript(() => localStorage.removeItem('cookie-choice'));
  const counted: string[] = [];
  await page.route('**/visit-events', async (route) => {
    counted.push(route.request().postData() ?? '');
    await route.fulfill({ status: 204 });
  });
  await page.goto(`${app.url}/about-us`);
  await page.waitForFunction(() => window.mobileAdsCallback !== undefined);
  await page.evaluate(() => {
    for (const said of ['{"event":"rewarded-shown"}', '{"event":""}', '{}', 'x', { event: 'no text' }])
      window.mobileAdsCallback?.(said);
  });
  await expect.poll(() => counted.join('\n')).toContain('app ad: rewarded-shown');
  expect(counted.join('\n').match(/app ad/g)).toHaveLength(1);

  const inStores = (of: Page) => of.getByRole('contentinfo').getByRole('link', { name: /^App for/ });
  await expect(inStores(page)).toHaveCount(0);

  const website = await page.context().browser()?.newPage();
  await website?.goto(`${app.url}/login`);
  await website?.locator('main form[novalidate]').waitFor();
  expect(
    await website?.evaluate(() => [typeof window.nativeCallback, typeof window.mobileAdsCallback]),
  ).toEqual(['undefined', 'undefined']);
  if (website) {
    await expect(inStores(website)).toHaveText(['App for Android', 'App for iPhone']);
    await expect(website.locator('meta[name="apple-itunes-app"]')).toHaveAttribute(
      'content',
      'app-id=123456789',
    );
  }
  await website?.close();
});

test('with Google in a browser: there, back with a token that leaves the address, and on', async ({
  page,
}) => {
  const email = nextEmail('lata');
  let agrees = true;
  await page.route(`${google.issuer}/sign-in?**`, async (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const token = await google.token({ ...claims(email), aud: webId, nonce: asked.get('nonce') ?? '' });
    const answer = agrees ? `id_token=${token}` : 'error=access_denied';
    await route.fulfill({ status: 302, headers: { Location: `${asked.get('redirect_uri')}#${answer}` } });
  });
  const leaveFrom = async (path: string, words = 'Continue with Google') => {
    await page.goto(app.url + path);
    await page.locator('main form[novalidate]').waitFor();
    await page.getByRole('main').getByRole('button', { name: words }).click();
  };
  await leaveFrom('/login?next=%2Fblog');
  await expect(page).toHaveURL(`${app.url}/blog`);
  // The heading takes the focus on arrival: a menu opened before is closed by that.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(
    page.getByRole('banner').getByRole('button', { name: 'Account of Kabir Sample' }),
  ).toBeVisible();

  // From the window of another page, back to that page.
  await page.getByRole('button', { name: 'Account of Kabir Sample' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logout successfully')).toBeVisible();
  await page.goto(`${app.url}/about-us?auth=open`);
  await page.getByRole('dialog').getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL(`${app.url}/about-us`);

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.removeItem('login'));
  agrees = false;
  await leaveFrom('/login');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Google did not sign you in. Please try again.',
  );
  expect(page.url()).toBe(`${app.url}/login`);

  // Google comes back to the English page; whoever left a Hindi one is told there, and goes on from there.
  await leaveFrom('/hi/login?next=%2Fprofile', 'Google से आगे बढ़ें');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Google से लॉगिन नहीं हो पाया। कृपया फिर कोशिश करें।',
  );
  expect(page.url()).toBe(`${app.url}/hi/login`);
  agrees = true;
  await leaveFrom('/hi/login?next=%2Fprofile', 'Google से आगे बढ़ें');
  await expect(page).toHaveURL(new RegExp(`^${app.url}/hi/profile`));
});
