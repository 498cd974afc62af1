import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** native/app.json, as the iOS app needs it. Keys of the Android app are its own. */
const Owner = z.object({
  /** Below the icon. xcconfig files know no quoting. */
  name: z
    .string()
    .regex(/^[^"$\\\r\n]{1,30}$/)
    .refine((name) => !name.includes('//')),
  origin: z.url().refine((origin) => isBareHttps(origin), 'must be https://host, without a path'),
  /** Also the bundle's id and, before iOS 17.4, the scheme of the way back from the sign-in. */
  packageName: z.string().regex(/^[a-z][a-z0-9-]*(\.[a-z][a-z0-9-]*)+$/),
  version: z.object({ code: z.int().positive(), name: z.string().regex(/^\d+(\.\d+){0,2}$/) }),
  paymentOrigins: z.array(z.url().refine((origin) => isBareHttps(origin))),
  /** Of the Apple developer account; without it Xcode asks who signs. */
  appleTeamId: z
    .string()
    .regex(/^([A-Z0-9]{10})?$/)
    .default(''),
  colors: z.object({ bar: color(), background: color(), icon: color() }),
});
type Owner = z.infer<typeof Owner>;

/** @throws a ZodError that names the key */
export const readOwner = (file: string | URL): Owner => Owner.parse(JSON.parse(readFileSync(file, 'utf8')));

function color() {
  return z.string().regex(/^#[0-9a-f]{6}$/i);
}

function isBareHttps(origin: string) {
  const url = URL.parse(origin);
  return url?.protocol === 'https:' && url.origin === origin;
}

/** What the project is configured with: paths below native/ios, and their text. */
export const factFiles = (owner: Owner): Record<string, string> => ({
  'Facts.xcconfig': xcconfig(owner),
  'App/Facts.swift': swift(owner),
  'App/Assets.xcassets/Contents.json': json({}),
  'App/Assets.xcassets/Bar.colorset/Contents.json': colorSet(owner.colors.bar),
  'App/Assets.xcassets/Paper.colorset/Contents.json': colorSet(owner.colors.background),
  'App/Assets.xcassets/AppIcon.appiconset/Contents.json': json({
    images: [{ filename: 'icon.png', idiom: 'universal', platform: 'ios', size: '1024x1024' }],
  }),
  'App/Assets.xcassets/Mark.imageset/Contents.json': json({
    images: [{ filename: 'mark.svg', idiom: 'universal' }],
    properties: { 'preserves-vector-representation': true },
  }),
});

const xcconfig = ({ name, origin, packageName, version, appleTeamId }: Owner) =>
  `// Written by tools/configure.ts from native/app.json.
APP_NAME = ${name}
SITE_HOST = ${new URL(origin).host}
PRODUCT_BUNDLE_IDENTIFIER = ${packageName}
MARKETING_VERSION = ${version.name}
CURRENT_PROJECT_VERSION = ${version.code}
DEVELOPMENT_TEAM = ${appleTeamId}
`.replaceAll(/ +$/gm, '');

const swift = ({ origin, packageName, version, paymentOrigins }: Owner) =>
  `// Written by tools/configure.ts from native/app.json.
enum Facts {
  static let platform = "IOS_APP"
  static let version = "${version.name}"
  static let origin = "${origin}"
  static let scheme = "${packageName}"
  static let paymentOrigins = [
${paymentOrigins.map((one) => `    "${one}",\n`).join('')}  ]
}
`;

const json = (content: object) =>
  `${JSON.stringify({ ...content, info: { author: 'xcode', version: 1 } }, null, 2)}\n`;

function colorSet(color: string) {
  const [red, green, blue] = [1, 3, 5].map((at) => `0x${color.slice(at, at + 2).toUpperCase()}`);
  const components = { alpha: '1.000', blue, green, red };
  return json({ colors: [{ color: { 'color-space': 'srgb', components }, idiom: 'universal' }] });
}
