import { existsSync } from 'node:fs';
import path from 'node:path';
import { isRoot, run } from '../lib/run.ts';
import { NotHere, type Story } from './story.ts';

/** Where system programs lie that are not on everybody's PATH. */
const folders = () => [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/bin'];

/** @returns the path of a program, null where it is not */
export const find = (program: string): string | null =>
  folders()
    .map((folder) => path.join(folder, program))
    .find((file) => existsSync(file)) ?? null;

/** As above, of one that was brought. */
export function programOf(program: string): string {
  const found = find(program);
  if (!found) throw new NotHere(`${program} is not installed`);
  return found;
}

/** Where Debian's packages put a library of this machine's kind. @throws NotHere */
export function libraryOf(name: string): string {
  const kind = { x64: 'x86_64', arm64: 'aarch64' }[process.arch as string];
  const file = `/usr/lib/${kind}-linux-gnu/${name}`;
  if (!existsSync(file)) throw new NotHere(`${file} is not there`);
  return file;
}

/** Installs what is missing from Debian's packages. @throws NotHere where that cannot be done */
export function bring(programs: Story['programs'] = []) {
  const missing = programs.filter(({ program }) => !find(program));
  if (missing.length === 0) return;
  const names = missing.map((one) => one.package);
  if (!isRoot || !existsSync('/usr/bin/apt-get'))
    throw new NotHere(`needs ${names.join(', ')}: only root installs Debian's packages`);
  console.log(`▸ Installing ${names.join(', ')} …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], { env });
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { env });
  const left = missing.filter(({ program }) => !find(program));
  if (left.length > 0)
    throw new NotHere(`Debian's ${left.map((one) => one.package).join(', ')} did not come`);
}
