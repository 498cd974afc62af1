import { and, desc, eq, getTableColumns, inArray, lt, or, sql } from 'drizzle-orm';
import { audit } from '#agency/audit/record.ts';
import { staff } from '#agency/staff/table.server.ts';
import { allow, may, type Ctx } from '#kit/context.ts';
import { Conflict, NotFound } from '#kit/errors.ts';
import { permissions, type Permission } from '#kit/permissions.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { pageByTime, type TimePage } from '#kit/rows/time-page.ts';
import type { ProposalFilter } from './proposal.ts';
import { proposals } from './table.server.ts';

type Its = { proposalId: string };
const {
  staffId: _staffId,
  permission: _permission,
  ifMatch: _ifMatch,
  ...shown
} = getTableColumns(proposals);
const subject = (id: string) => ({ subjectType: 'proposal' as const, subjectId: id });

/** What was begun and broke off can be decided again after a while: whether it was done nobody knows. */
const brokeOff = and(
  eq(proposals.status, 'doing'),
  lt(proposals.decidedAt, sql`now() - interval '5 minutes'`),
);
const isOpen = or(eq(proposals.status, 'open'), brokeOff);

/** What assistants would like done, newest first, as far as one could do it oneself. */
export async function listProposals(ctx: Ctx, input: ProposalFilter & TimePage) {
  const me = allow(ctx.actor, 'proposals:read');
  // There are hardly ever any, and then the index alone says which are open.
  const broken = input.status === 'open' ? await brokenOff(ctx) : [];
  const mine = (Object.keys(permissions) as Permission[]).filter((permission) => may(me, permission));
  return pageByTime(input, (before, limit, offset) => {
    // In the indexes alone: somebody may see few of very many.
    const seen = ctx.db
      .select({ id: proposals.id })
      .from(proposals)
      .where(
        and(
          inArray(proposals.permission, mine),
          input.status &&
            (broken.length > 0
              ? or(eq(proposals.status, 'open'), inArray(proposals.id, broken))
              : eq(proposals.status, input.status)),
          before(proposals.id),
        ),
      )
      .orderBy(desc(proposals.id))
      .limit(limit)
      .offset(offset);
    return ctx.db
      .select({ ...shown, brokeOff: sql<boolean>`coalesce(${brokeOff}, false)`, staffName: staff.name })
      .from(proposals)
      .innerJoin(staff, eq(staff.id, proposals.staffId))
      .where(inArray(proposals.id, seen))
      .orderBy(desc(proposals.id));
  });
}

async function brokenOff({ db }: Pick<Ctx, 'db'>): Promise<string[]> {
  const found = await db
    .select({ id: proposals.id })
    .from(proposals)
    .where(brokeOff)
    .orderBy(desc(proposals.id))
    .limit(200);
  return found.map(({ id }) => id);
}

/** Takes a proposal for oneself, so that nobody else does it too. @throws NotFound, Forbidden, Conflict */
export async function beginProposal(ctx: Ctx, { proposalId }: Its) {
  const me = allow(ctx.actor, 'proposals:decide');
  const found = await findAllowed(ctx, proposalId);
  return inTransaction(ctx, async (ctx) => {
    const [begun] = await ctx.db
      .update(proposals)
      .set({ status: 'doing', decidedBy: me.name, decidedAt: sql`now()` })
      .where(and(eq(proposals.id, proposalId), isOpen))
      .returning();
    if (!begun) throw new Conflict('Somebody has decided this already.');
    await audit(ctx, {
      action: 'confirmed',
      ...subject(proposalId),
      after: { tool: found.tool, path: found.path },
    });
    return begun;
  });
}

/** Says how the call went: done, or open again with nothing changed. */
export async function endProposal(ctx: Ctx, { proposalId, done }: Its & { done: boolean }): Promise<void> {
  allow(ctx.actor, 'proposals:decide');
  await ctx.db
    .update(proposals)
    .set(done ? { status: 'done' } : { status: 'open', decidedBy: null, decidedAt: null })
    .where(and(eq(proposals.id, proposalId), eq(proposals.status, 'doing')));
}

/** @throws NotFound, Forbidden, Conflict */
export async function refuseProposal(ctx: Ctx, { proposalId }: Its): Promise<void> {
  const me = allow(ctx.actor, 'proposals:decide');
  const { tool, path } = await findAllowed(ctx, proposalId);
  await inTransaction(ctx, async (ctx) => {
    const [refused] = await ctx.db
      .update(proposals)
      .set({ status: 'refused', decidedBy: me.name, decidedAt: sql`now()` })
      .where(and(eq(proposals.id, proposalId), isOpen))
      .returning({ id: proposals.id });
    if (!refused) throw new Conflict('Somebody has decided this already.');
    await audit(ctx, { action: 'refused', ...subject(proposalId), after: { tool, path } });
  });
}

/** One that whoever asks could do themselves. */
async function findAllowed(ctx: Ctx, proposalId: string) {
  const [found] = await ctx.db.select().from(proposals).where(eq(proposals.id, proposalId));
  if (!found) throw new NotFound('This proposal');
  allow(ctx.actor, found.permission);
  return found;
}

/** What was proposed a month ago is of no use any more. */
export async function purgeOldProposals(ctx: Pick<Ctx, 'db'>): Promise<void> {
  await ctx.db.delete(proposals).where(lt(proposals.at, sql`now() - interval '30 days'`));
}
