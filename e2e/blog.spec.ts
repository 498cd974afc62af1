import type { Page, Route } from '@playwright/test';
import { holdBack, hydrated, expect, expectAccessible, expectWellMade, pauseClock, test } from './support.ts';

const slug = 'why-a-slow-website-loses-customers';
const reader = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

const failOnErrors = (page: Page) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
};

test('the blog shows its articles and leads on @phone', async ({ page }) => {
  const errors = failOnErrors(page);
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Read today, use tomorrow');
  await expect(page.getByRole('link', { name: /^Continue Reading/ })).toHaveCount(12);
  await expect(page.getByText('Featured')).toHaveCount(3);
  await expect(page.locator('main img').first()).toBeVisible();
  await expectWellMade(page);
  await page.getByRole('link', { name: /^Continue Reading Your website has three seconds/ }).click();
  await expect(page).toHaveURL(new RegExp(`/blogs/${slug}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(errors).toEqual([]);
});

test('an article has all its parts @phone', async ({ browser, site, contextOptions }) => {
  const context = await browser.newContext({ ...contextOptions, baseURL: site, userAgent: reader });
  const page = await context.newPage();
  const errors = failOnErrors(page);
  await page.goto(`/blogs/${slug}`);
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 1 })).toContainText('Your website has three seconds');
  await expect(article.getByText('Featured')).toBeVisible();
  await expect(article.getByText('By Meera Joshi')).toBeVisible();
  await expect(article.getByText('Websites', { exact: true })).toBeVisible();
  await expect(article.locator('time').first()).toHaveText(/^\d{1,2} [A-Z][a-z]+ 20\d\d$/);
  // The number comes with the answer that counts this reading, so the next one shows it.
  await expect(async () => {
    await page.reload();
    await expect(article.getByText(/^[1-9]\d* views?$/)).toBeVisible({ timeout: 1_500 });
  }).toPass();
  await expect(article.locator('img')).toHaveCount(1);
  const button = article.getByRole('link', { name: 'Get Started Now' });
  await expect(button).toHaveAttribute('target', '_blank');
  await expect(button).toHaveAttribute('href', '/website-development');
  await expectWellMade(page);

  const progress = page.getByRole('progressbar', { name: 'Reading progress' });
  await expect(progress).toHaveAttribute('aria-valuenow', '0');
  await page.locator('#comments').scrollIntoViewIfNeeded();
  await expect.poll(async () => Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(60);
  // On paper it says what it is and whose; nothing there is to be pressed.
  await page.emulateMedia({ media: 'print' });
  await expect(article.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(article.getByText('By Meera Joshi')).toBeVisible();
  await expect(button).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  expect(errors).toEqual([]);
  await context.close();
});

test('a call action rings up', async ({ page }) => {
  await page.goto('/blogs/whatsapp-leads-that-become-customers');
  await expect(page.getByRole('link', { name: 'Get Started Now' })).toHaveAttribute(
    'href',
    'tel:+919000000011',
  );
});

test('a reaction moves at once, switches, and stays after a reload, by keyboard too', async ({ page }) => {
  await page.goto(`/blogs/${slug}`);
  const group = page.getByRole('group', { name: 'Your reaction' });
  const count = async (name: string) =>
    Number((await group.getByRole('button', { name }).innerText()).match(/\d+/)?.[0]);
  await expect(group.getByRole('button', { name: 'Love' })).toBeEnabled();
  const [love, wow] = [await count('Love'), await count('Wow')];
  const [request] = await Promise.all([
    page.waitForRequest('**/api/reactions'),
    group.getByRole('button', { name: 'Love' }).click(),
  ]);
  expect(request.postDataJSON()).toEqual({ slug, type: 'love', AdminId: 123 });
  await expect(group.getByRole('button', { name: 'Love' })).toHaveAttribute('aria-pressed', 'true');
  expect(await count('Love')).toBe(love + 1);
  await group.getByRole('button', { name: 'Wow' }).focus();
  // The answer to the first may still be on its way.
  const second = page.waitForResponse((answer) => answer.request().postData()?.includes('"wow"') ?? false);
  await Promise.all([second, page.keyboard.press('Enter')]);
  expect([await count('Love'), await count('Wow')]).toEqual([love, wow + 1]);
  await page.reload();
  await expect(group.getByRole('button', { name: 'Wow' })).toHaveAttribute('aria-pressed', 'true');
  expect([await count('Love'), await count('Wow')]).toEqual([love, wow + 1]);

  await page.route('**/api/reactions', (route) => route.abort());
  await group.getByRole('button', { name: 'Like' }).click();
  await expect(group.getByRole('alert')).toHaveText('Your reaction did not reach us. Please try again!');
  await expect(group.getByRole('button', { name: 'Wow' })).toHaveAttribute('aria-pressed', 'true');
});

test('two comments first, then all; a clean one at once, a risky one for its author, no script ever', async ({
  page,
  browser,
  site,
}) => {
  await page.goto(`/blogs/${slug}`);
  const comments = page.getByRole('region', { name: 'Comments' });
  await expect(comments.getByRole('listitem')).toHaveCount(2);
  const form = page.getByRole('form', { name: 'Write a comment' });
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/comments')) posts++;
  });
  await form.getByLabel('Your comment').fill('   ');
  await form.getByRole('button', { name: 'Post comment' }).click();
  expect(posts).toBe(0);

  await form.getByLabel('Your comment').fill('The thumb test works.');
  await form.getByRole('button', { name: 'Post comment' }).click();
  await expect(comments.getByRole('listitem').first()).toContainText('The thumb test works.');
  await expect(comments.getByRole('listitem').first()).toContainText('Anonymous');
  await expect(form.getByLabel('Your comment')).toHaveValue('');

  const attack = '<img src=x onerror=alert(1)><script>alert(2)</script>';
  await form.getByLabel('Your comment').fill(attack);
  await form.getByLabel('Name').fill('<script>alert(3)</script>');
  await form.getByRole('button', { name: 'Post comment' }).click();
  const held = comments.getByRole('listitem').first();
  await expect(held).toContainText(attack);
  await expect(held).toContainText('Awaiting review');

  await page.getByRole('link', { name: 'View All' }).click();
  await expect(page).toHaveURL(new RegExp(`/blogs/${slug}/comments$`));
  await expect(page.getByRole('listitem').filter({ hasText: attack })).toContainText('Awaiting review');
  await expectAccessible(page);

  const other = await browser.newPage({ baseURL: site });
  await other.goto(`/blogs/${slug}/comments`);
  await expect(other.getByText('The thumb test works.')).toBeVisible();
  await expect(other.getByText('Awaiting review')).toHaveCount(0);
  const useful = other.getByRole('listitem').filter({ hasText: 'The thumb test works.' });
  await useful.getByRole('button', { name: 'Report the comment by Anonymous' }).click();
  await expect(useful.getByRole('status')).toHaveText('Thank you. Somebody will look at this comment.');
  await other.close();
});

test('the history leads from one post’s comments to another’s: no others stand there meanwhile', async ({
  page,
  request,
}) => {
  const other = 'product-photos-with-a-phone';
  for (const words of ['First light', 'Second light', 'Third light'])
    await request.post('/api/comments', {
      data: { slug: other, content: `${words} on the jars.`, AdminId: 123 },
    });
  await page.goto(`/blogs/${slug}/comments`);
  await hydrated(page);
  const ours = page.getByRole('listitem').filter({ hasText: 'on the jars.' });
  const theirs = page.getByRole('listitem').filter({ hasText: 'Imran K.' });
  await expect(theirs).toBeVisible();
  await page.getByRole('link', { name: 'Back to the article' }).click();
  await expect(page).toHaveURL(new RegExp(`/blogs/${slug}$`));
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await expect(page).toHaveURL(/\/blog$/);
  await page.locator(`a[href="/blogs/${other}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`/blogs/${other}$`));
  await page.getByRole('link', { name: 'View All' }).click();
  await expect(ours).toHaveCount(3);
  // Nothing comes but what the page itself brings.
  await page.route('**/api/comments/**', () => {});
  await page.evaluate(() => history.go(-4));
  await expect(page).toHaveURL(new RegExp(`/blogs/${slug}/comments$`));
  await expect(theirs).toBeVisible();
  await expect(ours).toHaveCount(0);
});

test('comments that cannot be had say so', async ({ page }) => {
  await page.route('**/api/comments/**', (route) => route.fulfill({ status: 503, json: { success: false } }));
  await page.goto(`/blogs/${slug}`);
  await expect(page.getByText('Failed to load comments.')).toBeVisible();

  const cursor = '01975d3c-0000-7000-8000-000000000001';
  const one = { author: 'Ravi', createdAt: '2026-11-01T10:00:00.000Z', status: 'approved' };
  const answer = (route: Route, content: string, headers = {}) =>
    route.fulfill({ json: [{ ...one, id: content, content }], headers });
  await page.unroute('**/api/comments/**');
  await page.route('**/api/comments/**', (route) =>
    answer(route, 'The newer one', { 'X-Next-Cursor': cursor }),
  );
  await page.goto(`/blogs/${slug}/comments`);
  const older = page.getByRole('button', { name: 'Older comments' });
  await page.route(`**/api/comments/**${cursor}`, (route) => route.abort());
  await older.click();
  await expect(page.getByText('Failed to load comments.')).toBeVisible();
  await page.route(`**/api/comments/**${cursor}`, (route) => answer(route, 'The older one'));
  await older.click();
  await expect(page.getByText('The older one')).toBeVisible();
  await expect(page.getByText('Failed to load comments.')).toBeHidden();
});

test('an article is shared, its link copied for two seconds, and saved', async ({ browser, site }) => {
  const context = await browser.newContext({
    baseURL: site,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`/blogs/${slug}`);
  const link = encodeURIComponent(`http://localhost:3000/blogs/${slug}`);
  for (const [name, start] of [
    ['WhatsApp', 'https://wa.me/?text='],
    ['Facebook', 'https://www.facebook.com/sharer/sharer.php?u='],
    ['Twitter', 'https://twitter.com/intent/tweet?url='],
  ] as const) {
    const href = await page.getByRole('link', { name: `Share on ${name}` }).getAttribute('href');
    expect(href).toContain(start);
    expect(href?.replace(/localhost%3A\d+/, 'localhost%3A3000')).toContain(link);
  }
  await hydrated(page);
  await pauseClock(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link Copied!')).toBeVisible();
  // oxlint-disable-next-line eslint/no-restricted-properties -- localhost has one
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/blogs/${slug}`);
  await page.clock.runFor(1_500);
  await expect(page.getByText('Link Copied!')).toBeVisible();
  await page.clock.runFor(500);
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await page.clock.resume();

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(async () => ((await (await context.request.get('/api/save/1')).json()) as unknown[]).length)
    .toBe(1);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  await context.close();
});

test('a slow article says that it is loading, a missing one that it is not there', async ({
  page,
  request,
}) => {
  await page.goto('/blog');
  const answer = await holdBack(page, `**/blogs/${slug}.data*`);
  await hydrated(page);
  await page.getByRole('link', { name: /Your website has three seconds/ }).click();
  await expect(page.getByText('Loading blog...')).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your website');
  await expect(page.getByText('Loading blog...')).toHaveCount(0);

  const missing = await request.get('/blogs/no-such-article');
  expect(missing.status()).toBe(404);
  await page.goto('/blogs/no-such-article');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog not found.');
  const moved = await request.get('/blogs', { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, '/blog']);
});

test('without JavaScript the blog is read, and comments and wishes arrive', async ({
  browser,
  site,
  mailbox,
}) => {
  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: site });
  await plain.goto('/blog');
  await expect(plain.getByRole('link', { name: /^Continue Reading/ })).toHaveCount(12);
  await plain.getByRole('link', { name: /Your website has three seconds/ }).click();
  await expect(plain.getByText('Borrow the cheapest phone in the shop')).toBeVisible();
  await plain.getByLabel('Your comment').fill('Written without scripts.');
  await plain.getByRole('button', { name: 'Post comment' }).click();
  await expect(plain).toHaveURL(new RegExp(`/blogs/${slug}/comments$`));
  await expect(async () => {
    await plain.reload();
    await expect(plain.getByText('Written without scripts.')).toBeVisible({ timeout: 500 });
  }).toPass();
  // What is refused stays written.
  await plain.getByLabel('Your comment').fill('   ');
  await plain.getByLabel('Name').fill('Ravi Plain');
  await plain.getByRole('button', { name: 'Post comment' }).click();
  await expect(plain.getByText('Please write a comment')).toBeVisible();
  await expect(plain.getByLabel('Name')).toHaveValue('Ravi Plain');
  await plain.getByLabel('Your comment').fill('See https://example.com for more');
  await plain.getByRole('button', { name: 'Post comment' }).click();
  await expect(plain.getByText('Your comment is awaiting review.')).toBeVisible();

  await plain.goto('/blog');
  await plain.getByLabel('E-mail').fill('plain@example');
  await plain.getByRole('checkbox', { name: /You may see whether I open/ }).check();
  await plain.getByRole('button', { name: 'Subscribe' }).click();
  await expect(plain.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(plain.getByLabel('E-mail')).toHaveValue('plain@example');
  await expect(plain.getByRole('checkbox', { name: /You may see whether I open/ })).toBeChecked();
  await plain.getByLabel('E-mail').fill('plain@example.com');
  await plain.getByRole('button', { name: 'Subscribe' }).click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Check your mail');
  await expect.poll(async () => (await mailbox('plain@example.com')).length).toBe(1);
  await plain.close();
});

test('the newsletter is asked for, confirmed and ended, each by a button', async ({ page, mailbox }) => {
  await page.goto('/blog');
  await hydrated(page);
  const form = page.getByRole('form', { name: 'Newsletter' });
  await form.getByLabel('E-mail').fill('asha');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(form.getByRole('checkbox', { name: /You may see whether I open/ })).not.toBeChecked();
  await form.getByLabel('E-mail').fill('asha.reads@example.com');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Please open the mail we have just sent you')).toBeVisible();
  await expect.poll(async () => (await mailbox('asha.reads@example.com')).length).toBe(1);
  const [mail] = await mailbox('asha.reads@example.com');
  const path = /\/newsletter\/confirm\/[0-9a-f]{32}/.exec(mail?.text ?? '')?.[0] ?? '';
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shall we write to you?');
  await expectAccessible(page);
  // Looking is not answering.
  await page.reload();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the list');
  await page.getByRole('link', { name: 'Choose what you get' }).click();
  const allows = page.getByRole('checkbox', { name: /You may see whether I open/ });
  await expect(allows).not.toBeChecked();
  await allows.check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expectWellMade(page);
  await page.reload();
  await expect(allows).toBeChecked();
  await page.goto(path.replace('confirm', 'unsubscribe'));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have unsubscribed');
  await page.goto('/newsletter/confirm/nothing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is not valid any more');
});
