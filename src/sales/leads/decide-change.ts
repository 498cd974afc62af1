import { staff } from '#agency/staff/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import { roleMay } from '#kit/permissions.ts';
import { readRunningClock } from './clock/read-lead-clock.ts';
import { clockAfter } from './clock-after.ts';
import { isSeen } from './seen-leads.ts';
import { mayFollow, statusLabels, type LeadStatus } from './lead.ts';
import type { DecidedChange, LockedLead } from './write-changes.ts';

/** What becomes of one locked lead: a change, nothing to do (null), or the reason why not. */
export type Decision = Omit<DecidedChange, 'lead'> | null | { refused: string };
export type Decide = (lead: LockedLead) => Decision;

/** @throws Invalid when a lead is given up without saying why */
export async function decideStatus(
  ctx: Pick<Ctx, 'db' | 'now'>,
  to: LeadStatus,
  reason: string | undefined,
): Promise<Decide> {
  if (to === 'lost' && !reason) throw new Invalid({ reason: 'Say why this lead is lost' });
  const now = ctx.now();
  const clock = to === 'new' ? await readRunningClock(ctx) : null;
  return (lead) => {
    const { status: from } = lead;
    if (from === to) return null;
    if (!mayFollow(from, to))
      return { refused: `A lead that is “${statusLabels[from]}” cannot become “${statusLabels[to]}”.` };
    const clockChange = clockAfter(lead, to, now, clock);
    return {
      set: { status: to, ...clockChange },
      kind: 'status',
      data: {
        from,
        to,
        ...(reason ? { reason } : {}),
        ...(clockChange.firstContactAt ? { contact: 'first' } : {}),
      },
      action: 'status-changed',
    };
  };
}

/**
 * @param taskOf the lead of a task that is given to them: whoever sees their own leads only would never see it of another
 * @throws Invalid when this person may not work on leads @returns everybody by id
 */
export async function checkAssignee(
  ctx: Pick<Ctx, 'db'>,
  to: string | null,
  taskOf?: { assignedTo: string | null },
) {
  const people = new Map((await ctx.db.select().from(staff)).map((person) => [person.id, person]));
  const chosen = to === null ? null : people.get(to);
  if (chosen === undefined || (chosen && !(chosen.active && roleMay(chosen.role, 'leads:edit'))))
    throw new Invalid({ assignedTo: 'This person does not work on leads' });
  if (taskOf && chosen && !isSeen({ actor: { kind: 'staff', ...chosen } }, taskOf))
    throw new Invalid({
      assignedTo: `${chosen.name} sees only their own leads. Assign the lead to them first`,
    });
  return people;
}

export async function decideAssignee(ctx: Pick<Ctx, 'db'>, to: string | null): Promise<Decide> {
  const people = await checkAssignee(ctx, to);
  const chosen = to === null ? null : people.get(to);
  return ({ assignedTo: from }) => {
    if (from === to) return null;
    const fromName = from === null ? null : (people.get(from)?.name ?? null);
    return {
      set: { assignedTo: to },
      kind: 'assigned',
      data: { from, fromName, to, toName: chosen?.name ?? null },
      action: 'assigned',
    };
  };
}
