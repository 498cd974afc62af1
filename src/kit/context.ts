import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { Forbidden, Unauthenticated } from './errors.ts';
import type { Language } from '#kit/language/language.ts';
import type { AdNetworks } from '#kit/ports/ad-networks.ts';
import type { Calendars } from '#kit/ports/calendars.ts';
import type { Files } from '#kit/ports/files.ts';
import type { Google } from '#kit/ports/google.ts';
import type { LanguageModel } from '#kit/ports/language-model.ts';
import type { Mail } from '#kit/ports/mail.ts';
import type { Sms } from '#kit/ports/sms.ts';
import type { WhatsApp } from '#kit/ports/whatsapp.ts';
import type { Gateway } from '#kit/ports/gateway.ts';
import type { WebhookPost } from '#kit/ports/webhook-post.ts';
import type { Passwords } from '#kit/secrets/password.ts';
import type { Secrets } from '#kit/secrets/sealed.ts';
import type { TracePlace } from './tracing.ts';
import type { Job } from './job.ts';
import type { Limit } from './limit.ts';
import { roleMay, withOwnLeadsOnly, type Permission, type Role } from './permissions.ts';

/** A database or a transaction on one, embedded or not: verbs do not know which. */
export type Db = PgDatabase<QueryRows>;

/** What both drivers answer to plain SQL. */
interface QueryRows extends PgQueryResultHKT {
  type: Rows<this['row']>;
}
type Rows<R> = { rows: R[] };

/** What a program shows instead of a session. */
export type LentToken = { id: string; name: string; scopes: readonly Permission[] };

/** Who is asking. `system` is the machinery itself: jobs and start-up. */
export type Actor =
  | { kind: 'anonymous' }
  /** `token`: a program asks on this person's behalf, and may do no more than what the token was lent. */
  | {
      kind: 'staff';
      id: string;
      name: string;
      email: string;
      role: Role;
      /** Sees no leads but those that are assigned to them, and nothing of other people's. */
      ownLeadsOnly: boolean;
      token?: LentToken;
    }
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

/** What every verb receives first. `mail`, `sms` and `whatsapp` are null where messages are captured instead of sent. */
export type Ctx = {
  db: Db;
  actor: Actor;
  now: () => Date;
  jobs: Jobs;
  mail: Mail | null;
  sms: Sms | null;
  whatsapp: WhatsApp | null;
  /** What may put the chat's answers into words; null where owners have set none. */
  model: LanguageModel | null;
  files: Files;
  passwords: Passwords;
  secrets: Secrets;
  /** Null where no sign-in with Google is set up. */
  google: Google | null;
  /** Where money is taken. */
  gateway: Gateway;
  /** Everything that can be paid for; what each brings with it is said in money/payments/purpose.ts. */
  purposes: readonly { name: string }[];
  webhooks: WebhookPost;
  /** Calendars of staff and of the agency, on their own servers. */
  calendars: Calendars;
  /** The networks that show our advertisements. */
  adNetworks: AdNetworks;
  /** Counts one use of a limit by `key`, before any work is done. An address in it, alone or behind a `|`, counts as its network. Throws TooManyRequests. */
  limit(limit: Limit, key: string): Promise<void>;
  /** Where the request came from, for touches, limits and the audit. */
  request: {
    id: string;
    ip: string;
    userAgent: string;
    /** The answer to a demand for work (people/sign-in/proof-of-work.ts), if it carries one. */
    proof?: string | undefined;
    /** Where it stands in a trace, if anybody collects these. */
    trace?: TracePlace | undefined;
  };
  publicUrl: string;
  /** What whoever asks reads: a page's address says it, a call's Accept-Language. */
  language: Language;
};

/** Whether this is staff whose role has the permission, who is not kept from it, and whose token has it too where a program asks. */
export const may = (actor: Actor, permission: Permission): boolean =>
  actor.kind === 'staff' &&
  roleMay(actor.role, permission) &&
  (!actor.ownLeadsOnly || withOwnLeadsOnly.has(permission)) &&
  (actor.token?.scopes.includes(permission) ?? true);

/** Whoever sees their own leads only (docs/decisions/116), by their id; null for everybody else, and for the machinery. */
export const keptToOwn = ({ actor }: { actor: Actor }): string | null =>
  actor.kind === 'staff' && actor.ownLeadsOnly ? actor.id : null;

/** The member of staff who asks, or an error: the first line of every staff verb. */
export function allow(actor: Actor, permission: Permission): Extract<Actor, { kind: 'staff' }> {
  if (actor.kind !== 'staff') throw new Unauthenticated();
  if (!may(actor, permission)) throw new Forbidden();
  return actor;
}
