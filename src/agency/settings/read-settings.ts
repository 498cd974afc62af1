import { eq } from 'drizzle-orm';
import { settings } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { SiteSettings } from './site-settings.ts';

/** Everything the owner has set about the agency. */
export async function readSettings(ctx: Pick<Ctx, 'db'>): Promise<SiteSettings> {
  const [row] = await ctx.db.select().from(settings).where(eq(settings.key, 'site'));
  if (!row) throw new NotFound(/*i18n*/ 'The site settings');
  return SiteSettings.parse(row.value);
}

/** The part that visitors may see. */
export type PublicSettings = Omit<
  SiteSettings,
  'noticeEmails' | 'dltEntityId' | 'dltHeader' | 'dltCodeTemplateId' | 'sac' | 'invoicePrefix' | MoneySettings
>;
/** What only documents say. */
type MoneySettings = 'bankAccountName' | 'bankAccount' | 'bankIfsc' | 'bankName' | 'paymentDays' | 'lut';

export async function readPublicSettings(ctx: Pick<Ctx, 'db'>): Promise<PublicSettings> {
  const {
    noticeEmails: _notices,
    dltEntityId: _entity,
    dltHeader: _header,
    dltCodeTemplateId: _template,
    sac: _sac,
    invoicePrefix: _prefix,
    bankAccountName: _accountName,
    bankAccount: _account,
    bankIfsc: _ifsc,
    bankName: _bank,
    paymentDays: _days,
    lut: _lut,
    ...shown
  } = await readSettings(ctx);
  return shown;
}
