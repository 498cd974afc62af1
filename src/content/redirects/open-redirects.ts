import { lt, sql } from 'drizzle-orm';
import { isbot } from 'isbot';
import { lostAddresses, redirects } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { comparable, type Rule } from './redirect.ts';

type Db = Pick<Ctx, 'db' | 'now'>;

const flushAfterMs = 1_000;
const maxBuffered = 500;
const maxLost = 1_000;
const longestPath = 300;

/** What programs try that look for holes: nobody's lost page. */
const probing =
  /\.(php\d?|aspx?|jsp|cgi|env|git|sql|bak|zip|tar|gz|ya?ml|ini|log|exe)\b|\/(wp-|\.|cgi-bin|xmlrpc)/i;

/**
 * The redirects as a process uses them: rules in memory, counts written in batches. `onError` hears of a batch that
 * could not be written; counting is not worth a failed page.
 */
export function openRedirects(ctx: Db, onError: (error: unknown) => void) {
  let rules: Promise<Map<string, Rule>> | null = null;
  const used = new Map<string, number>();
  const lost = new Map<string, number>();
  let timer: NodeJS.Timeout | null = null;

  const count = (counts: Map<string, number>, key: string) => {
    if (counts.size >= maxBuffered && !counts.has(key)) return;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    timer ??= setTimeout(() => void flush(), flushAfterMs).unref();
  };

  async function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    const [hits, misses] = [[...used], [...lost]];
    used.clear();
    lost.clear();
    try {
      if (hits.length > 0) await addHits(ctx, hits);
      if (misses.length > 0) await addLost(ctx, misses);
    } catch (error) {
      onError(error);
    }
  }

  return {
    /** Where this path leads, or null. @param path as requested */
    async find(path: string): Promise<Rule | null> {
      const reading = (rules ??= readRules(ctx));
      try {
        return (await reading).get(comparable(path)) ?? null;
      } catch (error) {
        if (rules === reading) rules = null;
        throw error;
      }
    },
    countHit: (rule: Rule) => count(used, rule.id),
    /** Notes that somebody looked for a page that is not there. Robots and strange paths do not count. */
    countLost(path: string, userAgent: string) {
      if (userAgent === '' || isbot(userAgent) || path.length > longestPath || probing.test(path)) return;
      const plain = comparable(path);
      if (!/\p{C}/u.test(plain)) count(lost, plain);
    },
    /** The rules have changed: read them anew when they are needed. */
    drop() {
      rules = null;
    },
    flush,
  };
}
export type Redirects = ReturnType<typeof openRedirects>;

async function readRules({ db }: Db): Promise<Map<string, Rule>> {
  const { id, fromPath, target, status } = redirects;
  const rows = await db.select({ id, fromPath, target, status }).from(redirects);
  return new Map(rows.map(({ fromPath: path, ...rule }) => [path, rule]));
}

const asJson = (counts: [key: string, count: number][]) =>
  JSON.stringify(counts.map(([key, count]) => ({ key, count })));

const addHits = ({ db, now }: Db, counts: [string, number][]) =>
  db.execute(sql`
    update redirects set hits = hits + seen.count, last_hit_at = ${now().toISOString()}
    from jsonb_to_recordset(${asJson(counts)}::jsonb) as seen (key uuid, count int)
    where redirects.id = seen.key`);

/** Adds to the list of lost addresses; when it is full, those that fewest and longest ago asked for fall off. */
async function addLost({ db, now }: Db, counts: [string, number][]): Promise<void> {
  await db.execute(sql`
    insert into lost_addresses (path, hits, last_seen_at)
    select key, count, ${now().toISOString()}::timestamptz
    from jsonb_to_recordset(${asJson(counts)}::jsonb) as seen (key text, count int)
    on conflict (path) do update
    set hits = lost_addresses.hits + excluded.hits, last_seen_at = excluded.last_seen_at`);
  await db.execute(sql`
    delete from lost_addresses where id in (
      select id from lost_addresses order by hits desc, last_seen_at desc offset ${maxLost}
    )`);
}

const quietDays = 90;

/** What nobody has asked for in a quarter of a year is no longer missed. */
export async function purgeQuietAddresses(ctx: Db): Promise<void> {
  const before = new Date(ctx.now().getTime() - quietDays * 86_400_000);
  await ctx.db.delete(lostAddresses).where(lt(lostAddresses.lastSeenAt, before));
}
