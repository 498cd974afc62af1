import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { owner } from '../scripts/lib/app-server.ts';
import { expect, expectWellMade, signIn, test } from './support.ts';

test('an owner is asked in three languages to connect an assistant, takes a permission away, and revokes it later', async ({
  page,
  request,
  site,
}) => {
  const came: URLSearchParams[] = [];
  const assistant = createServer((asked, answer) => {
    const { pathname, searchParams } = new URL(asked.url ?? '', 'http://127.0.0.1');
    if (pathname === '/callback') came.push(searchParams);
    answer.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>Back</title><p>Connected</p>');
  }).listen(0, '127.0.0.1');
  await once(assistant, 'listening');
  const redirectUri = `http://127.0.0.1:${(assistant.address() as AddressInfo).port}/callback`;
  const metadata = { client_name: 'Claude', redirect_uris: [redirectUri] };
  const registered = await request.post('/oauth/register', { data: metadata });
  const { client_id: clientId } = (await registered.json()) as { client_id: string };
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'a state',
  });

  await signIn(page, `/admin/connect-assistant?${query}`);
  await expect(page.getByRole('heading', { name: 'Connect an assistant', level: 2 })).toBeVisible();
  await expect(page.getByText('Claude asks to work in this office for you.')).toBeVisible();
  await expectWellMade(page);
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByText('Claude को आपके लिए')).toBeVisible();
  await expectWellMade(page);
  await page.getByRole('button', { name: 'मराठी' }).click();
  await expect(page.getByText('Claude ला तुमच्यासाठी')).toBeVisible();
  await expectWellMade(page);
  await page.getByRole('button', { name: 'English' }).click();

  await page.getByRole('checkbox', { name: 'Propose to give money back' }).uncheck();
  await page.getByLabel('Your password').fill('not mine at all');
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByText('This is not your password')).toBeVisible();
  await page.getByLabel('Your password').fill(owner.password);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByText('Connected')).toBeVisible();
  const [back] = came;
  expect(back?.get('state')).toBe('a state');
  const tokens = await request.post('/oauth/token', {
    form: {
      grant_type: 'authorization_code',
      code: back?.get('code') ?? '',
      code_verifier: verifier,
      client_id: clientId,
      redirect_uri: redirectUri,
      resource: `${site}/staff/mcp`,
    },
  });
  expect(tokens.status()).toBe(200);
  const { scope } = (await tokens.json()) as { scope: string };
  expect(scope).toContain('leads:read');
  expect(scope).not.toContain('payments:refund');

  await page.goto('/admin/api-tokens');
  const row = page.getByRole('row').filter({ hasText: 'Connected assistant' });
  await expect(row).toBeVisible();
  await expectWellMade(page);
  await row.getByRole('button', { name: 'Revoke Claude' }).click();
  await page.getByRole('button', { name: 'Revoke', exact: true }).last().click();
  await expect(row.getByText('Revoked')).toBeVisible();

  // Whose address it is not gets nobody.
  query.set('redirect_uri', 'https://evil.example/');
  await page.goto(`/admin/connect-assistant?${query}`);
  await expect(page.getByText('an address that is not theirs')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Back to/ })).toHaveCount(0);
  await expectWellMade(page);
  assistant.close();
});
