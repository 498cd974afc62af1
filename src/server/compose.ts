import cluster from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';

import { createAdNetworks } from '#adapters/ads/ad-networks.ts';
import { createDiskFiles } from '#adapters/files/disk-files.ts';
import { createS3Files } from '#adapters/files/s3-files.ts';
import { listenToEvents } from '#adapters/events/listen.ts';
import { createGoogle } from '#adapters/google/google.ts';
import { createLimits } from '#adapters/limits/rate-limits.ts';
import { createDnsTexts } from '#adapters/dns/dns-texts.ts';
import { createImapInbox } from '#adapters/mail/imap-inbox.ts';
import { createQueue } from '#adapters/queue/pg-boss.ts';
import { createPdfs } from '#adapters/pdf/pdfs.ts';
import { documentUrl } from '#money/verify/verify-code.ts';
import { eInvoiceOf } from '#money/invoices/e-invoices/register.ts';
import { readDocumentPicture } from '#agency/document-pictures/document-pictures.ts';
import { createShareCards } from '#adapters/share-cards/share-cards.ts';
import { createCalendars } from '#adapters/caldav/caldav.ts';
import { createWebhookPost } from '#adapters/webhooks/webhook-post.ts';
import { createBackupPlace } from './backup-place.ts';
import { backupSettings } from './backup-settings.ts';
import { createApp, type AppDeps } from './app.ts';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { methods, ownHost } from './request-line.ts';
import { isTwofold, wantsPage } from '#content/galleries/wire/wants-page.ts';
import type { Database } from '#kit/database.server.ts';
import type { Ctx } from '#kit/context.ts';
import { codeAllLimit } from '#people/sign-in/codes/request-code.ts';
import type { Job } from '#kit/job.ts';
import { defineLimit, type Limit } from '#kit/limit.ts';
import { languageNamed, languagesWith, pathIn } from '#kit/language/language.ts';
import { dropAllCustomers, dropCustomer } from '#people/sessions/session-cache.ts';
import { customerCtx } from '#people/sign-in/wire/session.ts';
import { readWaits } from '#agency/settings/read-waits.ts';
import { serveFirst } from '#agency/settings/served-at.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { openRedirects } from '#content/redirects/open-redirects.ts';
import { redirectsTag } from '#content/redirects/write-redirect.ts';
import { concernsSearch, siteIndexing } from '#content/site-search/index-site.ts';
import { createPasswords, passwordsAfter, type Passwords } from '#kit/secrets/password.ts';
import { createSecrets } from '#kit/secrets/sealed.ts';
import { untilGoneOn, waitingJobs } from '#desk/backups/restored.ts';
import { watchInbox } from '#desk/incoming-mails/watch-inbox.ts';
import { recordError as writeError } from '#desk/operations/record-error.ts';
import { countQueued } from '#agency/messages/count-queued.ts';
import type { Env } from './env.server.ts';
import { openCarriers } from './carriers.ts';
import { openReplica } from './open-replica.ts';
import { allJobs } from './jobs.ts';
import { formOfPage } from './markdown.ts';
import { createPagesCache } from '#server/page-cache/pages-cache.ts';
import { addDemo } from './first-people.ts';
import { filesState } from './files-state.ts';
import { gatewaySettings } from './gateway-settings.ts';
import { mountSandbox } from './mount-sandbox.ts';
import { createMetrics, observe } from './observe.ts';
import { createFigures } from './read-figures.ts';
import { metricsOfAll } from './metrics-of-all.ts';
import { openOtlp } from './open-otlp.ts';
import { purposes } from './purposes.ts';
import { plainPaths } from './page-addresses.ts';
import { mountPages, probe, warming } from './pages.ts';
import { createProcessFacts } from './process-facts.ts';
import { s3Options } from './s3-settings.ts';
import { adNetworkOptions } from './ad-settings.ts';
import { createSettable } from './settable.ts';
import { secretsKeys } from './secrets-keys.ts';
import { mountStaticFiles, officeCode } from './static-files.ts';
import { mountWorker } from '#server/worker/mount-worker.ts';

