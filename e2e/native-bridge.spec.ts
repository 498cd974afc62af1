import type { Page } from '@playwright/test';
import type { AppServer } from '../scripts/lib/app-server.ts';
import { startGoogleStub } from '../scripts/lib/google-stub.ts';
import { startCopy } from '../scripts/lib/installations.ts';
import { nextEmail } from './customers.ts';
import { expect, test } from './support.ts';

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

test.beforeAll(async () => {
  test.setTimeout(150_000);
  google = await startGoogleStub();
  app = await startCopy({
    GOOGLE_CLIENT_ID: webId,
    GOOGLE_NATIVE_CLIENT_IDS: appId,
    GOOGLE_ISSUER: google.issuer,
  });
});
test.afterAll(async () => {
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
  IOS_APP: { action: 'googleSignIn', scope: 'openid email profile' },
};

const say = (page: Page, message: unknown) =>
  page.evaluate(
    (said) => window.nativeCallback?.(typeof said === 'string' ? said : JSON.stringify(said)),
    message,
  );

const asked = (page: Page) => page.evaluate(() => window.asked);

for (const platform of ['ANDROID_APP', 'IOS_APP'] as const)
  test(`${platform}: the app is asked, what is not an answer is dropped, its token signs in`, async ({
    page,
  }) => {
    const email = nextEmail('kabir');
    await page.addInitScript(shells[platform]);
    await page.goto(`${app.url}/login?next=%2Fabout-us`);
    await page.locator('main form[novalidate]').waitFor();
    await page.waitForFunction(() => window.nativeCallback !== undefined);
    const token = await google.token({ ...claims(email), aud: appId });
    const posted: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/google-login')) posted.push(request.postData() ?? '');
    });

    // A token that nobody asked for opens nothing.
    await say(page, { type: 'googleLoginToken', token });
    const button = page.getByRole('button', { name: 'Continue with Google' });
    await button.click();
    await expect.poll(() => asked(page)).toEqual([{ action: 'ready' }, asks[platform]]);
    for (const bad of [
      'no json',
      '[]',
      'null',
      { type: 'googleLoginToken' },
      { type: 'googleLoginToken', token: 7 },
      { type: 'otherToken', token },
      { reqType: 'somethingElse' },
      { type: 'googleLoginToken', token, padding: 'x'.repeat(8 * 1024) },
    ])
      await say(page, bad);
    await page.evaluate(() => window.nativeCallback?.({ type: 'googleLoginToken', token: 'no text' }));
    await expect(button).toBeDisabled();

    // The app replies that it was called off: the page says so, and asks again when told.
    await say(page, { reqType: 'googleSignIn', status: 'error', error: 'cancelled' });
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'You closed the sign-in with Google. You can try again at any time.',
    );
    await button.click();
    await expect.poll(async () => (await asked(page)).length).toBe(3);
    expect(posted).toEqual([]);
    await say(page, { type: 'googleLoginToken', token });
    await expect(page).toHaveURL(`${app.url}/about-us`);
    expect(posted).toEqual([JSON.stringify({ idToken: token })]);
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

test('what the app says about its ads is counted; a browser listens to nobody', async ({ page }) => {
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

  const website = await page.context().browser()?.newPage();
  await website?.goto(`${app.url}/login`);
  await website?.locator('main form[novalidate]').waitFor();
  expect(
    await website?.evaluate(() => [typeof window.nativeCallback, typeof window.mobileAdsCallback]),
  ).toEqual(['undefined', 'undefined']);
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
