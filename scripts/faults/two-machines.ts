import { startPostgres } from '../lib/postgres-server.ts';
import { startS3 } from '../lib/s3-server.ts';
import { balanceSites, haproxy } from './haproxy.ts';
import { startLoad, told } from './load.ts';
import { openMachine, together, whatCame } from './machines.ts';
import type { Figure, Story } from './story.ts';
import { whatBothKnow } from './what-both-know.ts';

/** What one machine takes in is right on the other; then one dies among visitors and comes back. */
export const twoMachines: Story = {
  name: 'two-machines',
  fault: 'one of two machines behind a proxy is killed under load',
  programs: [haproxy],
  async run() {
    const postgres = await startPostgres({ durable: true });
    const s3 = await startS3();
    const machines = [await openMachine(), await openMachine()] as const;
    const [first, second] = machines;
    const proxy = await balanceSites(machines.map(({ port }) => port));
    const settings = { ...together(proxy.url, postgres.url), ...s3.settings };
    await first.start(settings);
    await second.start(settings);
    const shared = await whatBothKnow(machines);

    const load = startLoad(proxy.url);
    await load.acknowledges(20);
    await second.stop('SIGKILL');
    await load.acknowledges(40);
    await second.start(settings);
    await load.acknowledges(20);
    await load.stop();
    told(load, proxy);
    const share = (100 * load.failed.length) / load.answered;
    const figures: Figure[] = [
      ...shared,
      { what: `requests that failed, of ${load.answered}`, value: share, unit: '%', atMost: 1 },
      ...(await whatCame(postgres.url, load)),
    ];
    await Promise.all(machines.map((machine) => machine.stop()));
    await proxy.close();
    await s3.close();
    await postgres.remove();
    return figures;
  },
};
