import { createServer, type AddressInfo, type Server } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { messages } from '#agency/messages/table.server.ts';
import { takeSmsReports } from '#agency/messages/take-sms-reports.ts';
import { settings } from '#agency/settings/table.server.ts';
import { whatsappNumbers } from '#agency/whatsapp/table.server.ts';
import { openWhatsApp } from '#desk/whatsapp/test-whatsapp.ts';
import type { Actor, Ctx } from '#kit/context.ts';
import { createMail } from '#server/mail-settings.ts';
import { createSms } from '#server/sms-settings.ts';
import { readEnv } from '#server/env.server.ts';
import { createWhatsApp } from '#server/whatsapp-settings.ts';
import { serveSms, smsKeys } from '#sandbox/sms/serve-sms.ts';
import { freePort } from '../../../scripts/lib/run.ts';
import { startSmtpStub } from '../../../scripts/lib/smtp-stub.ts';
import { readTrial } from './read-trial.ts';
import type { GroupKey, Trial } from './server-setting.ts';
import { tryServerSettings } from './try-server-settings.ts';
import { patience } from '#kit/test-patience.ts';

const shop = await openWhatsApp();
const sms = await serveSms();
const closing: (() => unknown)[] = [() => sms.close(), () => shop.close()];
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

const id = '01990000-0000-7000-8000-000000000007';
const actor: Actor = {
  kind: 'staff',
  id,
  name: 'Farah',
  email: 'farah@agency.in',
  role: 'owner',
  ownLeadsOnly: false,
};
const phone = '9000077001';
const kept = () => shop.db.$count(messages);

/** What the page's button says with these settings in the place of those of the server. */
function trialWith(key: GroupKey, variables: Record<string, string>, over: { phone?: string } = {}) {
  const env = readEnv({ PUBLIC_URL: 'http://localhost:3000', ...variables });
  const carriers = { mail: createMail(env), sms: createSms(env), whatsapp: createWhatsApp(env) };
  const ctx: Ctx = { ...shop.ctx, ...carriers, actor };
  return tryServerSettings(ctx, { key, phone, ...over });
}
const readAgain = ({ messageId }: Trial) => readTrial({ ...shop.ctx, actor }, { messageId: messageId ?? '' });

/** A port that takes connections and says nothing. */
async function silentPort(): Promise<number> {
  const server: Server = createServer(() => {});
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  closing.push(() => server.close());
  return (server.address() as AddressInfo).port;
}
const nobody = `127.0.0.1:${await freePort()}`;

async function mailServer(options: Parameters<typeof startSmtpStub>[0] = {}) {
  const server = await startSmtpStub(options);
  closing.push(() => void server.close());
  return server;
}
const from = 'Agency <hello@agency.in>';
const mail = (SMTP_URL: string) => trialWith('mail', { SMTP_URL, MAIL_FROM: from });

test('a mail to oneself goes out by the set server, and what that server says is said', async () => {
  const open = await mailServer({ password: 'right' });
  const by = (password: string) => open.url.replace('//', `//farah:${password}@`);
  const took = await mail(by('right'));
  expect(took).toMatchObject({ ok: true, isWaiting: false });
  expect(took.said).toMatch(/^The mail server took it for farah@agency\.in\. .*See whether it comes\.$/);
  expect(open.received).toMatchObject([
    { to: 'farah@agency.in', messageId: `<${took.messageId}@localhost>` },
  ]);

  const before = await kept();
  const refusing = await mailServer({ senders: /@elsewhere\.in$/ });
  const gone = await mailServer({ refuse: () => 550 });
  const encrypted = await mailServer({ tls: true });
  const said = {
    [by('wrong')]: /^It did not go: The mail server does not accept user and password: .*535 5\.7\.8/,
    [refusing.url]: /The mail server takes no mails from this sender: .*550 5\.7\.1/,
    [gone.url]: /The mail server does not take a mail to this address: .*550/,
    [encrypted.url]: /The line to the mail server cannot be encrypted: .*certificate/,
    [`${open.url}?requireTLS=true`]: /The line to the mail server cannot be encrypted: /,
    [`smtp://${nobody}`]: /No mail server answers at this address: .*ECONNREFUSED/,
    'smtp://mail.invalid': /No mail server is known by this name: /,
  };
  for (const [url, expected] of Object.entries(said)) {
    const { ok, said, messageId } = await mail(url);
    expect(said).toMatch(expected);
    expect([ok, messageId]).toEqual([false, null]);
    expect(said).not.toMatch(/right|wrong:/);
  }
  expect(await kept()).toBe(before);
});

