import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../lib/postgres-server.ts';
import { run } from '../lib/run.ts';
import { balanceSites, haproxy } from './haproxy.ts';
import { startLoad, told } from './load.ts';
import { openMachine, signInAtOffice, together, whatCame } from './machines.ts';
import { NotHere, type Story } from './story.ts';

/**
 * Two machines of the version before the newest migration are replaced one after the other, under load; in between the
 * old one is started once more on the tables of the new one.
 */
export const previousVersion: Story = {
  name: 'previous-version',
  fault: 'an upgrade, machine by machine, while visitors come',
  programs: [haproxy],
  async run() {
    const before = buildPrevious();
    const postgres = await startPostgres({ durable: true });
    const machines = [await openMachine(), await openMachine()] as const;
    const [first, second] = machines;
    const proxy = await balanceSites(machines.map(({ port }) => port));
    const settings = together(proxy.url, postgres.url);
    await first.start(settings, before.folder);
    await second.start(settings, before.folder);
    const sessions = [await signInAtOffice(first.url)];

    const load = startLoad(proxy.url);
    await load.acknowledges(10);
    await first.stop();
    await first.start(settings);
    let unserved = 0;
    // Side by side, and with an old one that finds the new tables at its start.
    for (const restart of [false, true]) {
      if (restart) {
        await second.stop();
        await second.start(settings, before.folder);
      }
      for (const { url } of machines) {
        sessions.push(await signInAtOffice(url));
        unserved += await notServed(url, sessions);
      }
      await load.acknowledges(10);
    }
    await second.stop();
    await second.start(settings);
    for (const { url } of machines) unserved += await notServed(url, sessions);
    await load.acknowledges(10);
    await load.stop();
    told(load, proxy);
    const figures = [
      { what: `requests that failed, of ${load.answered}`, value: load.failed.length, atMost: 0 },
      {
        what: 'pages and staff calls that one version refused the other’s sessions',
        value: unserved,
        atMost: 0,
      },
      ...(await whatCame(postgres.url, load)),
    ];
    await Promise.all(machines.map((machine) => machine.stop()));
    await proxy.close();
    await postgres.remove();
    before.remove();
    return figures;
  },
};

/** The pages and calls that are not answered with 200 to any of these sessions. */
async function notServed(url: string, sessions: string[]): Promise<number> {
  const asked = sessions.flatMap((Cookie) =>
    ['/', '/contact-us', '/staff/session', '/staff/leads', '/staff/settings'].map(async (address) => {
      const { status } = await fetch(`${url}${address}`, { headers: { Cookie } });
      if (status !== 200) console.log(`  ${url}${address} answered ${status}`);
      return status === 200;
    }),
  );
  return (await Promise.all(asked)).filter((good) => !good).length;
}

/** The last commit before the newest migration, built in a clone of its own. */
function buildPrevious() {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  let commit: string;
  try {
    commit = git('rev-parse', `${git('log', '-1', '--format=%H', '--', 'drizzle/*.sql')}~1`);
  } catch {
    throw new NotHere('needs the history of the project: the commit before the newest migration');
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'nirmaan-previous-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.on('exit', remove);
  execFileSync('git', ['clone', '--quiet', '--shared', '.', folder]);
  execFileSync('git', ['checkout', '--quiet', commit], { cwd: folder });
  const lock = (project: string) => readFileSync(path.join(project, 'package-lock.json'), 'utf8');
  if (lock(folder) === lock('.'))
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  else run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder });
  if (!run(process.execPath, ['scripts/build.ts'], { cwd: folder }))
    throw new Error(`${commit} was not built`);
  return { folder, remove };
}
