import { z } from 'zod';
import type { GroupKey } from '#desk/server-settings/server-setting.ts';
import type { SettableGroup, SettablePort } from '#desk/server-settings/settable.ts';
import { contradictions, needsOfLive, unsafeCarriers, type Env } from './env.server.ts';
import { mailVariables } from './mail-settings.ts';
import { modelVariables } from './model-settings.ts';
import { razorpayVariables } from './razorpay-settings.ts';
import { smsVariables } from './sms-settings.ts';
import { faultsOf } from './variables.ts';
import { whatsAppVariables } from './whatsapp-settings.ts';

type Field = SettableGroup['fields'][number];
const shown = (name: string, label: string, choices?: readonly string[]): Field => ({
  name,
  label,
  secret: false,
  ...(choices && { choices }),
});
const secret = (name: string, label: string): Field => ({ name, label, secret: true });

/** What owners may set while the server runs. Addresses of SMS carriers often hold their key, and headers and bodies too. */
export const groups: readonly SettableGroup[] = [
  {
    key: 'mail',
    title: 'Mail server',
    fields: [
      shown('SMTP_HOST', 'Server'),
      shown('SMTP_PORT', 'Port (465 without)'),
      shown('SMTP_USER', 'User'),
      secret('SMTP_PASSWORD', 'Password'),
      shown('MAIL_FROM', 'Mails come from'),
    ],
  },
  {
    key: 'sms',
    title: 'SMS carrier',
    fields: [
      shown('SMS_CARRIER', 'Carrier', ['msg91', 'twilio', 'http']),
      shown('SMS_ACCOUNT', 'Account (Twilio)'),
      secret('SMS_KEY', 'Key or token'),
      shown('SMS_FROM', 'Sender (Twilio)'),
      secret('SMS_URL', 'Address (http)'),
      shown('SMS_METHOD', 'Method (http)', ['POST', 'GET', 'PUT']),
      secret('SMS_HEADERS', 'Headers (http)'),
      secret('SMS_BODY', 'Body (http)'),
      shown('SMS_SUCCESS', 'What a good answer matches (http)'),
      secret('SMS_REPORT_SECRET', 'Secret of the reports’ address'),
    ],
  },
  {
    key: 'whatsapp',
    title: 'WhatsApp',
    fields: [
      shown('WHATSAPP_PHONE_NUMBER_ID', 'Id of the phone number'),
      shown('WHATSAPP_BUSINESS_ID', 'Id of the business account'),
      secret('WHATSAPP_TOKEN', 'Token of a system user'),
      secret('WHATSAPP_APP_SECRET', 'Secret of the app'),
      secret('WHATSAPP_VERIFY_TOKEN', 'Verify token'),
    ],
  },
  {
    key: 'payments',
    title: 'Razorpay',
    fields: [
      shown('RAZORPAY_KEY_ID', 'Key id'),
      secret('RAZORPAY_KEY_SECRET', 'Key secret'),
      secret('RAZORPAY_WEBHOOK_SECRET', 'Webhook secret'),
    ],
  },
  {
    key: 'model',
    title: 'Model for the chat’s answers',
    fields: [
      shown('MODEL_URL', 'Address (OpenAI-compatible)'),
      shown('MODEL_NAME', 'Name of the model'),
      secret('MODEL_KEY', 'Key'),
      shown('MODEL_TOKENS_PER_DAY', 'Tokens a day (else 100000)'),
      shown('MODEL_RUPEES_PER_MILLION', 'Rupees for a million tokens'),
    ],
  },
];

const Settable = z.object({
  ...mailVariables,
  ...smsVariables,
  ...whatsAppVariables,
  ...razorpayVariables,
  ...modelVariables,
});

/** They have a value where nobody gave one. */
const withDefaults: readonly string[] = ['SMS_METHOD', 'SMS_HEADERS', 'SMS_BODY'];
const namesOf = ({ fields }: SettableGroup) => fields.map(({ name }) => name);

/** What the environment says of a group; null where it says nothing. */
function fromEnvironment(env: Env, group: SettableGroup): Record<string, string> | null {
  const url = group.key === 'mail' && env.SMTP_URL ? new URL(env.SMTP_URL) : null;
  const all: Readonly<Record<string, unknown>> = url
    ? {
        ...env,
        SMTP_HOST: url.hostname,
        SMTP_PORT: url.port,
        SMTP_USER: decodeURIComponent(url.username),
        SMTP_PASSWORD: url.password,
      }
    : env;
  const given = namesOf(group).filter((name) => all[name] !== undefined && all[name] !== '');
  if (given.every((name) => withDefaults.includes(name))) return null;
  return Object.fromEntries(given.map((name) => [name, String(all[name])]));
}

/** The environment with a group's values in the place of its own. @throws z.ZodError */
function withGroup(env: Env, group: SettableGroup, values: Readonly<Record<string, string>>): Env {
  const parsed: Readonly<Record<string, unknown>> = Settable.parse(values);
  return { ...env, ...Object.fromEntries(namesOf(group).map((name) => [name, parsed[name]])) };
}

/** What a group of the environment gets wrong, one line each; without what live mode needs of it. */
const groupFaults = (env: Env) => [
  ...contradictions(env),
  ...(env.APP_MODE === 'live' ? unsafeCarriers(env) : []),
];

/**
 * The environment, and from what owners have set whatever it says nothing of. What is wrong by now, or incomplete because a
 * secret is lost, counts as not set. `skipped`: these groups.
 */
export function withStored(
  env: Env,
  stored: Readonly<Record<string, string>>,
): { env: Env; skipped: GroupKey[] } {
  let now = env;
  const skipped: GroupKey[] = [];
  for (const group of groups) {
    const values = Object.fromEntries(
      Object.entries(stored).filter(([name]) => namesOf(group).includes(name)),
    );
    if (Object.keys(values).length === 0 || fromEnvironment(env, group)) continue;
    try {
      const next = withGroup(now, group, values);
      if (groupFaults(next).length === 0) now = next;
      else skipped.push(group.key);
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error;
      skipped.push(group.key);
    }
  }
  return { env: now, skipped };
}

/** The groups that would come from what owners have set, and of which something cannot be opened. @param lost names */
export const lostGroups = (env: Env, lost: readonly string[]): GroupKey[] =>
  groups
    .filter((group) => namesOf(group).some((name) => lost.includes(name)) && !fromEnvironment(env, group))
    .map(({ key }) => key);

/** What owners may set beside this environment. */
export function createSettable(env: Env): SettablePort {
  const groupOf = (key: GroupKey) => groups.find((one) => one.key === key) as SettableGroup;
  return {
    groups,
    fromEnvironment: (key) => fromEnvironment(env, groupOf(key)),
    faults(key, values) {
      const group = groupOf(key);
      try {
        const next = withGroup(env, group, values);
        const lines = [...groupFaults(next), ...needsOfLive(next)].map((line) =>
          line.replace(/^SMTP_URL or /, ''),
        );
        return byName(lines.filter((line) => namesOf(group).includes(nameIn(line))));
      } catch (error) {
        if (!(error instanceof z.ZodError)) throw error;
        return byName(faultsOf(error).split('\n'));
      }
    },
  };
}

const nameIn = (line: string) => line.split(' ', 1)[0] ?? '';
const byName = (lines: string[]) =>
  Object.fromEntries(
    lines.map((line) => [
      nameIn(line),
      line.slice(nameIn(line).length + 1).replace(/^./, (a) => a.toUpperCase()),
    ]),
  );
