// `npm run dev`: the product with Vite in front of it. Pages and the back office change while you look at them; a
// change in server code puts the product together anew on the same open database.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { pino } from 'pino';
import { createServer as createVite } from 'vite';
import { lockDataDir } from '#adapters/files/lock-data-dir.ts';
import { openDatabase } from '#kit/database.server.ts';
import { ensureOwner } from '#agency/staff/ensure-owner.ts';
import { readEnv } from '#server/env.server.ts';

type Compose = typeof import('../src/server/compose.ts').compose;
type Build = NonNullable<Parameters<Compose>[0]['site']>['build'];
type Product = Awaited<ReturnType<Compose>>;

if (existsSync('.env')) process.loadEnvFile('.env');
const env = readEnv({ OWNER_PASSWORD: 'development', ...process.env, PAGE_CACHE: 'off', WORKERS: '1' });
const log = pino({ level: process.env.LOG_LEVEL ?? 'warn' });
const lock = lockDataDir(path.resolve(env.DATA_DIR));
const database = await openDatabase({
  url: env.DATABASE_URL ?? null,
  directUrl: env.DATABASE_DIRECT_URL,
  dataDir: path.resolve(env.DATA_DIR),
});
await database.migrate();

const server = createServer();
const viteFor = (configFile: string, name: string) =>
  createVite({
    configFile,
    cacheDir: path.resolve('.cache', `vite-${name}`),
    server: { middlewareMode: true, hmr: { server, path: `${name}-changes` } },
  });
const office = await viteFor('vite.admin.config.ts', 'office');
const pages = await viteFor('vite.config.ts', 'pages');

const { seed } = (await pages.ssrLoadModule('/src/sample/seed.ts')) as typeof import('../src/sample/seed.ts');
await seed(database.db);

let current: { compose: Compose; build: Build; product: Promise<Product> } | null = null;

/** The product as the sources now say it. */
async function product(): Promise<Product> {
  const { compose } = (await pages.ssrLoadModule('/src/server/compose.ts')) as { compose: Compose };
  const build = (await pages.ssrLoadModule('virtual:react-router/server-build')) as Build;
  if (current?.compose !== compose || current.build !== build) {
    const old = current?.product;
    current = { compose, build, product: putTogether(compose, build, old) };
  }
  return current.product;
}

async function putTogether(compose: Compose, build: Build, old?: Promise<Product>): Promise<Product> {
  await (await old)?.close();
  const fresh = await compose({ env, database, log, site: { build, buildDir: path.resolve('build') } });
  await fresh.work();
  return fresh;
}

server.on('request', (request, response) => {
  const failed = (error: unknown) => {
    if (error instanceof Error) pages.ssrFixStacktrace(error);
    console.error(error);
    response.writeHead(500).end(String(error));
  };
  const ours = () => product().then(({ handle }) => handle(request, response), failed);
  if (request.url?.startsWith('/admin')) office.middlewares(request, response, ours);
  else pages.middlewares(request, response, ours);
});

const { system } = await product();
await ensureOwner(system, { email: env.OWNER_EMAIL, password: env.OWNER_PASSWORD ?? '' });
server.listen(env.PORT, env.HOST, () => {
  console.log(`\nNirmaan in development: ${env.PUBLIC_URL} · ${env.PUBLIC_URL}/admin (${env.OWNER_EMAIL})\n`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await (await current?.product)?.close();
    await Promise.all([pages.close(), office.close(), database.close()]);
    lock.release();
    process.exit(0);
  });
