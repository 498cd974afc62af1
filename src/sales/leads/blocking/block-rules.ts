import { asc, desc, eq, getTableColumns } from 'drizzle-orm';
import { v7 } from 'uuid';
import { z } from 'zod';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Invalid, NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { isUniqueViolation } from '#kit/rows/sql-state.ts';
import type { BlockKind } from './block-kinds.ts';
import type { BlockRuleInput } from './block-rule.ts';
import { disposableIn, domainsOf, phoneKey, wordsOf } from './catch-spam.ts';
import shared from './shared-domains.json' with { type: 'json' };
import { forgetBlockRules } from './read-rules.ts';
import { blockRules } from './table.server.ts';

/** Every rule, those that catch most first. */
export async function listBlockRules(ctx: Ctx) {
  allow(ctx.actor, 'block-rules:read');
  return ctx.db
    .select(getTableColumns(blockRules))
    .from(blockRules)
    .orderBy(desc(blockRules.hits), asc(blockRules.id));
}

/** Files what fits apart from now on; leads that are here stay where they are. @throws Invalid */
export async function createBlockRule(ctx: Ctx, input: BlockRuleInput): Promise<{ id: string }> {
  const by = allow(ctx.actor, 'block-rules:edit');
  const { kind } = input;
  const value = compared[kind](input.value);
  const id = v7();
  try {
    await inTransaction(ctx, async (ctx) => {
      await ctx.db.insert(blockRules).values({ id, kind, value, staffName: by.name, createdAt: ctx.now() });
      await audit(ctx, { ...subject(id), action: 'created', after: said({ kind, value }) });
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new Invalid({ value: 'There is this rule already' }) : error;
  }
  forgetBlockRules(ctx);
  return { id };
}

/** What it caught stays where it is, for somebody to look at. @throws NotFound */
export async function deleteBlockRule(ctx: Ctx, { id }: { id: string }): Promise<void> {
  allow(ctx.actor, 'block-rules:edit');
  await inTransaction(ctx, async (ctx) => {
    const [gone] = await ctx.db.delete(blockRules).where(eq(blockRules.id, id)).returning();
    if (!gone) throw new NotFound('This rule');
    await audit(ctx, { ...subject(id), action: 'deleted', before: said(gone) });
  });
  forgetBlockRules(ctx);
}

const subject = (subjectId: string) => ({ subjectType: 'block-rule' as const, subjectId });

/** Whose address or number it is could never be erased from the audit. */
const said = ({ kind, value }: { kind: BlockKind; value: string }) =>
  kind === 'email' || kind === 'phone' ? { kind } : { kind, value };

const isDomain = /^(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}-]{2,}$/u;
/** Under which a country gives names out, as co.in. */
const isSuffix = /^(?:ac|co|com|edu|firm|gen|gov|ind|net|nic|org|res)\.[a-z]{2}$/;
const Email = z.email();

/** What was typed, as it is compared. @throws Invalid where a rule of it would catch nobody, or everybody */
const compared: Record<BlockKind, (typed: string) => string> = {
  email: (typed) => {
    const email = typed.toLowerCase();
    return Email.safeParse(email).success ? email : refuse('Please enter a valid e-mail address');
  },
  domain: (typed) => {
    const domain = readDomain(typed);
    return shared.includes(domain)
      ? refuse('Many customers have their address there: block the one mail address instead')
      : domain;
  },
  phone: (typed) => {
    const phone = phoneKey(typed);
    return phone.length >= 7 && phone.length <= 15 ? phone : refuse('Enter the whole number');
  },
  words: (typed) => {
    const words = wordsOf(typed);
    return words.length >= 4 ? words : refuse('Enter at least four letters');
  },
  trusted: (typed) => {
    const domain = readDomain(typed);
    return disposableIn(domainsOf(domain)) ? domain : refuse('It is not on the list of throw-away services');
  },
};

function readDomain(typed: string): string {
  const domain = typed.toLowerCase().slice(typed.lastIndexOf('@') + 1);
  const isWhole = isDomain.test(domain) && !isSuffix.test(domain);
  return isWhole ? domain : refuse('Enter a domain, like example.com');
}

function refuse(why: string): never {
  throw new Invalid({ value: why });
}
