import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 } from 'uuid';
import pino from 'pino';
import { createAdNetworks } from '#adapters/ads/ad-networks.ts';
import { createDiskFiles } from '#adapters/files/disk-files.ts';
import { listenToEvents } from '#adapters/events/listen.ts';
import { createLimits } from '#adapters/limits/rate-limits.ts';
import { createPdfs } from '#adapters/pdf/pdfs.ts';
import { createCalendars } from '#adapters/caldav/caldav.ts';
import { createWebhookPost } from '#adapters/webhooks/webhook-post.ts';
import type { JobRow } from '#kit/jobs-admin.ts';
import { standInAt } from '#server/ad-settings.ts';
import { sendError } from '#server/errors.ts';
import { askAgain } from '#kit/wire/ask-again.ts';
import { createRouter } from '#kit/wire/router.ts';
import { leads } from '#sales/leads/table.server.ts';
import { customerCtx } from '#people/sign-in/wire/session.ts';
import { staff } from '#agency/staff/table.server.ts';
import { addDemo } from '#server/first-people.ts';
import { readEnv } from '#server/env.server.ts';
import { createSettable } from '#server/settable.ts';
import { createTestDb, type SetUp } from '#kit/test-db.ts';
import type { Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import type { Replica } from '#kit/ports/replica.ts';
import { testPlace } from '#desk/backups/test-place.ts';
import type { ProcessFacts } from '#desk/operations/operations.ts';
import { purposes } from '#server/purposes.ts';
import { createTestGateway } from '#money/payments/test-gateway.ts';
import { testPasswords } from '#kit/secrets/test-passwords.ts';
import { testSecrets } from '#kit/secrets/test-secrets.ts';
import type { Role } from '#kit/permissions.ts';
import { staffRoutes, type StaffDeps } from './routes.server.ts';

export const password = 'correct horse battery';
type Body = Record<string, unknown> | unknown[];
export type Answer<T = Record<string, unknown>> = { status: number; body: T; headers: Headers };

/** The back office's API on a database of its own, with everything around it that a request meets. */
export async function openOffice(setUp: SetUp = 'migrated', replica: Replica | null = null) {
  const database = await createTestDb(setUp);
  const log = pino({ level: 'silent' });
  const { events, close } = await listenToEvents(database, log);
  const folder = await mkdtemp(join(tmpdir(), 'nirmaan-office-'));
  const limit = createLimits(database.db, true);
  const enqueued: { name: string; payloads: unknown[] }[] = [];
  const stuck: JobRow[] = [
    {
      id: v7(),
      name: 'dead-letters',
      state: 'created',
      createdOn: new Date().toISOString(),
      retryCount: 0,
      retryLimit: 0,
      reason: 'mail refused',
      data: { messageId: v7() },
    },
  ];
  const ctx: Ctx = {
    db: database.db,
    actor: { kind: 'system' },
    now: () => new Date(),
    jobs: { enqueue: async (_db, { name }, payloads) => void enqueued.push({ name, payloads }) },
    mail: null,
    sms: null,
    whatsapp: null,
    model: null,
    files: createDiskFiles(folder),
    passwords: testPasswords(),
    secrets: testSecrets(),
    google: null,
    adNetworks: createAdNetworks(standInAt('http://127.0.0.1:9')),
    webhooks: createWebhookPost({ ownMachine: true }),
    calendars: createCalendars({ ownMachine: true }),
    gateway: createTestGateway().port,
    purposes,
    limit,
    request: { id: 'test', ip: '127.0.0.1', userAgent: 'test' },
    publicUrl: 'http://localhost:3000',
    language: 'en',
  };
  // Stands for the site: these addresses answer.
  const answering = new Set(['/', '/contact-us', '/blog', '/google-ads']);
  const stopping = new AbortController();
  const app = createRouter();
  const deps: StaffDeps = {
    ask: askAgain(app, ctx.publicUrl),
    ctxFor: (c) => ({
      ...ctx,
      actor: { kind: 'anonymous' },
      request: { ...ctx.request, ip: c.req.header('x-test-ip') ?? '127.0.0.1' },
    }),
    isCustomer: async (c) => (await customerCtx(c, deps)).actor.kind === 'customer',
    events,
    jobsAdmin: {
      counts: async () => [{ name: 'dead-letters', queued: stuck.length, active: 0, failed: 0 }],
      list: async (name) => {
        if (name !== 'dead-letters') throw new NotFound('The queue');
        return stuck;
      },
      retry: async (_name, id) => {
        if (!stuck.some((job) => job.id === id)) throw new NotFound('The job');
      },
    },
    firstSteps: { lead: false, addDemo: addDemo({ APP_MODE: 'demo' }) },
    process: {
      facts: () => Promise.resolve(facts),
      checks: () => Promise.resolve([{ name: 'Database', ok: true, ms: 1, said: 'answers' }]),
    },
    dnsTexts: async () => [],
    settable: createSettable(readEnv({})),
    replica,
    backups: testPlace({ folder: join(folder, 'backups') }),
    recordError: () => {},
    pdfs: createPdfs(),
    answersAt: async (path) => answering.has(path),
    officeCode: '/admin/assets/index-sample.js',
    stopping: stopping.signal,
    sessionCookie: { name: 'sid', secure: false },
    log,
    publicUrl: ctx.publicUrl,
    live: false,
    checkReady: async () => ({}),
    metrics: { render: async () => ({ contentType: 'text/plain', body: '' }), token: null },
  };
  app.onError((error, c) => sendError(c, error, log));
  app.route('/staff', staffRoutes(deps));

  const passwordHash = await ctx.passwords.hash(password);
  const hire = async (role: Role, name: string = role) => {
    const email = `${name.toLowerCase()}@example.com`;
    const [person] = await database.db
      .insert(staff)
      .values({ id: v7(), email, name, role, passwordHash })
      .returning();
    return person ?? fail();
  };

  /** Sends a request as whoever holds the cookie. */
  const call = async <T = Record<string, unknown>>(
    method: string,
    path: string,
    options: { cookie?: string; body?: Body; headers?: Record<string, string> } = {},
  ): Promise<Answer<T>> => {
    const response = await app.request(`/staff${path}`, {
      method,
      headers: {
        // What several people do to one record is the story of stale-saves.test.ts alone.
        'If-Match': '*',
        ...(options.cookie && { Cookie: options.cookie }),
        ...(options.body && { 'Content-Type': 'application/json' }),
        ...options.headers,
      },
      ...(options.body && { body: JSON.stringify(options.body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.includes('json');
    return {
      status: response.status,
      body: (isJson ? JSON.parse(text) : text) as T,
      headers: response.headers,
    };
  };

  const signIn = async (email: string, headers?: Record<string, string>) => {
    const { headers: got } = await call('POST', '/session', {
      body: { email, password },
      ...(headers && { headers }),
    });
    return got.get('Set-Cookie')?.split(';')[0] ?? '';
  };

  /** Somebody of this role, signed in: `(method, path, body?)`. */
  const as = async (role: Role, name: string = role) => {
    const person = await hire(role, name);
    const cookie = await signIn(person.email);
    const ask = <T = Record<string, unknown>>(
      method: string,
      path: string,
      body?: Body,
      headers?: Record<string, string>,
    ) => call<T>(method, path, { cookie, ...(body && { body }), ...(headers && { headers }) });
    return Object.assign(ask, { id: person.id, cookie, email: person.email });
  };

  return {
    app,
    db: database.db,
    ctx,
    call,
    hire,
    as,
    signIn,
    enqueued,
    answering,
    stuck,
    stop: () => stopping.abort(),
    close: async () => {
      await close();
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** What a process would say of itself. */
export const facts: ProcessFacts = {
  version: '0.0.0',
  node: '24.0.0',
  startedAt: '2026-11-21T00:00:00.000Z',
  memoryBytes: 1_000_000,
  mode: 'demo',
  database: 'PGlite',
  mail: { sends: false, from: '' },
  payments: { mode: 'sandbox', host: 'http://127.0.0.1', keyId: 'rzp_test_…' },
  google: false,
  storage: { files: 0, bytes: 0, freeBytes: null },
};

const fail = (): never => {
  throw new Error('The insert returned nothing');
};

/** A lead as the forms file it. */
export const aLead = (over: Partial<typeof leads.$inferInsert> = {}): typeof leads.$inferInsert => ({
  id: v7(),
  name: 'Ravi Kale',
  phone: '9000012345',
  phoneComplete: true,
  email: 'ravi@example.com',
  service: 'Website Development',
  message: 'A shop for saris',
  source: 'Contact Inquiry',
  form: 'contact',
  pageUrl: '/contact',
  attribution: {},
  ...over,
});
