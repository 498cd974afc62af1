import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffSecondFactors } from '#agency/staff/second-factors.table.server.ts';
import { staff } from '#agency/staff/table.server.ts';
import { policyVersions } from '#content/policies/table.server.ts';
import { recordBackup } from '#desk/backups/make-backup.ts';
import type { Actor } from '#kit/context.ts';
import { facts, openOffice } from '#office/test-office.ts';
import type { LiveCheck } from './live-check.ts';
import { readMailDomain } from './mail-domain.ts';
import { readGoingLive } from './read-going-live.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
let owner: Awaited<ReturnType<typeof office.as>>;
beforeAll(async () => {
  office = await openOffice('seeded');
  owner = await office.as('owner', 'Farah');
});
afterAll(() => office.close());

/** Names of what is not there yet. */
const missing = (checks: LiveCheck[]) => checks.filter(({ ok }) => !ok).map(({ name }) => name);

test('a demo is told what it lacks, each with what to do, the value to copy and the screen to do it on', async () => {
  const { checks } = (await owner<{ checks: LiveCheck[] }>('GET', '/going-live')).body;
  expect(missing(checks)).toEqual([
    'Domain and https',
    'Database',
    'Live mode',
    'Mails go out',
    'Mails are believed',
    'Payments',
    'SMS',
    'WhatsApp',
    'Company and GST',
    'Legal texts',
    'Sample content',
    'Second step of owners',
    'Backup',
  ]);
  for (const { todo, copy, screen } of checks) expect([todo, copy ?? screen]).not.toContain('');
  const of = (name: string) => checks.find((one) => one.name === name);
  expect(of('Database')?.copy).toBe('npm run restore -- --carry-over');
  for (const name of ['APP_MODE=live', 'SECRETS_KEY=', 'secrets.key'])
    expect(of('Live mode')?.copy).toContain(name);
  expect(of('Payments')?.copy).toContain('http://localhost:3000/payment-pay/webhook');
  expect(of('Second step of owners')?.said).toBe('Missing for Farah.');
  expect(of('SMS')?.needed).toBe(false);
  expect(of('WhatsApp')?.copy).toMatch(
    /^http:\/\/localhost:3000\/webhooks\/whatsapp\n[^]+WHATSAPP_APP_SECRET=/,
  );
  expect((await (await office.as('sales'))('GET', '/going-live')).status).toBe(403);
});

test('what was done is green, and nothing but SMS and WhatsApp is left, which can wait', async () => {
  const id = (await office.db.select().from(staff))[0]?.id ?? '';
  const actor: Actor = {
    kind: 'staff',
    id,
    name: 'Farah',
    email: 'farah@example.com',
    role: 'owner',
    ownLeadsOnly: false,
  };
  const ctx = { ...office.ctx, actor };
  for (const step of ['company', 'gst']) await owner('PATCH', '/first-steps', { step, state: 'done' });
  await owner('DELETE', '/demo-content');
  await office.db.update(policyVersions).set({ isSample: false });
  await office.db.insert(staffSecondFactors).values({ staffId: id, secret: v7(), confirmedAt: new Date() });
  await recordBackup(ctx, { at: new Date().toISOString(), file: 'nirmaan.tar.gz.age', bytes: 1, rows: 1 });
  const records: Record<string, string[]> = {
    'agency.in': ['v=spf1 include:mail.host ~all'],
    '_dmarc.agency.in': ['v=DMARC1; p=none'],
    'google._domainkey.agency.in': ['v=DKIM1; k=rsa; p=MIIB'],
  };
  const checks = await readGoingLive(ctx, {
    process: {
      facts: async () => ({
        ...facts,
        mode: 'live',
        database: 'PostgreSQL',
        mail: { sends: true, from: 'Agency <hello@agency.in>' },
        payments: { ...facts.payments, mode: 'live' },
      }),
      checks: async () => [],
    },
    dnsTexts: async (name) => records[name] ?? [],
    publicUrl: 'https://www.agency.in',
    backups: { where: 'the bucket backups', passphrase: 'long enough' },
  });
  expect(missing(checks)).toEqual(['SMS', 'WhatsApp']);
  expect(checks.filter(({ ok, needed }) => needed && !ok)).toEqual([]);
  expect(checks.filter(({ ok, todo, copy }) => ok && (todo || copy))).toEqual([]);
});

test('a domain that publishes nothing differs from one that nobody answers for', async () => {
  const nothing = { domain: 'agency.in', spf: false, dkim: false, dmarc: false };
  expect(await readMailDomain(async () => [], 'hello@agency.in')).toEqual(nothing);
  const silent = { domain: 'agency.in', spf: null, dkim: null, dmarc: null };
  expect(await readMailDomain(async () => null, 'Agency <hello@Agency.in>')).toEqual(silent);
  // A key that was withdrawn stays published without one (RFC 6376, 3.6.1).
  const withdrawn = await readMailDomain(async () => ['v=DKIM1; p='], 'hello@agency.in');
  expect(withdrawn?.dkim).toBe(false);
  expect(await readMailDomain(async () => [], '')).toBeNull();
});

test('mails that come from below the agency’s domain are believed by the policy of that', async () => {
  const records: Record<string, string[] | null> = {
    'mail.agency.co.in': ['v=spf1 include:mail.host ~all'],
    '_dmarc.agency.co.in': ['v=DMARC1; p=none'],
    's1._domainkey.mail.agency.co.in': ['v=DKIM1; k=rsa; p=MIIB'],
    '_dmarc.co.in': null,
  };
  const texts = async (name: string) => (name in records ? (records[name] ?? null) : []);
  const domain = 'mail.agency.co.in';
  const found = { domain, spf: true, dkim: true, dmarc: true };
  expect(await readMailDomain(texts, `hello@${domain}`)).toEqual(found);
  records['_dmarc.agency.co.in'] = [];
  expect(await readMailDomain(texts, `hello@${domain}`)).toEqual({ ...found, dmarc: false });
});
