import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveSms, smsKeys, type SmsReportCall } from '#sandbox/sms/serve-sms.ts';
import { deliverMessage } from '#agency/messages/deliver-message.ts';
import { takeEarlyReport } from '#agency/messages/jobs/take-early-report.ts';
import { tellSmsDayFull } from '#agency/messages/jobs/tell-sms-day-full.ts';
import { messages } from '#agency/messages/table.server.ts';
import { settings } from '#agency/settings/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { smsWorks } from '../../code-by-sms.ts';
import { quotationGrants } from '../table.server.ts';
import { openQuotations, type Quotations } from '../../wire/test-quotations.ts';

const secret = 'reports-come-here-alone';
const registered = {
  dltEntityId: '1101234567890123456',
  dltHeader: 'NIRMAN',
  dltCodeTemplateId: '1107123456789012345',
};
const ownText = 'Dear customer, {#numeric#} is your code. - NIRMAAN';
const hindi = '{#var#} आपका कोड है। - NIRMAAN\n@agency.example #{#var#}';

let carrier: Awaited<ReturnType<typeof serveSms>>;
const sites: Quotations[] = [];
beforeAll(async () => {
  carrier = await serveSms();
});
afterAll(async () => {
  for (const site of sites) await site.close();
  await carrier.close();
});

const carriers = {
  msg91: { SMS_KEY: smsKeys.key, path: '/msg91' },
  twilio: { SMS_KEY: smsKeys.key, SMS_ACCOUNT: smsKeys.account, SMS_FROM: 'NIRMAN', path: '/twilio' },
  http: {
    SMS_HEADERS: '{"Content-Type":"application/json"}',
    SMS_BODY: '{"to":"91{to}","text":"{text}","dlt":"{dltTemplate}"}',
    SMS_SUCCESS: '"result":"ok","ref":"(?<id>[^"]+)"',
    path: '/http/send',
  },
};
type Carrier = keyof typeof carriers;

/** A site whose SMS a carrier takes, with a registered text. */
async function open(name: Carrier) {
  const { path, ...variables } = carriers[name];
  const own = { SMS_CARRIER: name, SMS_URL: carrier.url + path, SMS_REPORT_SECRET: secret };
  const site = await openQuotations({ ...variables, ...own });
  sites.push(site);
  const set = async (over: object) => {
    const [row] = await site.db.select().from(settings).where(eq(settings.key, 'site'));
    const value = { ...(row?.value as object), ...over };
    await site.db.update(settings).set({ value }).where(eq(settings.key, 'site'));
  };
  await set({
    ...registered,
    smsCodes: {
      en: { text: ownText, carrierTemplateId: 'flow-en' },
      hi: { text: hindi, dltTemplateId: '1107123456789054321', carrierTemplateId: 'flow-hi' },
    },
  });
  const offer = await site.sent({ mobile: '9000000661', email: 'carried@example.com' });
  const visit = site.browser();
  const who = { mobile: offer.mobile, email: '', quotationId: offer.publicId };
  const latest = async () => {
    const [row] = await site.db.select().from(messages).where(eq(messages.channel, 'sms')).orderBy(desc(messages.id)).limit(1); // prettier-ignore
    return row as typeof messages.$inferSelect;
  };
  /** Asks for a code and writes its SMS; it is not delivered yet. */
  const ask = async (headers: Record<string, string> = {}) => {
    const answer = await visit<{ bySms?: boolean }>('POST', '/api/send-otp', who, headers);
    await site.mailsTo(offer.mobile);
    return { answer, id: (await latest()).id };
  };
  const deliver = (messageId: string, ctx: Ctx = site.ctx) => deliverMessage(ctx, { messageId });
  const tell = ({ path, headers, body }: SmsReportCall) =>
    site.product.app.request(path, { method: 'POST', headers, body });
  return { site, set, offer, visit, who, ask, deliver, latest, tell };
}

