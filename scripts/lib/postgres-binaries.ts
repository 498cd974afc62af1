import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exe, postgresFolders, postgresPackage } from './platform.mjs';
import { isRoot, run } from './run.ts';

const cache = path.resolve('.cache/postgres');
const embedded = '16.14.0-beta.17';
const brought = postgresPackage(process.platform, process.arch);
const native = path.join(cache, 'node_modules', brought ?? '', 'native');

/** A folder with the programs of PostgreSQL 15 or newer: the machine's own, else Debian's, else npm's. */
export function postgresBinaries(): string {
  const found = findBinaries();
  if (found) return found;
  console.log('▸ Installing PostgreSQL for the tests …');
  if (isRoot && existsSync('/usr/bin/apt-get')) installFromDebian();
  if (!findBinaries()) installFromNpm();
  return findBinaries() ?? fail();
}

/** As above, without installing anything; null where there are none. */
export function findBinaries(): string | null {
  const folders = [
    process.env.POSTGRES_BIN ?? '',
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...globSync(postgresFolders(process.platform)),
    path.join(native, 'bin'),
  ];
  return folders.find((folder) => folder !== '' && versionOf(folder) >= 15) ?? null;
}

function versionOf(folder: string) {
  if (!existsSync(programIn(folder, 'initdb'))) return 0;
  const { stdout } = spawnSync(programIn(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/ (\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}

/** @returns the path of a program of PostgreSQL */
export const programIn = (folder: string, name: string) =>
  path.join(folder, `${name}${exe(process.platform)}`);

function installFromDebian() {
  // The package would otherwise set up and start a server of its own.
  mkdirSync('/etc/postgresql-common', { recursive: true });
  const settings = '/etc/postgresql-common/createcluster.conf';
  if (!existsSync(settings)) writeFileSync(settings, 'create_main_cluster = false\n');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], { env });
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], { env });
}

function installFromNpm() {
  if (!brought) return;
  mkdirSync(cache, { recursive: true });
  writeFileSync(path.join(cache, 'package.json'), '{ "private": true }');
  run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', `${brought}@${embedded}`], {
    cwd: cache,
  });
  // npm packages cannot carry symbolic links, so the package lists those that its libraries need.
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const root = path.dirname(native);
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string;
    target: string;
  }[])
    if (!existsSync(path.join(root, target)))
      symlinkSync(path.relative(path.dirname(target), source), path.join(root, target));
}

function fail(): never {
  throw new Error(
    'PostgreSQL 15 or newer is needed for the tests: put its programs on the PATH or in POSTGRES_BIN.',
  );
}
