import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, globSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { owner, temporaryDataDir, type AppServer } from './app-server.ts';
import { startGoogleStub } from './google-stub.ts';
import { startCopy } from './installations.ts';

const run = promisify(execFile);
const webId = 'web-1.apps.googleusercontent.com';
const { folder } = temporaryDataDir();
let google: Awaited<ReturnType<typeof startGoogleStub>>;
let app: AppServer;

/** A repository of its own, as far as the apps go. */
beforeAll(async () => {
  for (const shared of ['scripts', 'public', 'node_modules', 'package.json', '.oxfmtrc.json'])
    symlinkSync(path.resolve(shared), path.join(folder, shared));
  cpSync('native', path.join(folder, 'native'), { recursive: true });
  google = await startGoogleStub();
  app = await startCopy({ GOOGLE_CLIENT_ID: webId, GOOGLE_ISSUER: google.issuer });
});
afterAll(async () => {
  await app.stop();
  await google.stop();
});

const node = (...args: string[]) => run(process.execPath, args, { cwd: folder });
const configure = (...args: string[]) => node('scripts/native.ts', 'configure', ...args);
const read = (file: string) => readFileSync(path.join(folder, 'native', file), 'utf8');
const size = async (file: string) => {
  const { width, height, hasAlpha } = await sharp(path.join(folder, 'native', file)).metadata();
  return { width, height, hasAlpha };
};
const everything = () =>
  Object.fromEntries(
    globSync('native/**', { cwd: folder, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );

async function saveSettings(change: object) {
  const json = { 'Content-Type': 'application/json', 'If-Match': '*' };
  const signedIn = await fetch(`${app.url}/staff/session`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(owner),
  });
  const headers = { ...json, Cookie: signedIn.headers.get('Set-Cookie')?.split(';')[0] ?? '' };
  const before = (await (await fetch(`${app.url}/staff/settings`, { headers })).json()) as object;
  const body = JSON.stringify({ ...before, ...change });
  expect((await fetch(`${app.url}/staff/settings`, { method: 'PUT', headers, body })).status).toBe(200);
}

test('one command sets both apps up for the site that answers; once more, it changes nothing', async () => {
  await saveSettings({ brand: 'Kite & Co' });
  await expect(configure(app.url)).rejects.toThrow('an app speaks to https://host only');
  expect(JSON.parse(read('app.json'))).toMatchObject({ name: 'Nirmaan' });

  const site = [app.url, '--origin', 'https://www.kite-2.example'];
  await configure(...site);
  expect(JSON.parse(read('app.json'))).toMatchObject({
    name: 'Kite & Co',
    origin: 'https://www.kite-2.example',
    packageName: 'example.kite2',
    googleWebClientId: webId,
  });

  await saveSettings({
    androidPackage: 'in.kite.agency',
    androidFingerprints: [Array(32).fill('AB').join(':')],
    appleTeamId: 'AB12CD34EF',
    appleBundleId: 'in.kite.agency',
  });
  await configure(...site, '--version', '1.0.1');
  expect(JSON.parse(read('app.json'))).toMatchObject({
    packageName: 'in.kite.agency',
    appleTeamId: 'AB12CD34EF',
    version: { code: 2, name: '1.0.1' },
  });
  expect(read('ios/Facts.xcconfig').split('\n')).toEqual(
    expect.arrayContaining([
      'APP_NAME = Kite & Co',
      'SITE_HOST = www.kite-2.example',
      'PRODUCT_BUNDLE_IDENTIFIER = in.kite.agency',
      'MARKETING_VERSION = 1.0.1',
      'CURRENT_PROJECT_VERSION = 2',
      'DEVELOPMENT_TEAM = AB12CD34EF',
    ]),
  );
  expect(read('ios/App/Facts.swift')).toContain('static let origin = "https://www.kite-2.example"');
  await node('native/ios/tools/check.ts');

  const icons = 'android/app/src/main/res/mipmap-xxxhdpi';
  expect(await size(`${icons}/ic_launcher.png`)).toMatchObject({ width: 192, height: 192 });
  expect(await size(`${icons}/ic_launcher_foreground.png`)).toMatchObject({ width: 432, height: 432 });
  const store = await size('ios/App/Assets.xcassets/AppIcon.appiconset/icon.png');
  expect(store).toEqual({ width: 1024, height: 1024, hasAlpha: false });

  const manifest = 'native/android/app/src/main/AndroidManifest.xml';
  await node('native/android/tools/owner-resources.mjs', 'native/app.json', manifest, 'native/made');
  expect(read('made/res/values/owner.xml')).toContain('>Kite &#38; Co<');
  expect(read('made/AndroidManifest.xml')).toContain('android:host="www.kite-2.example"');
  expect(read('made/app.sh')).toContain("package_name='in.kite.agency'");

  const made = everything();
  await configure(...site);
  expect(everything()).toEqual(made);

  // What somebody changes in one place alone is noticed.
  writeFileSync(path.join(folder, 'native/app.json'), read('app.json').replace('1.0.1', '1.0.2'));
  await expect(node('native/ios/tools/check.ts')).rejects.toMatchObject({
    stdout: expect.stringContaining('Facts.xcconfig differs: run tools/configure.ts') as string,
  });
});

test('what is no site of ours, or does not answer, changes nothing and is said', async () => {
  const before = everything();
  await expect(configure(google.issuer)).rejects.toThrow(/does not say what it is called|answered/);
  await expect(configure('http://localhost:9')).rejects.toThrow('Nothing answers at http://localhost:9');
  expect(everything()).toEqual(before);
});