const registered = {
  dltEntityId: '1101234567890123456',
  dltHeader: 'NIRMAN',
  dltCodeTemplateId: '1107123456789012345',
  smsCodes: { en: { text: '{#var#} is your code. - NIRMAAN', carrierTemplateId: 'flow-en' } },
};
const reportSecret = 'reports-come-here-alone';
const carriers = {
  msg91: { SMS_CARRIER: 'msg91', SMS_KEY: smsKeys.key, SMS_URL: `${sms.url}/msg91` },
  twilio: {
    SMS_CARRIER: 'twilio',
    SMS_KEY: smsKeys.key,
    SMS_ACCOUNT: smsKeys.account,
    SMS_FROM: 'NIRMAN',
    SMS_URL: `${sms.url}/twilio`,
  },
  http: {
    SMS_CARRIER: 'http',
    SMS_URL: `${sms.url}/http/send`,
    SMS_HEADERS: '{"Content-Type":"application/json"}',
    SMS_BODY: '{"to":"91{to}","text":"{text}","dlt":"{dltTemplate}"}',
    SMS_SUCCESS: '"result":"ok","ref":"(?<id>[^"]+)"',
  },
};

test('an SMS to oneself goes by each carrier, only in a registered text; its report is told afterwards', async () => {
  await expect(trialWith('sms', carriers.msg91)).rejects.toThrow('only registered texts');
  const [row] = await shop.db.select().from(settings).where(eq(settings.key, 'site'));
  const value = { ...(row?.value as object), ...registered };
  await shop.db.update(settings).set({ value }).where(eq(settings.key, 'site'));
  await expect(trialWith('sms', carriers.msg91, { phone: '12345' })).rejects.toMatchObject({
    errors: { phone: expect.stringContaining('ten digits') },
  });
  for (const [name, variables] of Object.entries(carriers)) {
    const taken = sms.taken.length;
    const env = { ...variables, SMS_REPORT_SECRET: reportSecret };
    const trial = await trialWith('sms', env);
    expect(trial, name).toMatchObject({ ok: true, isWaiting: true });
    expect(trial.said).toMatch(
      /^The carrier took it for 9000077001\. .*It has not told yet whether it arrived\.$/,
    );
    expect(sms.taken[taken]).toMatchObject({ to: expect.stringMatching(/^\+?919000077001$/) });
    const [text] = sms.taken.slice(taken);
    const carrier = createSms(readEnv({ PUBLIC_URL: 'http://localhost:3000', ...env }));
    const tell = async (delivery: 'delivered' | 'undelivered') => {
      if (!text) throw new Error('Nothing was taken');
      const { body, path, headers } = sms.reports[name as keyof typeof carriers](
        text,
        delivery,
        reportSecret,
      );
      const signature = headers['X-Twilio-Signature'] ?? '';
      const call = {
        secret: reportSecret,
        path,
        body,
        signature,
        contentType: headers['Content-Type'] ?? '',
      };
      await takeSmsReports({ ...shop.ctx, sms: carrier }, call);
    };
    await tell('undelivered');
    expect(await readAgain(trial)).toMatchObject({
      ok: false,
      isWaiting: false,
      said: expect.stringContaining('The carrier took it and did not deliver it: '),
    });
    await tell('delivered');
    expect((await readAgain(trial)).said).toBe(`The carrier delivered it to ${phone}.`);
  }

  const before = await kept();
  const said = async (variables: Record<string, string>) => (await trialWith('sms', variables)).said;
  expect(await said({ ...carriers.msg91, SMS_KEY: 'wrong' })).toBe(
    'It did not go: The key is not accepted: no such key',
  );
  expect(await said({ ...carriers.twilio, SMS_KEY: 'wrong' })).toContain('not accepted: Authenticate');
  sms.fail({ times: 1, refusal: 'template is not approved' });
  expect(await said(carriers.msg91)).toBe('It did not go: template is not approved');
  expect(await said({ ...carriers.msg91, SMS_URL: `http://${nobody}` })).toMatch(
    /^The carrier cannot be reached, or is out of order: .*ECONNREFUSED/,
  );
  sms.fail({ times: 1, status: 503 });
  expect(await said(carriers.http)).toMatch(/^The carrier cannot be reached, or is out of order: .*503/);
  expect(await kept()).toBe(before);
  sms.fail({ times: 1, status: 502 });
  expect(await said(carriers.http)).toMatch(/^Whether the carrier took it is not known: .*502/);
});

const cloud = (over: Record<string, string> = {}) =>
  trialWith('whatsapp', { ...shop.carrier.settings, ...over });

