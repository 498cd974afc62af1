import { v7 } from 'uuid';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import type { Permission } from '#kit/permissions.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { proposals } from './table.server.ts';

type Proposal = {
  tool: string;
  permission: Permission;
  method: string;
  /** Below `/staff`, escaped. */
  path: string;
  body: Record<string, unknown> | null;
  ifMatch: string | null;
  why: string;
};

/** Writes down what an assistant would like done, for a person to decide. Nothing of it happens. */
export async function propose(ctx: Ctx, input: Proposal): Promise<{ id: string }> {
  allow(ctx.actor, 'assistants:use');
  const me = allow(ctx.actor, input.permission);
  const id = v7();
  await inTransaction(ctx, async (ctx) => {
    await ctx.db
      .insert(proposals)
      .values({ id, staffId: me.id, tokenName: me.token?.name ?? me.name, ...input });
    const { tool, path } = input;
    await audit(ctx, { action: 'proposed', subjectType: 'proposal', subjectId: id, after: { tool, path } });
  });
  return { id };
}

/** Every question of an assistant stands in the audit, with what it names but not with what it writes or searches for. */
export async function noteAsked(ctx: Ctx, input: { tool: string; path: string }): Promise<void> {
  allow(ctx.actor, 'assistants:use');
  await audit(ctx, { action: 'asked', subjectType: 'proposal', subjectId: 'list', after: input });
}
