import { and, desc, eq, isNull } from 'drizzle-orm';
import { readSettings } from '#agency/settings/read-settings.ts';
import { settings } from '#agency/settings/table.server.ts';
import { listTemplates } from '#agency/whatsapp/templates.ts';
import { staffSecondFactors } from '#agency/staff/second-factors.table.server.ts';
import { staff } from '#agency/staff/table.server.ts';
import { policyVersions } from '#content/policies/table.server.ts';
import { tooOld } from '#desk/backups/backup.ts';
import type { BackupPlace } from '#desk/backups/backup-place.ts';
import { isDemoOff } from '#desk/demo-content/is-demo-off.ts';
import { readFirstSteps } from '#desk/first-steps/first-steps.ts';
import { LastBackup, type ProcessFacts, type ProcessPort } from '#desk/operations/operations.ts';
import { backupKey } from '#desk/operations/read-operations.ts';
import { allow, type Ctx } from '#kit/context.ts';
import type { DnsTexts } from '#kit/ports/dns.ts';
import { smsWorks } from '#sales/quotations/code-by-sms.ts';
import type { LiveCheck } from './live-check.ts';
import { readMailDomain, type MailDomain } from './mail-domain.ts';

type Ports = {
  process: ProcessPort;
  dnsTexts: DnsTexts;
  publicUrl: string;
  backups: Pick<BackupPlace, 'where' | 'passphrase'>;
};

/** What stands between this installation and real customers, asked just now: settings of the server and of the office. */
export async function readGoingLive(ctx: Ctx, ports: Ports): Promise<LiveCheck[]> {
  allow(ctx.actor, 'operations:read');
  const facts = await ports.process.facts();
  const domain = facts.mail.sends ? await readMailDomain(ports.dnsTexts, facts.mail.from) : null;
  return [
    ...ofTheServer(facts, ports.publicUrl),
    mails(facts),
    mailsBelieved(facts, domain),
    payments(facts, ports.publicUrl),
    await sms(ctx),
    await whatsApp(ctx, ports.publicUrl),
    await company(ctx),
    await legalTexts(ctx),
    await demoGone(ctx),
    await secondFactors(ctx),
    await backedUp(ctx, ports.backups),
  ];
}

type Known = Pick<LiveCheck, 'ok' | 'said' | 'todo'> & Partial<LiveCheck>;
const check = (name: string, { ok, todo, copy = null, screen = null, ...known }: Known): LiveCheck => ({
  name,
  needed: true,
  ...known,
  ok,
  todo: ok ? '' : todo,
  copy: ok ? null : copy,
  screen: ok ? null : screen,
});

function ofTheServer({ database, mode }: ProcessFacts, publicUrl: string): LiveCheck[] {
  const { protocol, hostname } = new URL(publicUrl);
  const isOurs = hostname.includes('.') && !/^[\d.]+$|\.(local|localhost|example|test)$/.test(hostname);
  return [
    check('Domain and https', {
      ok: protocol === 'https:' && isOurs,
      said: `The site calls itself ${publicUrl}.`,
      todo: 'Point your domain at this server, put a proxy with a certificate before it, and set its address.',
      copy: 'PUBLIC_URL=https://www.your-domain.in',
    }),
    check('Database', {
      ok: database === 'PostgreSQL',
      said:
        database === 'PostgreSQL' ? 'PostgreSQL.' : 'The one that came along, in a folder of this machine.',
      todo: 'Make an empty PostgreSQL database, stop the server, set DATABASE_URL to it, and carry over what was set up here.',
      copy: 'npm run restore -- --carry-over',
    }),
    check('Live mode', {
      ok: mode === 'live',
      said: mode === 'live' ? 'On.' : 'This is a demo: its mailbox and its sandbox are open to everybody.',
      todo: 'Set it as the last of all: the server then starts only when nothing unsafe is left, and says what is.',
      // What the demo sealed was sealed with the key that it made itself.
      copy: 'APP_MODE=live\n# behind your proxy\nTRUST_PROXY=on\nOWNER_EMAIL=\nOWNER_PASSWORD=\n# openssl rand -base64 32, a comma, and what secrets.key in DATA_DIR holds\nSECRETS_KEY=',
    }),
  ];
}

