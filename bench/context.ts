import type { Ctx } from '#kit/context.ts';
import { createTestGateway } from '#money/payments/test-gateway.ts';

/** A context for verbs that only read. */
export function contextOf(db: Ctx['db']): Ctx {
  const refuse = (): never => {
    throw new Error('Not in the bench');
  };
  const never = async () => refuse();
  return {
    db,
    actor: { kind: 'system' },
    now: () => new Date(),
    jobs: { enqueue: never },
    mail: null,
    sms: null,
    whatsapp: null,
    model: null,
    files: { put: never, get: never, open: never, remove: never, list: refuse, check: never },
    passwords: { hash: never, matches: never },
    secrets: { seal: never, open: never, mark: '' },
    google: null,
    adNetworks: {
      readMetaLead: never,
      nameOfMetaPage: never,
      tell: never,
      readAdAccount: never,
      readAdSpend: never,
    },
    gateway: createTestGateway().port,
    purposes: [],
    webhooks: { refuse: () => null, post: never, ask: never, get: never },
    calendars: { refuse: () => null, find: never, mark: never, read: never, put: never, remove: never },
    limit: async () => {},
    request: { id: 'bench', ip: '127.0.0.1', userAgent: 'bench' },
    publicUrl: 'http://localhost:3000',
    language: 'en',
  };
}
