import { execFile } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';
import { setTimeout as wait } from 'node:timers/promises';
import { startApp, temporaryDataDir } from '../lib/app-server.ts';
import { enquiry, visitorOf } from '../lib/enquiries.ts';
import { startPostgres } from '../lib/postgres-server.ts';
import { freePort } from '../lib/run.ts';
import { startS3 } from '../lib/s3-server.ts';
import { startSmtpStub } from '../lib/smtp-stub.ts';
import { ask, caddyProgram, startCaddy, type Door } from './front-door.ts';
import type { Story } from './story.ts';

const run = promisify(execFile);

type LiveCheck = { name: string; ok: boolean; said: string; copy: string | null; screen: string | null };

/**
 * Somebody new starts a demo, sets it up, and goes live by docs/operations.md and the page Going live: PostgreSQL, a
 * store and Caddy are real, whoever carries mails is a stand-in.
 */
export const demoToLive: Story = {
  name: 'demo-to-live',
  fault: 'somebody new goes from a demo to a live site by the docs and the page alone',
  programs: [caddyProgram],
  async run() {
    const started = performance.now();
    const site = 'www.chai-and-code.in';
    const data = temporaryDataDir();
    const ports = [await freePort(), await freePort()] as const;

    // A demo, as `npm start` serves it, and what its owner does there.
    const demo = await startApp(data.folder, { PORT: String(ports[0]), OWNER_EMAIL: `owner@${site}` });
    const there = officeAt((where, asked) => plain(demo.url, where, asked));
    await there.signIn({ email: `owner@${site}`, password });
    await setUp(there);
    const asked = await there.call<{ checks: LiveCheck[] }>('GET', '/going-live');
    const demoKey = readFileSync(path.join(data.folder, 'secrets.key'), 'utf8');
    await demo.stop();

    // What the page asked for, in a file of settings.
    const [postgres, s3, smtp] = await Promise.all([startPostgres(), startS3(), startSmtpStub()]);
    const webhookSecret = randomBytes(18).toString('base64url');
    const file = path.join(data.folder, '.env');
    const lines = {
      APP_MODE: 'live',
      PUBLIC_URL: `https://${site}`,
      TRUST_PROXY: 'on',
      DATABASE_URL: postgres.url,
      OWNER_EMAIL: `owner@${site}`,
      OWNER_PASSWORD: password,
      SECRETS_KEY: `${randomBytes(32).toString('base64')},${demoKey}`,
      SMTP_URL: smtp.url,
      MAIL_FROM: `Chai and Code <hello@${site}>`,
      RAZORPAY_KEY_ID: 'rzp_test_0123456789abcd',
      RAZORPAY_KEY_SECRET: randomBytes(18).toString('base64url'),
      RAZORPAY_WEBHOOK_SECRET: webhookSecret,
      RAZORPAY_TEST: 'on',
      SMS_CARRIER: 'msg91',
      SMS_KEY: 'of-a-stand-in',
      ...s3.settings,
      BACKUP_BUCKET: s3.backupBucket,
      BACKUP_PASSPHRASE: randomBytes(24).toString('base64'),
    };
    writeFileSync(
      file,
      Object.entries(lines)
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
    );
    const settings = parseEnv(readFileSync(file, 'utf8')) as Record<string, string>;
    const docs = readFileSync('docs/operations.md', 'utf8');
    const page = asked.checks.map(({ copy }) => copy ?? '').join('\n');
    const untold = Object.keys(lines).filter((name) => !page.includes(name) && !docs.includes(`\`${name}\``));

    await run(process.execPath, ['scripts/restore.ts', '--carry-over'], {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: data.folder, ...settings },
    });

    // Two servers behind Caddy.
    const machines = await Promise.all(
      ports.map((port) => {
        const folder = temporaryDataDir().folder;
        return startApp(folder, { ...settings, PORT: String(port), LOG_LEVEL: 'warn' });
      }),
    );
    const door = await startCaddy({ site, ports });
    const live = officeAt(async (where, more) => {
      const answer = await ask(door, where, more);
      if (answer.status === 0 || answer.status > 500) console.log(door.said().slice(-2_000));
      return answer;
    });
    const codes = await live.signIn({ email: `owner@${site}`, password });
    const carried = await whatWasCarried(door, live);
    await finish(live);
    const paid = await webhook(door, webhookSecret);
    const mailed = await enquire(door, smtp);
    await live.call('POST', '/backups');
    const left = await untilNothingChanges(live);
    const minutes = (performance.now() - started) / 60_000;

    const wrong = {
      'settings that neither page nor docs name': untold.length > 0,
      'no second step at the first sign-in': codes === 0,
      'a page, a picture or a setting of the demo is not there': !carried,
      'Razorpay’s webhook is not taken, or one of somebody else is': !paid,
      'an enquiry brought no mail': !mailed,
      'no sealed backup in the bucket': !s3.seen.some(
        ({ method, path: where }) =>
          method === 'PUT' && where.includes(s3.backupBucket) && where.includes('.age'),
      ),
    };
    const faults = Object.entries(wrong).filter(([, is]) => is);
    for (const [fault] of faults) console.log(`  ${fault} ${untold.join(', ')}`);
    const unexpected = left.filter(({ name }) => !(name in cannotBeHere));
    for (const { name, said } of left)
      console.log(`  still red: ${name}: ${said} ${cannotBeHere[name] ?? ''}`);
    await door.close();
    await Promise.all(machines.map((machine) => machine.stop()));
    await Promise.all([smtp.close(), s3.close(), postgres.remove()]);
    return [
      { what: 'things that led astray', value: faults.length, atMost: 0 },
      { what: 'checks red that could be green', value: unexpected.length, atMost: 0 },
      { what: 'from the first start to that, by this machine', value: minutes, unit: 'minutes', atMost: 15 },
    ];
  },
};