test.each(['msg91', 'twilio', 'http'] as const)(
  '%s carries a code, once, and tells what became of it',
  async (name) => {
    const { visit, who, ask, deliver, latest, tell } = await open(name);
    const { answer, id } = await ask();
    expect(answer).toMatchObject({ status: 200, body: { bySms: true } });
    // The office reads neither the code nor what stands in the gap.
    expect(JSON.stringify({ ...(await latest()), sealed: null })).not.toMatch(/\b\d{6}\b(?!\d)/);

    const before = carrier.taken.length;
    carrier.fail({ times: 1, latencyMs: 200 });
    await deliver(id);
    await deliver(id);
    expect(carrier.taken).toHaveLength(before + 1);
    const text = carrier.taken[before] as (typeof carrier.taken)[number];
    expect(text).toMatchObject({ to: expect.stringMatching(/^\+?919000000661$/) });
    const [otp = ''] = /\d{6}/.exec(text.text) ?? [];
    if (name !== 'msg91') expect(text.text).toBe(ownText.replace('{#numeric#}', otp));
    if (name !== 'twilio')
      expect(text.template).toBe(name === 'msg91' ? 'flow-en' : registered.dltCodeTemplateId);
    expect(await visit('POST', '/api/verify-otp', { ...who, otp })).toMatchObject({ status: 200 });
    // Nothing is told yet, or it got lost on the way: it is sent, and that is all we know.
    expect(await latest()).toMatchObject({
      status: 'sent',
      sealed: null,
      carrierId: text.carrierId,
      delivery: null,
    });

    const report = carrier.reports[name];
    expect((await tell(report(text, 'delivered', 'somebody-elses-secret'))).status).toBe(404);
    if (name === 'twilio')
      expect(
        (await tell({ ...report(text, 'delivered', secret), body: 'MessageStatus=failed' })).status,
      ).toBe(404);
    expect(await latest()).toMatchObject({ delivery: null });
    expect((await tell(report(text, 'undelivered', secret))).status).toBe(200);
    expect(await latest()).toMatchObject({ delivery: 'undelivered', lastError: expect.any(String) });
    for (const delivery of ['delivered', 'delivered', 'undelivered'] as const)
      expect((await tell(report(text, delivery, secret))).status).toBe(200);
    // In whatever order they come: what was delivered stays so.
    expect(await latest()).toMatchObject({ status: 'sent', delivery: 'delivered', lastError: null });
  },
);

test('what was surely not taken is tried again, what may have been taken never', async () => {
  const { ask, deliver, latest, tell, site } = await open('twilio');
  const count = () => carrier.taken.length;
  const start = count();
  const first = await ask();
  carrier.fail({ times: 2, status: 503 });
  await expect(deliver(first.id)).rejects.toThrow('503');
  expect(await latest()).toMatchObject({
    status: 'queued',
    handedAt: null,
    lastError: expect.stringContaining('503'),
  });
  await expect(deliver(first.id)).rejects.toThrow('503');
  await deliver(first.id);
  expect(count()).toBe(start + 1);

  const refused = await ask();
  carrier.fail({ times: 1, status: 400 });
  await deliver(refused.id);
  expect(await latest()).toMatchObject({ status: 'failed', lastError: 'out of order', handedAt: null });
  await deliver(refused.id);
  expect(count()).toBe(start + 1);

  // Taken, and the answer lost: nobody gets two, and the carrier's report says that it went.
  const lost = await ask();
  carrier.fail({ times: 1, resetAfter: true });
  await deliver(lost.id);
  await deliver(lost.id);
  expect(count()).toBe(start + 2);
  expect(await latest()).toMatchObject({ status: 'failed', lastError: expect.stringContaining('not known') });
  const text = carrier.taken.at(-1) as (typeof carrier.taken)[number];
  await tell(carrier.reports.twilio(text, 'delivered', secret));
  expect(await latest()).toMatchObject({ status: 'sent', delivery: 'delivered', sealed: null });

  // The process died between the carrier's yes and our note.
  const died = await ask();
  await site.db.update(messages).set({ handedAt: new Date() }).where(eq(messages.id, died.id));
  await deliver(died.id);
  expect(await latest()).toMatchObject({ status: 'failed', lastError: expect.stringContaining('not known') });

  // A code that has run out costs nothing any more.
  const late = await ask();
  await deliver(late.id, { ...site.ctx, now: () => new Date(Date.now() + 11 * 60_000) });
  expect(await latest()).toMatchObject({ status: 'failed', lastError: 'It was too late for it.' });
  expect(count()).toBe(start + 2);
});

