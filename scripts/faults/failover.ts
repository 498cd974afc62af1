import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../lib/postgres-server.ts';
import { ask } from './ask-database.ts';
import { haproxy, startHaproxy } from './haproxy.ts';
import { startLoad } from './load.ts';
import { openMachine, together, whatCame } from './machines.ts';
import type { Figure, Story } from './story.ts';

/** The replica that confirms every commit is promoted when its primary dies; the proxy leads there. */
export const failover: Story = {
  name: 'failover',
  fault: 'the primary of PostgreSQL is killed under load and its replica promoted',
  programs: [haproxy, { package: 'postgresql', program: 'pg_basebackup' }],
  async run() {
    const primary = await startPostgres({ durable: true });
    const replica = await startPostgres({ durable: true, replicaOf: primary.url });
    const [ofPrimary, ofReplica] = [primary, replica].map(({ url }) => Number(new URL(url).port));
    // Set once it is there, and not copied to it: promoted, it waits for nobody.
    await ask(primary.url, "alter system set synchronous_standby_names = '*'");
    await ask(primary.url, 'select pg_reload_conf()');
    while (!(await isConfirmed(primary.url))) await wait(50);

    const line = await startHaproxy(
      (port) => `
defaults
  mode tcp
  timeout connect 1s
  timeout client 1h
  timeout server 1h
  retries 3
  option redispatch 1
listen database
  bind 127.0.0.1:${port}
  option tcp-check
  default-server check inter 500ms fastinter 100ms fall 2 rise 2 on-marked-down shutdown-sessions
  server primary 127.0.0.1:${ofPrimary}
  server replica 127.0.0.1:${ofReplica} backup
`,
    );
    const machine = await openMachine();
    const url = primary.url.replace(String(ofPrimary), String(line.port));
    await machine.start(together(machine.url, url));
    const { pid } = machine.app ?? {};

    const load = startLoad(machine.url);
    await load.acknowledges(40);
    await primary.stop('kill');
    const died = performance.now();
    // What Patroni or a provider does when the primary has been silent for a moment.
    await wait(1_000);
    await ask(replica.url, 'select pg_promote()');
    await load.acknowledges(1);
    const seconds = (performance.now() - died) / 1_000;
    await load.acknowledges(40);
    await load.stop();
    const odd = load.failed.filter((failed) => !/: 503 /.test(failed));
    for (const failed of odd.slice(0, 10)) console.log(`  ${failed}`);
    const figures: Figure[] = [
      { what: 'the first enquiry after the primary’s death', value: seconds, unit: 's', atMost: 10 },
      { what: `refused otherwise than by 503, of ${load.answered}`, value: odd.length, atMost: 0 },
      { what: 'the slowest answer', value: load.slowest / 1_000, unit: 's', atMost: 6 },
      ...(await whatCame(replica.url, load)),
      { what: 'servers that had to be started anew', value: machine.app?.pid === pid ? 0 : 1, atMost: 0 },
    ];
    await machine.stop();
    await line.close();
    await replica.remove();
    await primary.remove();
    return figures;
  },
};

/** Whether the replica confirms what is committed. */
const isConfirmed = async (url: string) =>
  (await ask(url, "select 1 from pg_stat_replication where sync_state = 'sync'")).length > 0;
