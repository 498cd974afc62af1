import { and, eq, notLike } from 'drizzle-orm';
import { messages } from '#agency/messages/table.server.ts';
import { staffSecondFactors } from '#agency/staff/second-factors.table.server.ts';
import { webhooks } from '#agency/webhooks/table.server.ts';
import { conversionDestinations } from '#sales/leads/conversions/table.server.ts';
import { calendarAccounts } from '#sales/bookings/caldav/table.server.ts';
import { outsideSources } from '#sales/leads/outside/table.server.ts';
import { adAccounts } from '#desk/advertising/accounts/table.server.ts';
import { serverSettings } from '#desk/server-settings/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { SecretLost } from '#kit/secrets/sealed.ts';

type Kept = { id: string; kept: string };

/** Each column that holds what is sealed. */
const places = [
  { table: staffSecondFactors, id: staffSecondFactors.staffId, secret: staffSecondFactors.secret },
  { table: webhooks, id: webhooks.id, secret: webhooks.secret },
  { table: outsideSources, id: outsideSources.id, secret: outsideSources.secret },
  {
    table: conversionDestinations,
    id: conversionDestinations.kind,
    secret: conversionDestinations.secret,
  },
  { table: adAccounts, id: adAccounts.platform, secret: adAccounts.secret },
  { table: messages, id: messages.id, secret: messages.sealed },
  { table: calendarAccounts, id: calendarAccounts.id, secret: calendarAccounts.sealed },
  { table: serverSettings, id: serverSettings.name, secret: serverSettings.sealed },
];

/**
 * Seals with today's key whatever stands readable or under an earlier key. At every start: so an earlier version's rows
 * are taken over, and so a key is changed.
 * @returns how many secrets no key of ours opens
 */
export async function sealStored({ db, secrets }: Pick<Ctx, 'db' | 'secrets'>): Promise<{ lost: number }> {
  let lost = 0;
  for (const { table, id, secret } of places) {
    const rows = await db
      .select({ id, kept: secret })
      .from(table)
      .where(notLike(secret, `${secrets.mark.replaceAll('_', '\\_')}%`));
    for (const row of rows as Kept[])
      try {
        const sealed = await secrets.seal(await secrets.open(row.kept));
        // Nothing changes where somebody has put another secret there meanwhile.
        await db
          .update(table)
          .set({ [secret.name]: sealed })
          .where(and(eq(id, row.id), eq(secret, row.kept)));
      } catch (error) {
        if (!(error instanceof SecretLost)) throw error;
        lost++;
      }
  }
  return { lost };
}