test('in the language that is read, and only as often a day as the owner pays for', async () => {
  const { set, ask, deliver, latest, site, visit, who } = await open('http');
  const spoken = await ask({ 'Accept-Language': 'hi' });
  const waiting = await ask({ 'Accept-Language': 'mr' });
  await deliver(spoken.id);
  const text = carrier.taken.at(-1);
  expect(text).toMatchObject({ template: '1107123456789054321' });
  expect(text?.text).toBe(hindi.replaceAll('{#var#}', /\d{6}/.exec(text?.text ?? '')?.[0] ?? ''));
  // None is registered in Marathi: the English one goes.
  expect((await latest()).text).toBe(ownText.replace('{#numeric#}', '••••••'));

  await set({ smsPerDay: 1 });
  const before = carrier.taken.length;
  await deliver(waiting.id);
  expect(carrier.taken).toHaveLength(before);
  expect(await latest()).toMatchObject({ status: 'failed', lastError: 'The SMS of this day are used up.' });
  const { rows: asked } = await site.db.execute(sql`select data from pgboss.job where name = 'sms-day-full'`);
  expect(asked).toHaveLength(1);
  // The office hears of it once, however often it happens.
  for (const day of ['2026-11-26', '2026-11-26']) await tellSmsDayFull.run(site.ctx, { day });
  const told = await site.db
    .select()
    .from(messages)
    .where(eq(messages.subject, 'The SMS of this day are used up'));
  expect(told).toHaveLength(1);
  // From now on a code goes by e-mail, and the page offers nothing else.
  expect(await visit('POST', '/api/send-otp', who)).toMatchObject({ status: 200, body: { bySms: false } });
  expect(await smsWorks(site.ctx, await readSettings(site.ctx))).toBe(false);
});

test('a code is right by the way it went, whatever can be sent by now; asking anew ends it', async () => {
  const { set, ask, deliver, site, visit, who, offer } = await open('twilio');
  const fromPhone = () => /\d{6}/.exec(carrier.taken.at(-1)?.text ?? '')?.[0];
  const verify = (otp?: string) => visit('POST', '/api/verify-otp', { ...who, otp });
  const proven = async () => {
    const rows = await site.db.select().from(quotationGrants).orderBy(desc(quotationGrants.expiresAt));
    return { mobile: rows[0]?.provenMobile, email: rows[0]?.provenEmail };
  };
  // The SMS that carries it is the day's last.
  await set({ smsPerDay: 1 });
  await deliver((await ask()).id);
  expect(await smsWorks(site.ctx, await readSettings(site.ctx))).toBe(false);
  expect(await verify(fromPhone())).toMatchObject({ status: 200 });
  expect(await proven()).toEqual({ mobile: offer.mobile, email: '' });

  // By mail while the day was full, and then the owner pays for more.
  expect(await visit('POST', '/api/send-otp', who)).toMatchObject({ body: { bySms: false } });
  const [mailed] = await site.codesTo(offer.email);
  await set({ smsPerDay: 2 });
  expect(await verify(mailed)).toMatchObject({ status: 200 });
  expect(await proven()).toEqual({ mobile: '', email: offer.email });

  await deliver((await ask()).id);
  const ended = fromPhone();
  expect(await visit('POST', '/api/send-otp', who)).toMatchObject({ body: { bySms: false } });
  const [newest] = await site.codesTo(offer.email);
  expect(await verify(ended)).toMatchObject({ status: 400 });
  expect(await verify(newest)).toMatchObject({ status: 200 });
});

test('a report that is there before the answer that names its SMS is noted once that has come', async () => {
  const { ask, deliver, latest, tell, site } = await open('msg91');
  const { id } = await ask();
  carrier.fail({ times: 1, latencyMs: 400 });
  const before = carrier.taken.length;
  const delivering = deliver(id);
  await expect.poll(() => carrier.taken.length).toBe(before + 1);
  const text = carrier.taken[before] as (typeof carrier.taken)[number];
  expect((await tell(carrier.reports.msg91(text, 'delivered', secret))).status).toBe(200);
  await delivering;
  expect(await latest()).toMatchObject({ status: 'sent', carrierId: text.carrierId, delivery: null });
  const { rows } = await site.db.execute<{ data: Parameters<typeof takeEarlyReport.run>[1] }>(
    sql`select data from pgboss.job where name = 'early-sms-report'`,
  );
  expect(rows).toHaveLength(1);
  for (const { data } of rows) await takeEarlyReport.run(site.ctx, data);
  expect(await latest()).toMatchObject({ status: 'sent', delivery: 'delivered' });
  // Of one that is known nothing waits.
  await tell(carrier.reports.msg91(text, 'delivered', secret));
  const waits = await site.db.execute(sql`select 1 from pgboss.job where name = 'early-sms-report'`);
  expect(waits.rows).toHaveLength(1);
});
