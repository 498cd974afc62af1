import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startApp, temporaryDataDir } from '../lib/app-server.ts';
import { run } from '../lib/run.ts';
import type { Story } from './story.ts';

/** What `npm run release` wrote is unpacked, gets its packages as docs/operations.md says, serves and saves. */
export const release: Story = {
  name: 'release',
  fault: 'a release without something that it needs to run',
  run: async () => {
    if (!run(process.execPath, ['scripts/release.ts'])) throw new Error('No release was made');
    const archive = readdirSync('release').find((file) => file.endsWith('.tar.gz')) ?? '';
    const folder = mkdtempSync(path.join(tmpdir(), 'nirmaan-release-'));
    const remove = () => rmSync(folder, { recursive: true, force: true });
    process.on('exit', remove);
    execFileSync('tar', ['-xzf', path.resolve('release', archive), '-C', folder, '--strip-components=1']);
    if (!run('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder }))
      throw new Error('npm ci failed in the release');

    const data = temporaryDataDir();
    const app = await startApp(data.folder, { PAGE_CACHE: 'lazy' }, folder);
    const asked = ['/', '/hi', '/contact-us', '/work', '/admin', '/login'];
    const answers = await Promise.all(asked.map(async (where) => (await fetch(`${app.url}${where}`)).status));
    await app.stop();
    const node = path.join(folder, 'node_modules/.bin/node');
    execFileSync(node, ['scripts/backup.ts'], {
      cwd: folder,
      env: { PATH: process.env.PATH, DATA_DIR: data.folder },
    });
    const saved = readdirSync(path.join(data.folder, 'backups')).filter((file) => file.endsWith('.tar.gz'));
    const failed = asked.filter((_, i) => answers[i] !== 200);
    if (failed.length > 0) console.log(`  not served: ${failed.join(', ')}`);
    remove();
    return [
      { what: `of ${asked.length} pages not served`, value: failed.length, atMost: 0 },
      { what: 'backups made by its command', value: saved.length, atLeast: 1 },
    ];
  },
};