const password = 'correct-horse-battery';

/** What stays red before stand-ins, and why. */
const cannotBeHere: Record<string, string> = {
  'Mails are believed': '(no name server knows this domain)',
  Payments: '(test keys take no money)',
  WhatsApp: '(nobody here approves its texts)',
};

type Answer = { status: number; headers: { 'set-cookie'?: string[] }; text: string };
type Asked = { method?: string; headers?: Record<string, string>; body?: string | Buffer };
type Office = ReturnType<typeof officeAt>;

async function plain(url: string, where: string, { body, ...asked }: Asked = {}): Promise<Answer> {
  const answer = await fetch(`${url}${where}`, {
    ...asked,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : new Uint8Array(body) }),
  });
  return {
    status: answer.status,
    headers: { 'set-cookie': answer.headers.getSetCookie() },
    text: await answer.text(),
  };
}

/** The office's calls, as its screens make them, by whatever leads there. */
function officeAt(reach: (where: string, asked?: Asked) => Promise<Answer>) {
  const cookies = new Map<string, string>();
  async function send(method: string, where: string, body?: Buffer | string, type = 'application/json') {
    const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { Cookie, 'If-Match': '*', ...(body === undefined ? {} : { 'Content-Type': type }) };
    const answer = await reach(`/staff${where}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return answer;
  }
  /** @throws where it is refused */
  async function call<R>(method: string, where: string, body?: object): Promise<R> {
    const answer = await send(method, where, body && JSON.stringify(body));
    if (answer.status >= 300 || answer.status < 200)
      throw new Error(`${method} ${where} answered ${answer.status}: ${answer.text.slice(0, 300)}`);
    return (answer.text ? JSON.parse(answer.text) : null) as R;
  }
  return {
    send,
    call,
    /** @returns how many recovery codes a second step brought, 0 where none was asked for */
    async signIn(credentials: { email: string; password: string }): Promise<number> {
      const { secondStep } = await call<{ secondStep?: string }>('POST', '/session', credentials);
      if (secondStep !== 'enrol') return 0;
      const { secret } = await call<{ secret: string }>('POST', '/session/enrolment');
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
      return (await call<{ recoveryCodes: string[] }>('POST', '/session/enrolment/code', { code }))
        .recoveryCodes.length;
    },
  };
}

const ours = { brand: 'Chai and Code', words: 'We write software over tea.' };

/** A name, a policy with words of one's own, a picture. */
async function setUp(office: Office) {
  const facts = await office.call<object>('GET', '/settings');
  await office.call('PUT', '/settings', withoutEtag({ ...facts, brand: ours.brand, legalName: ours.brand }));
  const [first] = await office.call<{ slug: string }[]>('GET', '/policies');
  await publish(office, first?.slug ?? '');
  const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#a50' } })
    .png()
    .toBuffer();
  const form = new Response(
    Object.entries({ file: new File([new Uint8Array(photo)], 'shop.png'), alt: 'A shop' }).reduce(
      (all, [name, value]) => (all.set(name, value), all),
      new FormData(),
    ),
  );
  const type = form.headers.get('Content-Type') ?? '';
  const answer = await office.send('POST', '/media', Buffer.from(await form.arrayBuffer()), type);
  if (answer.status >= 300) throw new Error(`The picture was answered ${answer.status}: ${answer.text}`);
}

const withoutEtag = ({ etag: _etag, ...rest }: Record<string, unknown>) => rest;

async function publish(office: Office, slug: string) {
  const { title, summary, sections } = await office.call<Record<string, unknown>>('GET', `/policies/${slug}`);
  const [first, ...others] = sections as { heading: string; text: string }[];
  await office.call('PUT', `/policies/${slug}`, {
    title,
    summary,
    sections: [
      {
        heading: first?.heading ?? 'Ours',
        text: ours.words,
      },
      ...others,
    ],
  });
}

async function whatWasCarried(door: Door, office: Office): Promise<boolean> {
  const [policy] = await office.call<{ slug: string }[]>('GET', '/policies');
  const { data = [] } = await office
    .call<{ data?: { name: string }[] } | { name: string }[]>('GET', '/media')
    .then((found) => (Array.isArray(found) ? { data: found } : found));
  const pictures = await Promise.all(
    data.map(async ({ name }) => (await ask(door, `/media/${name}-90.webp`)).status),
  );
  const [home, text] = [await ask(door, '/'), await ask(door, `/${policy?.slug}`)];
  return home.text.includes(ours.brand) && text.text.includes(ours.words) && pictures.includes(200);
}

/** What the page sends to screens for. */
async function finish(office: Office) {
  for (const { slug } of await office.call<{ slug: string }[]>('GET', '/policies'))
    await publish(office, slug);
  const facts = await office.call<object>('GET', '/settings');
  const sms = {
    dltEntityId: '1101234567890123456',
    dltHeader: 'CHAICO',
    dltCodeTemplateId: '1107123456789012345',
  };
  const smsCodes = {
    en: { text: '{#var#} is your code at Chai and Code.', carrierTemplateId: '65f1' },
  };
  await office.call('PUT', '/settings', withoutEtag({ ...facts, ...sms, smsCodes }));
  for (const step of ['company', 'gst']) await office.call('PATCH', '/first-steps', { step, state: 'done' });
  await office.call('DELETE', '/demo-content');
}

/** One of Razorpay's own kind is taken, one that somebody else signed is not. */
async function webhook(door: Door, secret: string): Promise<boolean> {
  const body = JSON.stringify({ entity: 'event', event: 'payment.failed', contains: [], payload: {} });
  const sent = async (key: string) => {
    const headers = {
      'Content-Type': 'application/json',
      'X-Razorpay-Event-Id': randomBytes(8).toString('hex'),
      'X-Razorpay-Signature': createHmac('sha256', key).update(body).digest('hex'),
    };
    return (await ask(door, '/payment-pay/webhook', { headers, body })).status;
  };
  const [good, bad] = [await sent(secret), await sent('of somebody else')];
  if (good !== 200 || bad < 400) console.log(`  the webhook answered ${good}, the forged one ${bad}`);
  return good === 200 && bad >= 400;
}

async function enquire(door: Door, smtp: Awaited<ReturnType<typeof startSmtpStub>>): Promise<boolean> {
  const { key, body } = enquiry(1);
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
  await ask(door, '/inquiry', { headers, body });
  for (const until = performance.now() + 30_000; performance.now() < until; await wait(100))
    if (smtp.received.some(({ to }) => to === visitorOf(1))) return true;
  return false;
}

/** The checks that are red a minute later, or as soon as the backup is made. */
async function untilNothingChanges(office: Office): Promise<LiveCheck[]> {
  for (const until = performance.now() + 60_000; ; await wait(500)) {
    const { checks } = await office.call<{ checks: LiveCheck[] }>('GET', '/going-live');
    const red = checks.filter(({ ok }) => !ok);
    if (!red.some(({ name }) => name === 'Backup') || performance.now() > until) return red;
  }
}
