import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '#kit/database.server.ts';
import { startApp } from '../../scripts/lib/app-server.ts';
import { post, visitorOf } from '../../scripts/lib/enquiries.ts';
import { dataDirOfFirstStart } from '../../scripts/lib/installations.ts';
import { startPostgres, type PostgresServer } from '../../scripts/lib/postgres-server.ts';
import { startSmtpStub } from '../../scripts/lib/smtp-stub.ts';
import { patience } from '#kit/test-patience.ts';

const many = 100;
const everybody = Array.from({ length: many }, (_, i) => i);
let postgres: PostgresServer;

beforeAll(async () => {
  postgres = await startPostgres({ durable: true });
});
afterAll(() => postgres.remove());

// A demo keeps its mails; a live site sends them, from whichever database.
const ways = [
  { backend: 'PGlite', mails: 'captured' },
  { backend: 'PGlite', mails: 'sent' },
  { backend: 'PostgreSQL', mails: 'sent' },
];

test.concurrent.each(ways)(
  'kill -9 in a burst of 100 enquiries on $backend, mails $mails: all acknowledged are there, none twice',
  async ({ backend, mails }) => {
    const data = dataDirOfFirstStart();
    const smtp = await startSmtpStub();
    const url = backend === 'PostgreSQL' ? await postgres.createDatabase(mails) : null;
    const settings = {
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      PAGE_CACHE: 'lazy',
      ...(mails === 'sent' && { SMTP_URL: smtp.url, MAIL_FROM: 'Nirmaan <hello@example.com>' }),
      ...(url && { DATABASE_URL: url }),
    };

    let app = await startApp(data.folder, settings);
    const acknowledged = new Map<number, string>();
    // Twenty-five at once, so that some are always on their way.
    await Promise.all(
      everybody.slice(0, 25).map(async (lane) => {
        for (let i = lane; i < many; i += 25) {
          const answer = await post(app.url, i);
          if (answer?.status !== 200) return;
          acknowledged.set(i, answer.id);
          if (acknowledged.size === 40) void app.stop('SIGKILL');
        }
      }),
    );
    await app.exited;
    expect(acknowledged.size).toBeGreaterThanOrEqual(40);
    expect(acknowledged.size).toBeLessThan(many);

    // A second death, among the mails this time.
    const delivered = async () =>
      mails === 'sent' ? smtp.received.length : (await captured(app.url)).length;
    app = await startApp(data.folder, settings);
    await vi.waitUntil(async () => (await delivered()) >= 40, patience);
    await app.stop('SIGKILL');

    app = await startApp(data.folder, settings);
    // Browsers try again with the key they had, and once more where the server is too busy; who was told yes before
    // is told the same id.
    for (const i of everybody) {
      const answer = await vi.waitUntil(async () => {
        const again = await post(app.url, i);
        expect([200, 503]).toContain(again?.status);
        return again?.status === 200 && again;
      }, patience);
      if (acknowledged.has(i)) expect(answer.id).toBe(acknowledged.get(i));
    }
    const reached = async (i: number) =>
      mails === 'sent'
        ? smtp.received.some(({ to }) => to === visitorOf(i))
        : (await captured(app.url, visitorOf(i))).length === 1;
    for (const i of everybody) await vi.waitUntil(() => reached(i), patience);
    await vi.waitUntil(() => nothingWaits(app.url), patience);
    await app.stop();

    const database = await openDatabase({ url, dataDir: data.folder });
    const { rows: leads } = await database.db.execute<{ email: string; id: string }>(
      sql`select email, id from leads`,
    );
    const { rows: messages } = await database.db.execute<{ status: string; count: number }>(
      sql`select status, count(*)::int as count from messages group by 1`,
    );
    await database.close();
    expect(leads.map(({ email }) => email).sort()).toEqual(everybody.map(visitorOf).sort());
    for (const [i, id] of acknowledged) expect(leads).toContainEqual({ email: visitorOf(i), id });
    // One mail to each visitor and one about each to the staff.
    expect(messages).toEqual([{ status: mails, count: 2 * many }]);
    if (mails === 'sent') {
      const mailsTo = (i: number) => smtp.received.filter(({ to }) => to === visitorOf(i));
      for (const i of everybody) expect(new Set(mailsTo(i).map((mail) => mail.messageId)).size).toBe(1);
      expect(smtp.distinct()).toBe(2 * many);
      // Only what was between the mail server's yes and our note of it may go twice, under the same Message-ID:
      // two mails at each of the two deaths.
      expect(smtp.received.length - smtp.distinct()).toBeLessThanOrEqual(4);
    }
    await smtp.close();
    data.remove();
  },
);

/** The newest captured mails, 200 at most. */
async function captured(url: string, to = '') {
  const answer = await fetch(`${url}/dev/mailbox.json${to && `?to=${to}`}`);
  // A database that has just come up may be too busy for it once.
  return answer.ok ? ((await answer.json()) as { messages: unknown[] }).messages : [];
}

/** Whether every message that was written has gone. */
async function nothingWaits(url: string) {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return /^outbox_backlog 0$/m.test(metrics);
}
