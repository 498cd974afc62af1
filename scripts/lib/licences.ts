/** As package-lock.json has it, by the folder of the package. */
export type Locked = Record<string, { version?: string; license?: string; dev?: boolean }>;

/** What asks for no more than to be named, by SPDX. The fonts' and the data's are among them. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages with a licence that asks for more, or with none in their data, and why they may be there. */
const known: [name: RegExp, licence: string, why: string][] = [
  [/^@img\/sharp-/, 'LGPL-3.0-or-later', 'a library of its own beside us, which anybody may replace'],
  [/^(satori|ical\.js)$/, 'MPL-2.0', 'its files are used as they are'],
  [/^axe-core$|^lightningcss/, 'MPL-2.0', 'tools, no part of what is served'],
  [/^(png-js|busboy|streamsearch|humanize-number)$/, 'MIT', 'says its file LICENSE alone'],
];

export type Licence = {
  name: string;
  version: string;
  licence: string;
  role: 'runs' | 'builds';
  why: string;
};

/**
 * Every package of a lockfile, once, by name and version; those that build are listed too, for parts of them are in the
 * browser's files.
 */
export function licencesOf(locked: Locked): Licence[] {
  const all = new Map<string, Licence>();
  for (const [folder, { version = '', license = '', dev }] of Object.entries(locked)) {
    if (folder === '') continue;
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const found = known.find(([names]) => names.test(name));
    const [, given = '', why = ''] = isPermissive(license) ? [] : (found ?? []);
    const before = all.get(`${name}@${version}`);
    const role = dev && before?.role !== 'runs' ? 'builds' : 'runs';
    all.set(`${name}@${version}`, { name, version, licence: license || given, role, why });
  }
  return [...all.values()].toSorted((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Those that nobody has said yes to. */
export const refusedOf = (licences: Licence[]) =>
  licences.filter(({ licence, why }) => !why && !isPermissive(licence));

/** One of several is enough; of several at once each must be. */
const isPermissive = (expression: string) =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((all) => all.split(' AND ').every((one) => permissive.has(one)));

/** `name version · licence · runs`, a line each. */
export const licenceList = (licences: Licence[]) =>
  licences
    .map(({ name, version, licence, role, why }) =>
      [`${name} ${version}`, licence, role, ...(why ? [why] : [])].join(' · '),
    )
    .join('\n');
