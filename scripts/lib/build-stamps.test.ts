import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildStamped, inputFiles, isUpToDate, type Target } from './build-stamps.ts';
import { targets } from './build-targets.ts';

const page: Target = {
  name: 'page',
  inputs: ['src/**', 'lock.json'],
  except: (file) => file.startsWith('src/other/'),
  outputs: ['build/page'],
};

test('what was built stays until its sources, its output or a build cut short say otherwise', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'stamps-'));
  let minute = 0;
  const write = (file: string, text: string) => {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
    // Every write at a time of its own, as a person's would be.
    utimesSync(path.join(root, file), ++minute, minute);
  };
  const build = () => buildStamped(page, async () => write('build/page/a.js', 'built'), root);
  const upToDate = () => isUpToDate(page, root);
  const changes = async (change: () => void) => {
    await build();
    expect(upToDate()).toBe(true);
    change();
    expect(upToDate()).toBe(false);
  };

  write('src/a.ts', '1');
  write('src/gone.ts', '1');
  write('lock.json', '1');
  expect(upToDate()).toBe(false);

  await changes(() => write('src/a.ts', '2'));
  await changes(() => write('src/new.ts', ''));
  await changes(() => rmSync(path.join(root, 'src/gone.ts')));
  await changes(() => write('lock.json', '2'));
  await changes(() => write('build/page/a.js', 'by hand'));
  await changes(() => write('build/page/left-over.js', ''));
  rmSync(path.join(root, 'build/page/left-over.js'));
  await changes(() => rmSync(path.join(root, 'build/page'), { recursive: true }));
  await changes(() => write('build/.stamps.json', '{ "page": { "se'));

  await build();
  write('src/other/b.ts', '2');
  write('src/a.test.ts', '2');
  expect(upToDate()).toBe(true);
  // To another branch and back: new times, the same words.
  write('src/a.ts', '3');
  write('src/a.ts', '2');
  expect(upToDate()).toBe(true);

  // Cut short, failed, or with an edit on the way.
  await expect(buildStamped(page, () => Promise.reject(new Error('no')), root)).rejects.toThrow('no');
  expect(upToDate()).toBe(false);
  await buildStamped(page, async () => write('src/a.ts', '4'), root);
  expect(upToDate()).toBe(false);
  rmSync(root, { recursive: true });
});

test('every file that the back office and the site import builds them again when it changes', () => {
  const [site, office] = targets.map((target) => new Set(inputFiles(target)));
  expect([...reachedFrom('src/office/main.tsx')].filter((file) => !office?.has(file))).toEqual([]);
  expect([...reachedFrom('src/server/server.ts')].filter((file) => !site?.has(file))).toEqual([]);
  for (const file of ['vite.config.ts', 'vite.admin.config.ts'])
    for (const reached of reachedFrom(file)) expect(site?.has(reached) || office?.has(reached)).toBe(true);
});

/** The file and every file of ours that it brings along. */
function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file)) return reached;
  reached.add(file);
  const source = readFileSync(file, 'utf8').replaceAll(/^(import|export) type [^;]*;/gm, '');
  for (const [, name = ''] of source.matchAll(/(?:from|import)\s*\(?\s*'([#.][^'?]+)/g)) {
    const found = name.startsWith('#')
      ? `src/${name.slice(1)}`
      : path.posix.join(path.posix.dirname(file), name);
    if (existsSync(found) && /\.tsx?$/.test(found)) reachedFrom(found, reached);
  }
  return reached;
}