// Whoever asks: a hash of argon2 is dear to make.
const hashLimit = defineLimit('hash', { points: 400, seconds: 900 });

type Parts = {
  env: Env;
  database: Database;
  log: Logger;
  /** The built site and where its files lie; null where only the calls are wanted. */
  site: { build: ServerBuild; buildDir: string } | null;
  passwords?: Passwords;
};

/** Puts the product together on an open, migrated database. Listens to nothing yet. */
export async function compose({ env, database, log, site, passwords = createPasswords() }: Parts) {
  const secrets = createSecrets(secretsKeys(env));
  const carriers = await openCarriers({ env, db: database.db, secrets, log });
  const pdfs = createPdfs({
    pictureOf: (pictureId) => readDocumentPicture(database, { pictureId }),
    eInvoiceOf: (number) => eInvoiceOf(database, { number }),
    verifyUrlOf: (number) => documentUrl({ db: database.db, publicUrl: env.PUBLIC_URL }, { number }),
  });
  const otlp = await openOtlp(env, log, () => metrics.readAll());
  const tracer = otlp?.tracer ?? null;
  const backups = createBackupPlace(backupSettings(env), database);
  const queue = createQueue(database, log, allJobs(pdfs, backups), tracer);
  const [line] = await Promise.all([listenToEvents(database, log), queue.open()]);
  const cache = createPagesCache({
    keep: env.PAGE_CACHE !== 'off',
    squeeze: env.PAGE_CACHE === 'on',
    formOf: formOfPage,
  });
  const replica = await openReplica(env, database);
  const metrics = createMetrics(
    {
      replica: replica?.port ?? null,
      outboxBacklog: () => countQueued(database),
      keptPages: cache.size,
      figures: createFigures(database, queue.admin),
    },
    cluster.isWorker ? metricsOfAll : undefined,
  );

  // Where owners set keys and take them away again, it takes the payments without a restart.
  const sandbox = mountSandbox(env, gatewaySettings(env));
  const uploads = join(resolve(env.DATA_DIR), 'uploads');
  const s3 = s3Options(env);
  const files = s3 ? createS3Files(s3) : createDiskFiles(uploads);
  // A wrong key is said at once, not by the first picture that nobody sees.
  if (s3) void filesState(files, log);
  const system: Ctx = {
    db: database.db,
    actor: { kind: 'system' },
    now: () => new Date(),
    jobs: queue.jobs,
    ...carriers.ports(),
    files,
    passwords,
    secrets,
    google: env.GOOGLE_CLIENT_ID
      ? createGoogle({
          issuer: env.GOOGLE_ISSUER,
          clientId: env.GOOGLE_CLIENT_ID,
          clientSecret: env.GOOGLE_CLIENT_SECRET ?? null,
          nativeClientIds: env.GOOGLE_NATIVE_CLIENT_IDS.split(/[\s,]+/).filter(Boolean),
        })
      : null,
    purposes,
    adNetworks: createAdNetworks(adNetworkOptions(env)),
    webhooks: createWebhookPost({ ownMachine: env.APP_MODE !== 'live' }),
    calendars: createCalendars({ ownMachine: env.APP_MODE !== 'live' }),
    limit: createLimits(database.db, env.RATE_LIMITS === 'on', (limit) => onReached(limit)),
    request: { id: 'system', ip: '', userAgent: '' },
    publicUrl: env.PUBLIC_URL,
    language: 'en',
  };
  const ctxFor = (c: Context): Ctx => {
    const ip = addressOf(c, env.TRUST_PROXY === 'on');
    return {
      ...system,
      actor: { kind: 'anonymous' },
      passwords: passwordsAfter(passwords, () => system.limit(hashLimit, ip)),
      language: languageNamed(c.req.header('Accept-Language')),
      request: {
        id: c.get('requestId'),
        ip,
        userAgent: c.req.header('User-Agent') ?? '',
        proof: c.req.header('X-Proof'),
        trace: tracer?.here(),
      },
    };
  };

  const asVisitor = { Host: new URL(env.PUBLIC_URL).host, Accept: 'text/html' };
  const redirects = openRedirects(system, (error) => log.warn({ err: error }, 'counts were not written'));
  const secure = env.PUBLIC_URL.startsWith('https:');
  const stopping = new AbortController();
  const recordError: ApiDeps['recordError'] = (where) => {
    writeError(system, where).catch((error: unknown) => log.warn({ err: error }, 'an error was not kept'));
  };
  /** A limit that holds for everybody is reached by a flood, or by a campaign that nobody told us of. */
  const onReached = (limit: Limit) => {
    if (limit !== codeAllLimit) return;
    log.error({ limit: limit.name }, 'so many codes are asked for that each costs a proof of work');
    const error = new Error('So many codes are asked for within an hour that each costs a proof of work');
    recordError({ requestId: 'system', method: 'LIMIT', route: limit.name, error });
  };
  const deps: AppDeps = {
    ctxFor,
    isCustomer: async (c) => (await customerCtx(c, deps)).actor.kind === 'customer',
    events: line.events,
    jobsAdmin: queue.admin,
    firstSteps: {
      lead: env.FIRST_STEPS === 'on' || (!env.FIRST_STEPS && env.APP_MODE === 'live'),
      addDemo: addDemo(env),
    },
    process: createProcessFacts({
      carriers: carriers.now,
      database,
      jobsAdmin: queue.admin,
      files,
      uploads: s3 ? null : uploads,
      replica: replica?.port ?? null,
    }),
    backups,
    dnsTexts: createDnsTexts(),
    settable: createSettable(env),
    replica: replica?.port ?? null,
    recordError,
    shareCards: createShareCards(),
    pdfs,
    async answersAt(path) {
      const { status } = await app.request(new URL(path, env.PUBLIC_URL), { headers: asVisitor }, probe);
      return status !== 404;
    },
    officeCode: site && officeCode(site.buildDir),
    stopping: stopping.signal,
    sessionCookie: { name: secure ? '__Host-staff' : 'staff', secure },
    log,
    publicUrl: env.PUBLIC_URL,
    live: env.APP_MODE === 'live',
    async checkReady() {
      await database.db.execute(sql`select 1 from settings limit 1`);
      await queue.check();
      return {
        database: 'ok',
        migrations: 'ok',
        outbox: 'ok',
        files: await filesState(files, log),
        ...(replica && { replica: replica.port.state().isUsed ? ('ok' as const) : ('down' as const) }),
      };
    },
    metrics: { render: metrics.render, token: env.METRICS_TOKEN ?? null },
  };
  const app = createApp(deps, {
    observe: observe(log, metrics, tracer),
    waiting: () => database.pool?.waitingCount ?? 0,
    pages(router) {
      if (!site) return;
      mountStaticFiles(router, site.buildDir, () => readSettings(system));
      mountWorker(router, site.buildDir, () => readSettings(system));
      mountPages(router, {
        build: site.build,
        cache,
        publicUrl: env.PUBLIC_URL,
        ctxFor,
        redirects,
        log,
        recordError,
      });
    },
  });

  /** Renders pages before anybody asks for them. */
  const warm = async (paths: string[]) => {
    if (env.PAGE_CACHE !== 'on') return;
    for (const path of paths)
      await app.request(new URL(path, env.PUBLIC_URL), { headers: asVisitor }, warming);
  };
  /** What is under way ends with the carriers that it began with; requests and jobs that come find the new ones. */
  const takeCarriers = async () => {
    if (!(await carriers.readAnew())) return;
    Object.assign(system, carriers.ports());
    // Pages say how codes come, and where people pay.
    await warm(cache.dropAll());
  };
  /** Tries until it is done: nobody asks for it again. @returns null when the server stops before */
  const surely = async <T>(run: () => Promise<T>, what: string): Promise<T | null> => {
    while (!stopping.signal.aborted)
      try {
        return await run();
      } catch (error) {
        log.error({ err: error }, `${what}, will try again`);
        await wait(5_000, null, { signal: stopping.signal, ref: false }).catch(() => {});
      }
    return null;
  };
  // One after the other: what was read last is in force.
  let taken: Promise<unknown> = Promise.resolve();
  const changeCarriers = () => {
    taken = taken.then(() => surely(takeCarriers, 'who carries was not read anew'));
  };
  const indexAnew = () => {
    queue.jobs
      .enqueue(database.db, siteIndexing, [{}])
      .catch((error: unknown) =>
        log.warn({ err: error }, 'pages are found as they were until the next hour'),
      );
  };
  const unsubscribe = line.events.subscribe((event) => {
    replica?.port.heard();
    if (event.kind === 'server-settings' || event.kind === 'resync') changeCarriers();
    if (event.kind === 'customer') dropCustomer(event.customerId);
    if (event.kind === 'resync' || (event.kind === 'pages' && event.tags.includes(redirectsTag)))
      redirects.drop();
    if (event.kind === 'pages') void warm(cache.drop(event.tags));
    if (event.kind === 'resync' || (event.kind === 'pages' && concernsSearch(event.tags))) indexAnew();
    if (event.kind !== 'resync') return;
    dropAllCustomers();
    void warm(cache.dropAll());
  });
  // What was set between the first reading and the first hearing.
  changeCarriers();

  let waiting: Promise<void> | null = null;
  const workWhenGoneOn = async (waits: (job: Job) => boolean) => {
    if (!(await untilGoneOn(system, stopping.signal))) return;
    await queue.work(system, waits);
    watchMails();
  };

  const inbox = env.IMAP_URL ? createImapInbox(env.IMAP_URL) : null;
  let watching: ReturnType<typeof watchInbox> | null = null;
  const watchMails = () => {
    if (inbox) watching ??= watchInbox(system, inbox, log);
  };
  const isOurs = ownHost(deps);
  // Probes of proxies speak HTTP/1.0 and name no host.
  const { host: hostname } = new URL(env.PUBLIC_URL);
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false, hostname });
  return {
    system,
    app,
    async work() {
      if (env.APP_MODE === 'live')
        await surely(() => serveFirst(system), 'that this is live is not written down');
      // The site is open by now: a database that goes away in this moment must not close it.
      const why = await surely(() => readWaits(system), 'no job begins: which ones wait is not known');
      if (!why) return;
      const waits = waitingJobs(why);
      await queue.work(system, waits ? (job) => !waits(job) : undefined);
      if (waits) {
        log.warn(
          why,
          'restored, or copied: what begins by itself waits until an owner lets it go on, in /admin/backups',
        );
        waiting = workWhenGoneOn(waits);
      }
      // What an earlier version, or a restored database, did not write.
      indexAnew();
      if (why.elsewhere === null) watchMails();
    },
    async warm() {
      if (!site) return;
      const paths = plainPaths(site.build);
      const { languages } = await readSettings(system);
      for (const language of languagesWith(languages))
        await warm(paths.map((path) => pathIn(path, language)));
      await cache.squeezed();
    },
    /** The cached pages first, at the price of a look into a map; everything else goes through the app. */
    handle(req: IncomingMessage, res: ServerResponse) {
      // The check of the request line refuses a method that no address takes.
      const isForSandbox = req.url?.startsWith('/sandbox/') && methods.includes(req.method ?? '');
      if (sandbox && isForSandbox) void sandbox.handle(req, res);
      else if (isOurs(req.headers.host) && isForPages(req) && cache.serve(req, res, randomUUID))
        metrics.cached.inc();
      else void listener(req, res);
    },
    /** Ends the answers that would never end by themselves. */
    endStreams: () => stopping.abort(),
    async close() {
      stopping.abort();
      await waiting;
      unsubscribe();
      await taken;
      sandbox?.close();
      await redirects.flush();
      await watching?.stop();
      await otlp?.sendMetrics();
      await queue.stop();
      await line.close();
      await replica?.close();
      await otlp?.close();
    },
  };
}

/** The one address that is also a call is kept as a page only: its JSON goes through the app. */
const isForPages = ({ url = '', headers }: IncomingMessage) =>
  !isTwofold(url.split('?', 1)[0] as string) || wantsPage(headers.accept);

function addressOf(c: Context, behindProxy: boolean): string {
  const forwarded = behindProxy ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined;
  return forwarded ?? (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress ?? '';
}
