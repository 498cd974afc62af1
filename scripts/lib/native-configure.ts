import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { appJson, Owner, readOwner } from './native-owner.ts';
import { output } from './native-run.ts';

const layered = 'public/icon-maskable-512.png';
const resources = 'native/android/app/src/main/res';
/** Of Android's densities, in pixels for each dp. */
const densities = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 };

/**
 * Writes native/app.json and the icons from what the running site says of itself.
 * @param site its address, as this machine reaches it
 * @param given what the site does not say, or says otherwise
 */
export async function configure(
  site: string,
  given: { origin?: string; package?: string; name?: string; version?: string },
): Promise<Owner> {
  const before = readOwner();
  const [brand, google, packageName, appleTeamId, background] = await Promise.all([
    brandOf(site),
    googleClientOf(site),
    androidPackageOf(site),
    appleTeamOf(site),
    backgroundOf(site),
  ]);
  const origin = given.origin ?? new URL(site).origin;
  const owner = Owner.parse({
    ...before,
    name: given.name ?? brand,
    origin,
    packageName:
      given.package ?? packageName ?? (origin === before.origin ? before.packageName : reversed(origin)),
    version: given.version ? { code: before.version.code + 1, name: given.version } : before.version,
    googleWebClientId: google ?? '',
    appleTeamId: appleTeamId ?? before.appleTeamId,
    colors: {
      ...before.colors,
      background: background ?? before.colors.background,
      icon: await cornerOf(layered),
    },
  });
  await drawIcons();
  writeFileSync(appJson, `${JSON.stringify(owner, null, 2)}\n`);
  await output('node_modules/.bin/oxfmt', [appJson]);
  if (existsSync('native/ios/tools/configure.ts'))
    await output(process.execPath, ['native/ios/tools/configure.ts']);
  return owner;
}

/** `www.agency.example` becomes `example.agency`, without what a package may not have. */
const reversed = (origin: string) =>
  new URL(origin).hostname
    .replace(/^www\./, '')
    .split('.')
    .toReversed()
    .map((part) => part.replaceAll(/[^a-z0-9]/g, '').replace(/^\d/, 'a$&'))
    .join('.');

async function ask(site: string, path: string): Promise<Response | null> {
  const answer = await fetch(new URL(path, site), { signal: AbortSignal.timeout(20_000) }).catch(() => {
    throw new Error(`Nothing answers at ${site}`);
  });
  if (answer.ok) return answer;
  if (answer.status === 404) return null;
  throw new Error(`${answer.url} answered ${answer.status}`);
}

async function brandOf(site: string) {
  const page = (await (await ask(site, '/'))?.text()) ?? '';
  const brand = /<meta property="og:site_name" content="([^"]+)"/.exec(page)?.[1];
  if (!brand) throw new Error(`${site} does not say what it is called: is it this site?`);
  const named: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>' };
  return brand.replaceAll(/&(?:#x([0-9a-f]+)|(\w+));/gi, (all, code: string, word: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (named[word] ?? all),
  );
}

async function googleClientOf(site: string) {
  const begun = await ask(site, '/account/google');
  if (!begun) return null;
  const { url } = (await begun.json()) as { url: string };
  const id = new URL(url).searchParams.get('client_id') ?? '';
  return id.endsWith('.apps.googleusercontent.com') ? id : null;
}

async function androidPackageOf(site: string) {
  const links = (await (await ask(site, '/.well-known/assetlinks.json'))?.json()) as
    | { target: { package_name: string } }[]
    | undefined;
  return links?.[0]?.target.package_name;
}

async function appleTeamOf(site: string) {
  const links = (await (await ask(site, '/.well-known/apple-app-site-association'))?.json()) as
    | { webcredentials: { apps: string[] } }
    | undefined;
  return links?.webcredentials.apps[0]?.split('.')[0];
}

async function backgroundOf(site: string) {
  const manifest = (await (await ask(site, '/manifest.webmanifest'))?.json()) as
    | { background_color?: string }
    | undefined;
  return manifest?.background_color?.toLowerCase();
}

/** Android's icons from the site's own: plain for Android 7, a layer on the icon's colour for later ones. */
async function drawIcons() {
  const png = { palette: true, compressionLevel: 9 };
  for (const [density, scale] of Object.entries(densities)) {
    const folder = `${resources}/mipmap-${density}`;
    mkdirSync(folder, { recursive: true });
    await sharp('public/icon-512.png')
      .resize(48 * scale)
      .png(png)
      .toFile(`${folder}/ic_launcher.png`);
    // Of a layer's 108 dp the middle 72 are seen.
    const around = 18 * scale;
    await sharp(layered)
      .resize(72 * scale)
      .extend({ top: around, bottom: around, left: around, right: around, background: '#0000' })
      .png(png)
      .toFile(`${folder}/ic_launcher_foreground.png`);
  }
}

/** @returns the colour of a picture's first pixel, as #rrggbb */
async function cornerOf(picture: string) {
  const pixel = await sharp(picture)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return `#${pixel.toString('hex')}`;
}