const mails = ({ mail, mode }: ProcessFacts) =>
  check('Mails go out', {
    ok: mail.sends,
    said: mail.sends
      ? `As ${mail.from}.`
      : mode === 'live'
        ? 'What was set cannot be opened with the keys in SECRETS_KEY. Mails wait for some hours, then among the jobs.'
        : 'They stay in the mailbox here and reach nobody.',
    todo: 'Set the mail server of your provider and the address that mails come from: below, or in the environment.',
    copy: 'SMTP_URL=smtps://USER:PASSWORD@HOST:465\nMAIL_FROM=Your name <hello@your-domain.in>',
  });

function mailsBelieved({ mail }: ProcessFacts, found: MailDomain | null): LiveCheck {
  const missing = found ? (['spf', 'dkim', 'dmarc'] as const).filter((kind) => found[kind] !== true) : [];
  const silent = found !== null && missing.some((kind) => found[kind] === null);
  const names = missing.map((kind) => kind.toUpperCase()).join(', ');
  const records = {
    spf: `${found?.domain}  TXT  v=spf1 include:YOUR-PROVIDER ~all`,
    dkim: `SELECTOR._domainkey.${found?.domain}  TXT  as your provider shows it`,
    dmarc: `_dmarc.${found?.domain}  TXT  v=DMARC1; p=quarantine; rua=mailto:postmaster@${found?.domain}`,
  };
  return check('Mails are believed', {
    ok: found !== null && missing.length === 0,
    said: found
      ? names
        ? `${found.domain}: ${silent ? 'no name server answered about' : 'nothing was found of'} ${names}.`
        : `${found.domain} publishes SPF, DKIM and DMARC.`
      : mail.sends
        ? 'The address that mails come from names no domain.'
        : 'To be seen when mails go out.',
    todo: !found
      ? 'First let mails go out, from an address of your own domain.'
      : silent
        ? 'See whether this server reaches a name server, and look again.'
        : 'Add these records where your domain is kept; without them much of what you send ends as spam. A DKIM key under a name of its own cannot be seen from here.',
    copy: silent || !found ? null : missing.map((kind) => records[kind]).join('\n'),
  });
}

const payments = ({ payments: { mode }, mode: app }: ProcessFacts, publicUrl: string) =>
  check('Payments', {
    ok: mode === 'live',
    said:
      mode === 'live'
        ? `Razorpay’s live keys. Its webhook calls ${webhookOf(publicUrl)}.`
        : mode === 'test'
          ? 'Razorpay’s test keys: no real money moves.'
          : app === 'live'
            ? 'Razorpay’s keys cannot be opened with the keys in SECRETS_KEY: nobody can pay online.'
            : 'The built-in sandbox: no real money moves.',
    todo: 'Set Razorpay’s three live keys, below or in the environment, and give its dashboard this address for webhooks, with the secret that you chose.',
    copy: `${webhookOf(publicUrl)}\n\nRAZORPAY_KEY_ID=\nRAZORPAY_KEY_SECRET=\nRAZORPAY_WEBHOOK_SECRET=`,
  });

const webhookOf = (publicUrl: string) => new URL('/payment-pay/webhook', publicUrl).href;

async function sms(ctx: Ctx): Promise<LiveCheck> {
  const works = ctx.sms !== null && (await smsWorks(ctx, await readSettings(ctx)));
  return check('SMS', {
    ok: works,
    needed: false,
    said: works
      ? 'Codes can go to a mobile number.'
      : ctx.sms
        ? 'A carrier is set, but no registered text and sender, or the day’s number is used up.'
        : 'No carrier is set: customers get their codes by mail only.',
    todo: 'Register sender and text with DLT, write them into the site settings, and set a carrier, below or in the environment.',
    copy: ctx.sms ? null : 'SMS_CARRIER=msg91\nSMS_KEY=\nSMS_REPORT_SECRET=',
    screen: '/settings',
  });
}

