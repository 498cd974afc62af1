import { v7 } from 'uuid';
import { customers } from '#people/customers/table.server.ts';
import { settings } from '#agency/settings/table.server.ts';
import { demoSite } from '#sample/demo-site.ts';
import { createTestDb } from '#kit/test-db.ts';
import type { Ctx } from '#kit/context.ts';
import { testPasswords } from '#kit/secrets/test-passwords.ts';
import { testSecrets } from '#kit/secrets/test-secrets.ts';
import { purposes } from '#server/purposes.ts';
import { createTestGateway } from './test-gateway.ts';
import type { PricedOrder } from './priced-order.ts';

/** Verbs of payments on a database of their own, with customers to pay and a clock to turn. */
export async function openPayments() {
  const database = await createTestDb();
  await database.db.insert(settings).values({ key: 'site', value: demoSite });
  const gateway = createTestGateway();
  const clock = { now: new Date('2026-11-21T10:00:00Z') };
  const enqueued: { name: string; payloads: unknown[] }[] = [];
  const refuse = (): never => {
    throw new Error('not in this test');
  };
  const never = async () => refuse();
  const ctx: Ctx = {
    db: database.db,
    actor: { kind: 'system' },
    now: () => clock.now,
    jobs: { enqueue: async (_db, { name }, payloads) => void enqueued.push({ name, payloads }) },
    mail: null,
    sms: null,
    whatsapp: null,
    model: null,
    files: { put: never, get: never, open: never, remove: never, list: refuse, check: never },
    passwords: testPasswords(),
    secrets: testSecrets(),
    google: null,
    adNetworks: {
      readMetaLead: never,
      nameOfMetaPage: never,
      tell: never,
      readAdAccount: never,
      readAdSpend: never,
    },
    webhooks: {
      refuse: () => null,
      post: () => Promise.reject(new Error('Nobody is there.')),
      ask: () => Promise.reject(new Error('Nobody is there.')),
      get: () => Promise.reject(new Error('Nobody is there.')),
    },
    calendars: { refuse: () => null, find: never, mark: never, read: never, put: never, remove: never },
    gateway: gateway.port,
    purposes,
    limit: async () => {},
    request: { id: 'test', ip: '127.0.0.1', userAgent: 'test' },
    publicUrl: 'http://localhost:3000',
    language: 'en',
  };
  /** A context of a new customer. */
  async function customer(): Promise<Ctx & { customerId: string }> {
    const [row] = await database.db
      .insert(customers)
      .values({ id: v7(), email: `${v7()}@example.com`, fullName: 'Ravi Kale' })
      .returning();
    if (!row) throw new Error('The insert returned nothing');
    const actor = { kind: 'customer', id: row.id, code: row.code, sessionId: v7() } as const;
    return { ...ctx, actor, customerId: row.id };
  }
  return {
    ctx,
    db: database.db,
    gateway,
    clock,
    enqueued,
    customer,
    wait: (ms: number) => {
      clock.now = new Date(clock.now.getTime() + ms);
    },
    close: () => database.close(),
  };
}

/** A cart of ₹1,000 and 18 % GST. */
export const anOrder = (over: Partial<PricedOrder> = {}): PricedOrder => ({
  purpose: 'cart',
  subjectId: 'cart',
  lines: [
    { kind: 'benefit', refId: 'b1', title: 'Search console', quantity: 1, months: 12, amountPaise: 100_000 },
  ],
  couponCode: null,
  discountPaise: 0,
  gst: { mode: 'exclusive', percent: 18, taxablePaise: 100_000, gstPaise: 18_000 },
  totalPaise: 118_000,
  buyer: {
    name: 'Ravi Kale',
    email: 'ravi@example.com',
    phone: '9000012345',
    gstin: '',
    address: '',
    pincode: '411001',
    stateCode: '27',
  },
  clientReference: null,
  ...over,
});
