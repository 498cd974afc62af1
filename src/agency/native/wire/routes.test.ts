import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureOwner } from '#agency/staff/ensure-owner.ts';
import { createTestApp, type TestApp } from '#server/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('the apps of the agency are named to phones as soon as the settings name them', async () => {
  const credentials = { email: 'owner@example.com', password: 'correct-horse-battery' };
  await ensureOwner(app.ctx, credentials);
  const session = await app.post('/staff/session', credentials);
  const headers = {
    Cookie: session.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  };
  const site = (await (await app.get('/staff/settings', headers)).json()) as object;
  const save = (apps: object) => app.send('PUT', '/staff/settings', { ...site, ...apps }, headers);
  const asked = (path: string) => app.get(`/.well-known/${path}`);
  const fingerprint = Array.from({ length: 32 }, () => 'ab').join(':');
  expect(await (await asked('assetlinks.json')).json()).toEqual([]);
  expect((await asked('apple-app-site-association')).status).toBe(404);

  const wrong = await save({
    androidPackage: 'agency',
    androidFingerprints: ['AB:CD'],
    appleTeamId: 'team',
    appleBundleId: 'in example',
    playStoreUrl: 'https://example.com/app',
    appStoreUrl: 'javascript:alert(1)',
  });
  expect(Object.keys(((await wrong.json()) as { errors: object }).errors).toSorted()).toEqual([
    'androidFingerprints.0',
    'androidPackage',
    'appStoreUrl',
    'appleBundleId',
    'appleTeamId',
    'playStoreUrl',
  ]);

  const apps = {
    androidPackage: 'in.example.agency',
    androidFingerprints: [fingerprint],
    appleTeamId: 'ABCDE12345',
    appleBundleId: 'in.example.agency',
  };
  expect((await save(apps)).status).toBe(200);
  const android = await asked('assetlinks.json');
  expect(android.headers.get('Content-Type')).toContain('application/json');
  expect(await android.json()).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: 'in.example.agency',
        sha256_cert_fingerprints: [fingerprint.toUpperCase()],
      },
    },
  ]);
  expect(await (await asked('apple-app-site-association')).json()).toMatchObject({
    applinks: {
      details: [
        {
          appIDs: ['ABCDE12345.in.example.agency'],
          components: expect.arrayContaining([{ '/': '/admin*', exclude: true }, { '/': '*' }]),
        },
      ],
    },
    webcredentials: { apps: ['ABCDE12345.in.example.agency'] },
  });
});