async function whatsApp(ctx: Ctx, publicUrl: string): Promise<LiveCheck> {
  const { events } = await listTemplates(ctx);
  const unsent = events
    .filter(({ languages }) =>
      languages.some(
        ({ language, fault, choice }) => language === 'en' && fault && choice.send !== 'nothing',
      ),
    )
    .map(({ label }) => label);
  const isSet = ctx.whatsapp !== null;
  return check('WhatsApp', {
    ok: isSet && unsent.length === 0,
    needed: false,
    said: isSet
      ? unsent.length > 0
        ? `It is set up. Not approved in English yet: ${unsent.join(', ')}.`
        : 'It is set up, and every text is approved.'
      : 'Not set up: staff write from their own phones, and answers are not seen here.',
    todo: isSet
      ? 'Give the texts to WhatsApp Manager for approval, and ask for the list anew.'
      : 'Make an app with WhatsApp at developers.facebook.com, set its ids and secrets, below or in the environment, and give it this address for webhooks (field “messages”) with the verify token that you chose.',
    copy: isSet
      ? null
      : `${new URL('/webhooks/whatsapp', publicUrl).href}\n\nWHATSAPP_PHONE_NUMBER_ID=\nWHATSAPP_BUSINESS_ID=\nWHATSAPP_TOKEN=\nWHATSAPP_APP_SECRET=\nWHATSAPP_VERIFY_TOKEN=`,
    screen: '/whatsapp-templates',
  });
}

async function company(ctx: Ctx): Promise<LiveCheck> {
  const [{ legalName, gstin }, { steps }] = [await readSettings(ctx), await readFirstSteps(ctx)];
  // Whoever sells little needs no GST number, and has passed that step over.
  const isDone = ['company', 'gst'].every((key) =>
    steps.some(
      (one) => one.key === key && (one.state === 'done' || (key === 'gst' && one.state === 'skipped')),
    ),
  );
  return check('Company and GST', {
    ok: isDone,
    said: `Invoices name ${legalName}${gstin ? `, GSTIN ${gstin}` : ', without a GSTIN'}.`,
    todo: 'Say in the first steps who you are, and what your GST number is.',
    screen: '/first-steps',
  });
}

async function legalTexts(ctx: Ctx): Promise<LiveCheck> {
  const inForce = await ctx.db
    .selectDistinctOn([policyVersions.slug])
    .from(policyVersions)
    .orderBy(policyVersions.slug, desc(policyVersions.version));
  const samples = inForce.filter(({ isSample }) => isSample).map(({ title }) => title);
  return check('Legal texts', {
    ok: samples.length === 0,
    said: samples.length ? `Still the sample’s words: ${samples.join(', ')}.` : 'All are your own.',
    todo: 'Read each with somebody who knows the law, and publish it with your words.',
    screen: '/policies',
  });
}

async function demoGone(ctx: Ctx): Promise<LiveCheck> {
  const isGone = await isDemoOff(ctx);
  return check('Sample content', {
    ok: isGone,
    said: isGone ? 'It was taken away.' : 'Sample work, people and posts are still shown beside yours.',
    todo: 'Take away what came along to show how the site looks.',
    screen: '/first-steps',
  });
}

async function secondFactors(ctx: Ctx): Promise<LiveCheck> {
  const without = await ctx.db
    .select({ name: staff.name })
    .from(staff)
    .leftJoin(staffSecondFactors, eq(staffSecondFactors.staffId, staff.id))
    .where(and(eq(staff.role, 'owner'), eq(staff.active, true), isNull(staffSecondFactors.confirmedAt)))
    .orderBy(staff.name);
  return check('Second step of owners', {
    ok: without.length === 0,
    said: without.length
      ? `Missing for ${without.map(({ name }) => name).join(', ')}.`
      : 'Every owner has one.',
    todo: 'Each owner scans a code with an app on the phone, under their own account.',
    screen: '/account',
  });
}

async function backedUp(ctx: Ctx, { where, passphrase }: Ports['backups']): Promise<LiveCheck> {
  const [row] = await ctx.db.select().from(settings).where(eq(settings.key, backupKey));
  const last = row ? LastBackup.parse(row.value) : null;
  const isFresh = last !== null && ctx.now().getTime() - Date.parse(last.at) < tooOld.backupMs;
  return check('Backup', {
    ok: isFresh && passphrase !== null,
    said: [
      isFresh ? `The last one is of today or yesterday, in ${where}.` : `None of the last day, in ${where}.`,
      ...(passphrase === null ? ['Whoever has the file can read it.'] : []),
    ].join(' '),
    todo: 'Choose a place on another machine, set a passphrase, keep it where the backups are not, and make the first backup.',
    copy: '# or BACKUP_DIR=\nBACKUP_BUCKET=\n# openssl rand -base64 32\nBACKUP_PASSPHRASE=',
    screen: '/backups',
  });
}
