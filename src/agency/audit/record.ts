import { v7 } from 'uuid';
import { auditLog } from './table.server.ts';
import type { Actor, Ctx } from '#kit/context.ts';
import type { AuditAction } from './audit-entry.ts';

type Change = {
  action: AuditAction;
  /** What is done something to, as the `audit` of its noun's `office/resource.ts` calls it. */
  subjectType: string;
  subjectId: string;
  /** Only what changed, as plain JSON; never a password or a token. Of people outside the names of their facts: nothing is erased from here. */
  before?: unknown;
  after?: unknown;
};

const outsiders = { anonymous: 'Not signed in', customer: 'A customer', system: 'System' };

/** Writes down who did what, in the caller's transaction: the row exists exactly when the change does. */
export async function audit(ctx: Pick<Ctx, 'db' | 'actor' | 'request'>, ...changes: Change[]): Promise<void> {
  if (changes.length === 0) return;
  const who =
    ctx.actor.kind === 'staff'
      ? { staffId: ctx.actor.id, staffName: nameOf(ctx.actor) }
      : { staffId: null, staffName: outsiders[ctx.actor.kind] };
  await ctx.db.insert(auditLog).values(
    changes.map((change) => ({
      id: v7(),
      ...who,
      ...change,
      ip: ctx.request.ip,
      requestId: ctx.request.id,
    })),
  );
}

/** Whom the audit names: what a program did with somebody's token is told apart from what they did themselves. */
const nameOf = ({ name, token }: Extract<Actor, { kind: 'staff' }>) =>
  token ? `Token “${token.name}” of ${name}` : name;
