import { startPostgres } from '../lib/postgres-server.ts';
import { startLoad } from './load.ts';
import { openMachine, together, whatCame } from './machines.ts';
import type { Figure, Story } from './story.ts';

/** PostgreSQL keeps its connections and says nothing any more, as behind a line that swallows everything; then it goes on. */
export const silentDatabase: Story = {
  name: 'silent-database',
  fault: 'PostgreSQL falls silent under load without closing a connection',
  async run() {
    const postgres = await startPostgres({ durable: true });
    const machine = await openMachine();
    await machine.start(together(machine.url, postgres.url));
    const { pid } = machine.app ?? {};
    const load = startLoad(machine.url);
    await load.acknowledges(20);
    const calm = load.slowest;

    let [told, healthy, ready] = [0, 0, 0];
    const silent = performance.now();
    try {
      postgres.pause();
      await load.fails(10);
      told = (performance.now() - silent) / 1_000;
      healthy = (await fetch(`${machine.url}/healthz`)).status;
      ready = (await fetch(`${machine.url}/readyz`)).status;
    } finally {
      // What is stopped does not notice that nobody is left.
      postgres.resume();
    }
    const back = performance.now();
    await load.acknowledges(1);
    const seconds = (performance.now() - back) / 1_000;
    await load.acknowledges(20);
    await load.stop();
    const odd = load.failed.filter((failed) => !/: 503 /.test(failed));
    for (const failed of odd.slice(0, 10)) console.log(`  ${failed}`);
    console.log(`  the slowest answer before: ${(calm / 1_000).toFixed(1)} s`);
    const figures: Figure[] = [
      { what: 'ten were told', value: told, unit: 's', atMost: 10 },
      { what: 'the slowest answer', value: load.slowest / 1_000, unit: 's', atMost: 6 },
      { what: `refused otherwise than by 503, of ${load.answered}`, value: odd.length, atMost: 0 },
      { what: '/healthz meanwhile', value: healthy, atMost: 200 },
      { what: '/readyz meanwhile', value: ready, atLeast: 503 },
      { what: 'the first enquiry after it goes on', value: seconds, unit: 's', atMost: 5 },
      ...(await whatCame(postgres.url, load)),
      { what: 'servers that had to be started anew', value: machine.app?.pid === pid ? 0 : 1, atMost: 0 },
    ];
    await machine.stop();
    await postgres.remove();
    return figures;
  },
};
