import { z } from 'zod';
import { createSmtpMail } from '#adapters/mail/smtp.ts';
import type { Mail } from '#kit/ports/mail.ts';
import { optional, port } from './variables.ts';

/** The settings of the mail server: one address, or its parts. */
export const mailVariables = {
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must start with smtp:// or smtps://' })),
  SMTP_HOST: optional(z.string().regex(/^[\w.-]{1,253}$/, 'must be a name like smtp.example.com')),
  SMTP_PORT: optional(port),
  SMTP_USER: optional(z.string()),
  SMTP_PASSWORD: optional(z.string()),
  MAIL_FROM: optional(z.string()),
};
const Variables = z.object(mailVariables);
type Variables = z.infer<typeof Variables>;

/** @returns one line for each thing that is missing or does not go together */
export function mailFaults(env: Variables): string[] {
  const { SMTP_URL, SMTP_HOST, SMTP_PORT, SMTP_USER, SMTP_PASSWORD, MAIL_FROM } = env;
  const faults: string[] = [];
  for (const part of ['SMTP_HOST', 'SMTP_PORT', 'SMTP_USER', 'SMTP_PASSWORD'] as const)
    if (SMTP_URL && env[part]) faults.push(`${part} does not go with SMTP_URL, which holds all of it`);
  if (!SMTP_URL && !SMTP_HOST && (SMTP_PORT || SMTP_USER || SMTP_PASSWORD))
    faults.push('SMTP_HOST is missing: it names the mail server');
  if (SMTP_HOST && SMTP_PASSWORD && !SMTP_USER) faults.push('SMTP_USER is missing: SMTP_PASSWORD needs it');
  if (SMTP_USER && !SMTP_PASSWORD) faults.push('SMTP_PASSWORD is missing: SMTP_USER needs it');
  if (SMTP_URL && !MAIL_FROM) faults.push('MAIL_FROM is needed with SMTP_URL');
  if (SMTP_HOST && !MAIL_FROM) faults.push('MAIL_FROM is needed with SMTP_HOST');
  return faults;
}

/** Where mails are handed over; null where they stay here. At 587 nothing goes unless the line is encrypted first. */
export function smtpUrl({
  SMTP_URL,
  SMTP_HOST,
  SMTP_PORT,
  SMTP_USER,
  SMTP_PASSWORD,
}: Variables): string | null {
  if (SMTP_URL) return SMTP_URL;
  if (!SMTP_HOST) return null;
  const port = SMTP_PORT ?? 465;
  const who = SMTP_USER ? `${encodeURIComponent(SMTP_USER)}:${encodeURIComponent(SMTP_PASSWORD ?? '')}@` : '';
  return `${port === 465 ? 'smtps' : 'smtp'}://${who}${SMTP_HOST}:${port}${port === 587 ? '?requireTLS=true' : ''}`;
}

/** Where the settings cannot be opened: mails wait, and say why. */
export const lostMail: Mail = {
  send: () => Promise.reject(new Error('The mail server was set under a key that is not in SECRETS_KEY.')),
};

/** The world's mail; null where mails are captured. */
export function createMail(
  env: Variables & { PUBLIC_URL: string; MAIL_REPLY_TO?: string | undefined },
): Mail | null {
  const url = smtpUrl(env);
  if (!url) return null;
  return createSmtpMail(url, env.MAIL_FROM ?? '', new URL(env.PUBLIC_URL).hostname, env.MAIL_REPLY_TO);
}
