import { and, desc, eq, inArray } from 'drizzle-orm';
import { v7 } from 'uuid';
import { customerConsents } from '#people/customers/consents/table.server.ts';
import { customers } from '#people/customers/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { customerConsentVersion } from '#people/customers/consents/consent.ts';
import { NotFound } from '#kit/errors.ts';
import { idInToken } from '#agency/settings/signed-link.ts';

type Link = { token: string };

/** Since when each of these customers agrees to offers by mail. Who took it back, or never gave it, is missing. */
export async function offersSince({ db }: Pick<Ctx, 'db'>, ids: string[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map();
  const latest = await db
    .selectDistinctOn([customerConsents.customerId], {
      id: customerConsents.customerId,
      given: customerConsents.given,
      at: customerConsents.at,
    })
    .from(customerConsents)
    .where(and(inArray(customerConsents.customerId, ids), eq(customerConsents.purpose, 'offers')))
    .orderBy(customerConsents.customerId, desc(customerConsents.id));
  return new Map(latest.filter(({ given }) => given).map(({ id, at }) => [id, at]));
}

/** Whether a link's owner still gets offers; null for a link that was never ours. */
export async function readOffersLink(
  ctx: Pick<Ctx, 'db'>,
  { token }: Link,
): Promise<{ given: boolean } | null> {
  const id = await customerOf(ctx, token);
  return id === null ? null : { given: (await offersSince(ctx, [id])).has(id) };
}

/** Takes back the consent without a sign-in: the token is the authority. Doing it again changes nothing. @throws NotFound */
export async function stopOffers(ctx: Pick<Ctx, 'db'>, { token }: Link): Promise<void> {
  const customerId = await customerOf(ctx, token);
  if (customerId === null) throw new NotFound(/*i18n*/ 'This link');
  if (!(await offersSince(ctx, [customerId])).has(customerId)) return;
  await ctx.db.insert(customerConsents).values({
    id: v7(),
    customerId,
    purpose: 'offers',
    given: false,
    textVersion: customerConsentVersion,
    source: 'mail',
  });
}

/** Whom a link was made for, or the account that theirs became part of: what they agreed to went along. */
async function customerOf(ctx: Pick<Ctx, 'db'>, token: string): Promise<string | null> {
  let id = await idInToken(ctx, 'offers', token);
  for (let into = id; into;) {
    id = into;
    const [found] = await ctx.db
      .select({ into: customers.mergedInto })
      .from(customers)
      .where(eq(customers.id, into));
    into = found?.into ?? null;
  }
  return id;
}
