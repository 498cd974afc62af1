// What can be checked of the iOS app with Node alone: node native/ios/tools/check.ts. 0: all well, 1: failed.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { Owner } from '../../../scripts/lib/native-owner.ts';
import { factFiles } from './facts.ts';
import { looseEnds, readPbxproj, type Pbx } from './pbxproj.ts';
import { readPlist, type Plist } from './plist.ts';

const ios = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ios), 'utf8');
const languages = ['en', 'hi', 'mr'];
let failed = 0;

/** Says what is wrong with one thing, or that nothing is. */
function check(what: string, complaints: () => string[]) {
  let wrong: string[];
  try {
    wrong = complaints();
  } catch (error) {
    wrong = [String(error)];
  }
  failed += wrong.length;
  console.log(wrong.length === 0 ? `✓ ${what}` : `✗ ${what}\n${wrong.map((one) => `    ${one}`).join('\n')}`);
}
const unless = (isWell: boolean, complaint: string) => (isWell ? [] : [complaint]);

check('the facts are those of native/app.json', () =>
  Object.entries(factFiles(Owner.parse(JSON.parse(read('../app.json'))))).flatMap(([path, text]) =>
    unless(existsSync(new URL(path, ios)) && read(path) === text, `${path} differs: run tools/configure.ts`),
  ),
);

const icon = await sharp(new URL('App/Assets.xcassets/AppIcon.appiconset/icon.png', ios).pathname).metadata();
check('the icon is what the store takes', () =>
  unless(icon.width === 1024 && icon.height === 1024 && !icon.hasAlpha, '1024 × 1024, without transparency'),
);

const project = () => readPbxproj(read('Agency.xcodeproj/project.pbxproj'));
check('the project is in one piece', () => looseEnds(project()));

check('what the project names is there', () => {
  const objects = Object.values(project()['objects'] as Record<string, Record<string, Pbx>>);
  const paths = objects.flatMap((object) => {
    const settings = (object['buildSettings'] ?? {}) as Record<string, Pbx>;
    const isOurs = object['sourceTree'] === '<group>' && object['path'];
    return [
      isOurs && object['path'],
      object['relativePath'],
      settings['INFOPLIST_FILE'],
      settings['CODE_SIGN_ENTITLEMENTS'],
    ];
  });
  return [...new Set(paths)]
    .filter((path) => typeof path === 'string')
    .flatMap((path) => unless(existsSync(new URL(path, ios)), `${path} is missing`));
});

const dict = (path: string) => readPlist(read(path)) as Record<string, Plist>;

check('Info.plist has what the app needs', () => {
  const info = dict('Info.plist');
  const needed = [
    'CFBundleIdentifier',
    'NSCameraUsageDescription',
    'UIApplicationSceneManifest',
    'UILaunchScreen',
  ];
  return [
    ...needed.flatMap((key) => unless(key in info, `${key} is missing`)),
    ...unless(!('NSAppTransportSecurity' in info), 'NSAppTransportSecurity: nothing goes without encryption'),
    ...unless(!('CFBundleURLTypes' in info), 'CFBundleURLTypes: nobody else may open the app by its scheme'),
    ...unless(String(info['CFBundleLocalizations']) === String(languages), 'CFBundleLocalizations'),
  ];
});

check('the app may open links and end sign-ins of its site alone', () => {
  const domains = dict('Agency.entitlements')['com.apple.developer.associated-domains'];
  return unless(String(domains) === 'applinks:$(SITE_HOST),webcredentials:$(SITE_HOST)', String(domains));
});

check('every variable has a value', () => {
  const built = ['EXECUTABLE_NAME', 'PRODUCT_NAME', 'PRODUCT_MODULE_NAME'];
  const given = new Set(
    [...built, ...read('Facts.xcconfig').matchAll(/^(\w+) =/gm)].map((one) =>
      typeof one === 'string' ? one : one[1],
    ),
  );
  return ['Info.plist', 'Agency.entitlements'].flatMap((path) =>
    [...read(path).matchAll(/\$\((\w+)\)/g)].flatMap(([, name]) =>
      unless(given.has(name), `${path}: $(${name})`),
    ),
  );
});

check('nobody is tracked', () => {
  const { NSPrivacyTracking, NSPrivacyTrackingDomains, NSPrivacyCollectedDataTypes } =
    dict('App/PrivacyInfo.xcprivacy');
  const tracks = (NSPrivacyCollectedDataTypes as Record<string, Plist>[]).filter(
    (type) => type['NSPrivacyCollectedDataTypeTracking'] !== false,
  );
  return [
    ...unless(NSPrivacyTracking === false && String(NSPrivacyTrackingDomains) === '', 'tracking'),
    ...tracks.map((type) => String(type['NSPrivacyCollectedDataType'])),
  ];
});

type Catalog = {
  strings: Record<string, { localizations: Record<string, { stringUnit?: { value?: string } }> }>;
};
const wordsOf = (path: string) => (JSON.parse(read(path)) as Catalog).strings;

check('the app speaks every language of its own', () =>
  ['App/Localizable.xcstrings', 'App/InfoPlist.xcstrings'].flatMap((path) =>
    Object.entries(wordsOf(path)).flatMap(([key, { localizations }]) =>
      languages.flatMap((language) =>
        unless(Boolean(localizations[language]?.stringUnit?.value?.trim()), `${path}: ${key} in ${language}`),
      ),
    ),
  ),
);

const sources = readdirSync(new URL('App/', ios)).filter((name) => name.endsWith('.swift'));
const swift = sources.map((name) => read(`App/${name}`)).join('\n');

check('every colour is mixed', () =>
  [
    ...swift.matchAll(/UIColor\(named: "(\w+)"/g),
    ...read('Info.plist').matchAll(/UIColorName<\/key>\s*<string>(\w+)/g),
  ].flatMap(([, name]) =>
    unless(existsSync(new URL(`App/Assets.xcassets/${name}.colorset/Contents.json`, ios)), `${name}`),
  ),
);

check('every word is said somewhere, and every said word is there', () => {
  const said = new Set([...swift.matchAll(/NSLocalizedString\(\s*"([^"]+)"/g)].map(([, key]) => key!));
  const there = new Set(Object.keys(wordsOf('App/Localizable.xcstrings')));
  const info = dict('Info.plist');
  return [
    ...[...said].filter((key) => !there.has(key)),
    ...[...there].filter((key) => !said.has(key)),
    ...Object.keys(wordsOf('App/InfoPlist.xcstrings')).filter((key) => !(key in info)),
  ];
});

process.exitCode = failed > 0 ? 1 : 0;
