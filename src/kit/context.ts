import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { Forbidden, Unauthenticated } from './errors.ts';
import type { Language } from '#kit/language/language.ts';
import type { Files } from '#agency/media/files.ts';
import type { Attachment } from '#agency/messages/message.ts';
import type { Gateway } from '#money/payments/gateway.ts';
import type { WebhookPost } from '#agency/webhooks/webhook.ts';
import type { Passwords } from '#kit/secrets/password.ts';
import type { Secrets } from '#kit/secrets/sealed.ts';
import type { Job } from './job.ts';
import type { Limit } from './limit.ts';
import { roleMay, type Permission, type Role } from './permissions.ts';

/** A database or a transaction on one, embedded or not: verbs do not know which. */
export type Db = PgDatabase<QueryRows>;

/** What both drivers answer to plain SQL. */
interface QueryRows extends PgQueryResultHKT {
  type: Rows<this['row']>;
}
type Rows<R> = { rows: R[] };

/** Who is asking. `system` is the machinery itself: jobs and start-up. */
export type Actor =
  | { kind: 'anonymous' }
  | { kind: 'staff'; id: string; name: string; email: string; role: Role }
  /** `code` is the public number, CUS-000123; `sessionId` the device they ask from. */
  | { kind: 'customer'; id: string; code: string; sessionId: string }
  | { kind: 'system' };

/** Port to the queue. Enqueueing uses the caller's transaction: the job exists exactly when the change does. */
export type Jobs = {
  enqueue<P extends object>(
    db: Db,
    job: Job<P>,
    payloads: NoInfer<P>[],
    /** Not before this moment; at once without it. */
    startAfter?: Date,
  ): Promise<void>;
};

/** Port to the world's mail. Rejects with `permanent: true` where trying again cannot help. */
export type Mail = {
  send(mail: {
    id: string;
    to: string;
    replyTo: string | null;
    subject: string;
    text: string;
    html: string | null;
    /** Where a mail program can unsubscribe its reader with one POST (RFC 8058). */
    unsubscribeUrl: string | null;
    attachments: Attachment[];
  }): Promise<void>;
};
/** What an identity provider vouches for. `subject` is its own id of the person. */
export type Identity = { subject: string; email: string; emailVerified: boolean; name: string };
/** Port to Google's sign-in. */
export type Google = {
  /** Where a browser goes to sign in; it comes back to `returnTo` with an ID token. */
  signInUrl(input: { nonce: string; returnTo: string }): Promise<string>;
  /** Null for a token that does not hold: signature, audience, issuer, expiry, nonce. */
  verify(input: { idToken: string; nonce: string }): Promise<Identity | null>;
};

/** Port to SMS. */
export type Sms = { send(sms: { id: string; to: string; text: string }): Promise<void> };

/** What every verb receives first. `mail` and `sms` are null where messages are captured instead of sent. */
export type Ctx = {
  db: Db;
  actor: Actor;
  now: () => Date;
  jobs: Jobs;
  mail: Mail | null;
  sms: Sms | null;
  files: Files;
  passwords: Passwords;
  secrets: Secrets;
  /** Null where no sign-in with Google is set up. */
  google: Google | null;
  /** Where money is taken. */
  gateway: Gateway;
  webhooks: WebhookPost;
  /** Counts one use of a limit by `key`, before any work is done. An address in it, alone or behind a `|`, counts as its network. Throws TooMany. */
  limit(limit: Limit, key: string): Promise<void>;
  /** Where the request came from, for touches, limits and the audit. */
  request: {
    id: string;
    ip: string;
    userAgent: string;
    /** The answer to a demand for work (secrets/proof-of-work.ts), if it carries one. */
    proof?: string | undefined;
  };
  publicUrl: string;
  /** What whoever asks reads: a page's address says it, a call's Accept-Language. */
  language: Language;
};

/** The member of staff who asks, or an error: the first line of every staff verb. */
export function allow(actor: Actor, permission: Permission): Extract<Actor, { kind: 'staff' }> {
  if (actor.kind !== 'staff') throw new Unauthenticated();
  if (!roleMay(actor.role, permission)) throw new Forbidden();
  return actor;
}
