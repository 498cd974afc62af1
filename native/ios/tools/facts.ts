import type { Owner } from '../../../scripts/lib/native-owner.ts';

/** What the project is configured with: paths below native/ios, and their text. */
export const factFiles = (owner: Owner): Record<string, string> => ({
  'Facts.xcconfig': xcconfig(owner),
  'App/Facts.swift': swift(owner),
  'App/Assets.xcassets/Contents.json': json({}),
  'App/Assets.xcassets/Bar.colorset/Contents.json': colorSet(owner.colors.bar),
  'App/Assets.xcassets/Ink.colorset/Contents.json': colorSet(owner.colors.text),
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
APP_NAME = ${name.replaceAll('//', '/ /')}
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
  static let paymentOrigins: [String] = [
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
