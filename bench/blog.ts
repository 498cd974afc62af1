import { sql } from 'drizzle-orm';
import { openDatabase } from '../src/kit/database.server.ts';
import { startApp, temporaryDataDir, type AppServer } from '../scripts/lib/app-server.ts';
import { startPostgres } from '../scripts/lib/postgres-server.ts';
import { median, type Table } from './report.ts';

const posts = 10_000;
const reactions = 1_000_000;
const rounds = 400;

/** The blog with its twelve samples against one with 10,000 posts and 1,000,000 reactions, asked in turn. */
export async function blog(): Promise<Table> {
  const postgres = await startPostgres();
  const urls = { few: await postgres.createDatabase('few'), many: await postgres.createDatabase('many') };
  const folders = [temporaryDataDir(), temporaryDataDir()] as const;
  // Without the page cache: what is measured is the work behind it.
  const settings = { LOG_LEVEL: 'warn', RATE_LIMITS: 'off', PAGE_CACHE: 'off' };
  const start = (url: string, folder: string) => startApp(folder, { ...settings, DATABASE_URL: url });
  await (await start(urls.many, folders[1].folder)).stop();
  await fill(urls.many);
  const few = await start(urls.few, folders[0].folder);
  const many = await start(urls.many, folders[1].folder);

  const slugs = { few: await newestSlug(few), many: await newestSlug(many) };
  const rows: string[][] = [];
  for (const [name, pathFor] of Object.entries(asked)) {
    const times = { few: [] as number[], many: [] as number[] };
    for (let round = -20; round < rounds; round++)
      for (const [key, app] of [
        ['few', few],
        ['many', many],
      ] as const) {
        const took = await time(app, pathFor(slugs[key]));
        if (round >= 0) times[key].push(took);
      }
    const [a, b] = [median(times.few), median(times.many)];
    rows.push([name, a.toFixed(2), b.toFixed(2), (b / a).toFixed(2)]);
  }
  await Promise.all([few.stop(), many.stop()]);
  await postgres.remove();
  for (const folder of folders) folder.remove();
  return {
    title: 'Blog',
    note: `Twelve posts against ${posts.toLocaleString('en-IN')} posts of the same length with ${reactions.toLocaleString('en-IN')} reactions, on PostgreSQL, pages rendered for each request; median of ${rounds} requests each, one at a time and in turn.`,
    head: ['asked for', 'few, ms', 'many, ms', 'ratio'],
    rows,
  };
}

const asked: Record<string, (slug: string) => string> = {
  'GET /blog': () => '/blog',
  'GET /blogs/{slug}': (slug) => `/blogs/${slug}`,
  'GET /api/blogs?limit=12': () => '/api/blogs?limit=12',
  'GET /api/blogs/slug/{slug}': (slug) => `/api/blogs/slug/${slug}`,
  'GET /api/reactions/slug/{slug}': (slug) => `/api/reactions/slug/${slug}`,
};

async function newestSlug(app: AppServer): Promise<string> {
  const answer = await fetch(`${app.url}/api/blogs?limit=1`);
  return ((await answer.json()) as { slug: string }[])[0]?.slug ?? '';
}

async function time(app: AppServer, path: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(app.url + path);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${answer.status} from ${path}`);
  return performance.now() - started;
}

/** Copies the samples until there are enough, each with its share of the reactions. */
async function fill(url: string) {
  const database = await openDatabase({ url, dataDir: '' });
  const run = (statement: string) => database.db.execute(sql.raw(statement));
  const copies = Math.ceil(posts / 12);
  for (let from = 1; from < copies; from += 100)
    await run(`
      insert into posts (id, slug, title, blocks, image1_id, image2_id, author_name, category, is_featured, action_type,
        action_value, status, published_at, preview_token)
      select gen_random_uuid(), slug || '-' || n, title, blocks, image1_id, image2_id, author_name, category, is_featured,
        action_type, action_value, status, published_at - n * interval '1 hour', md5(slug || n)
      from posts, generate_series(${from}, ${Math.min(from + 99, copies - 1)}) as n
      where is_sample`);
  await run('insert into post_counts (post_id) select id from posts on conflict do nothing');
  for (let batch = 0; batch < 20; batch++)
    await run(`
      insert into reactions (post_id, viewer, type)
      select id, gen_random_uuid(), (array['like', 'love', 'wow', 'celebrate'])[1 + n % 4]
      from posts, generate_series(1, ${Math.ceil(reactions / posts / 20)}) as n`);
  await run(`
    update post_counts set "like" = c."like", love = c.love, wow = c.wow, celebrate = c.celebrate
    from (select post_id, count(*) filter (where type = 'like') as "like", count(*) filter (where type = 'love') as love,
      count(*) filter (where type = 'wow') as wow, count(*) filter (where type = 'celebrate') as celebrate
      from reactions group by post_id) c where c.post_id = post_counts.post_id`);
  await run('analyze');
  await database.close();
}