test('a WhatsApp message to oneself goes in an approved text, or freely to whoever has just written', async () => {
  const { carrier } = shop;
  await expect(cloud()).rejects.toThrow('none of our texts is approved yet');
  shop.approveAll();
  const trial = await cloud();
  expect(trial).toMatchObject({
    ok: true,
    isWaiting: true,
    said: expect.stringMatching(
      /^WhatsApp took it for 919000077001\. .*It has not told yet whether it arrived\.$/,
    ),
  });
  const [sent] = carrier.taken.slice(-1);
  expect(sent).toMatchObject({ to: `91${phone}`, type: 'template' });
  expect(sent?.template?.components[0]?.parameters[0]).toMatchObject({ text: 'Farah' });
  const status = (status: 'delivered' | 'read') => ({ statuses: [{ id: sent?.wamid ?? '', status }] });
  await shop.tell(status('delivered'));
  expect(await readAgain(trial)).toMatchObject({ ok: true, said: `WhatsApp delivered it to 91${phone}.` });
  await shop.tell(status('read'));
  expect((await readAgain(trial)).said).toContain('and it was read');
  const undone = await cloud();
  const ours = undone.messageId ?? '';
  const wamid = carrier.taken.at(-1)?.wamid ?? '';
  await shop.tell({ statuses: [{ id: wamid, ours, status: 'failed', code: 131_026 }] });
  expect(await readAgain(undone)).toMatchObject({ ok: false, said: expect.stringContaining('no WhatsApp') });
  // Of other messages nothing is told here.
  await expect(readAgain({ ...trial, messageId: id })).rejects.toThrow('This trial');

  const before = await kept();
  const refused = async (over: Record<string, string>, expected: RegExp | string) => {
    const { ok, said } = await cloud(over);
    expect(said).toMatch(expected);
    expect(ok).toBe(false);
  };
  await refused(
    { WHATSAPP_TOKEN: 'a-token-of-nobody' },
    /does not accept the token of the server: it has expired/,
  );
  await refused({ WHATSAPP_PHONE_NUMBER_ID: '999999999999999' }, /does not know this id of the phone number/);
  await refused(
    { WHATSAPP_BUSINESS_ID: '999999999999999' },
    /does not know this id .* or of the business account/,
  );
  await refused({ WHATSAPP_URL: `http://${nobody}/v23.0` }, /ECONNREFUSED/);
  carrier.allowed.add('919000000000');
  await refused({}, /^It did not go: This app is still being tried out/);
  carrier.allowed.clear();
  // Approved when the list was read, and paused since.
  carrier.fail({ times: 1, status: 400, code: 132_015 });
  await refused({}, /The template is paused/);
  carrier.fail({ times: 1, status: 503 });
  await refused({}, /^WhatsApp cannot be reached, or is out of order: .*503/);
  expect(await kept()).toBe(before);
  carrier.fail({ times: 1, status: 500 });
  const unsure = await cloud();
  expect(unsure).toMatchObject({ ok: false, isWaiting: true, said: expect.stringContaining('is not known') });

  carrier.templates.length = 0;
  const number = { number: `91${phone}`, wroteAt: new Date() };
  await shop.db.insert(whatsappNumbers).values(number);
  expect(await cloud()).toMatchObject({ ok: true });
  expect(carrier.taken.at(-1)).toMatchObject({ type: 'text' });
  await shop.db.update(whatsappNumbers).set({ stoppedAt: new Date() });
  await refused({}, /^It did not go: They have said STOP/);
});

test('whoever answers slowly is waited for, and whoever says nothing is given up: neither is taken for the other', async () => {
  shop.approveAll();
  await shop.db.delete(whatsappNumbers);
  const slow = await mailServer({ slowMs: 5_500 });
  const silent = await silentPort();
  shop.carrier.fail({ times: 1, latencyMs: 5_500 });
  sms.fail({ times: 1, latencyMs: 5_500 });
  const slowly = await Promise.all([mail(slow.url), cloud(), trialWith('sms', carriers.twilio)]);
  for (const trial of slowly)
    expect(trial).toMatchObject({
      ok: true,
      said: expect.stringMatching(/ took it .* The answer took \d+ s\./),
    });

  const before = await kept();
  shop.carrier.fail({ times: 1, latencyMs: 12_000 });
  const [mailed, over, texted, written] = await Promise.all([
    mail(`smtp://127.0.0.1:${silent}`),
    mail(`smtps://127.0.0.1:${silent}`),
    trialWith('sms', { ...carriers.msg91, SMS_URL: `http://127.0.0.1:${silent}` }),
    cloud(),
  ]);
  for (const { ok, said } of [mailed, over])
    expect([ok, said]).toEqual([false, expect.stringContaining('The mail server does not answer in time')]);
  expect(texted).toMatchObject({ ok: false, isWaiting: true, said: expect.stringContaining('is not known') });
  expect(written).toMatchObject({
    ok: false,
    isWaiting: true,
    said: expect.stringContaining('is not known'),
  });
  // What may have been taken is kept, so that its carrier can tell; it did take the one.
  expect(await kept()).toBe(before + 2);
  const [sent] = shop.carrier.taken.slice(-1);
  await shop.tell({
    statuses: [{ id: sent?.wamid ?? '', ours: written.messageId ?? '', status: 'delivered' }],
  });
  expect(await readAgain(written)).toMatchObject({ ok: true, isWaiting: false });
});

test('the button tries what is in force, for owners alone', async () => {
  const path = '/staff/server-settings/whatsapp/trial';
  expect((await shop.owner('POST', path, { phone: '123' })).status).toBe(422);
  const { body } = await shop.owner<Trial>('POST', path, { phone });
  expect(body).toMatchObject({ ok: true });
  const again = await shop.owner<Trial>('GET', `/staff/server-settings/trials/${body.messageId}`);
  expect(again).toMatchObject({ status: 200, body: { isWaiting: true } });
  await vi.waitFor(() => expect(shop.carrier.taken.at(-1)).toMatchObject({ type: 'template' }), patience);
});
