import { findSetting } from './find-setting.ts';
import type { Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { SiteSettings } from './site-settings.ts';

/** Everything the owner has set about the agency. */
export async function readSettings(ctx: Pick<Ctx, 'db'>): Promise<SiteSettings> {
  const row = await findSetting(ctx, 'site');
  if (!row) throw new NotFound(/*i18n*/ 'The site settings');
  return SiteSettings.parse(row.value);
}

/** The part that visitors may see. */
export async function readPublicSettings(ctx: Pick<Ctx, 'db'>) {
  const {
    noticeEmails: _notices,
    dltEntityId: _entity,
    dltHeader: _header,
    dltCodeTemplateId: _template,
    smsCodes: _texts,
    smsPerDay: _sms,
    smsPricePaise: _smsPrice,
    sac: _sac,
    invoicePrefix: _prefix,
    androidPackage: _package,
    androidFingerprints: _fingerprints,
    appleTeamId: _team,
    appleBundleId: _bundle,
    bankAccountName: _accountName,
    bankAccount: _account,
    bankIfsc: _ifsc,
    bankName: _bank,
    paymentDays: _days,
    lut: _lut,
    logoId: _logo,
    signatureId: _signature,
    signatory: _signatory,
    eInvoiceFrom: _from,
    discountNotesFrom: _discounts,
    ...shown
  } = await readSettings(ctx);
  return shown;
}
/** What is printed besides on documents that anybody may see. */
export async function readDocumentSettings(ctx: Pick<Ctx, 'db'>) {
  const { logoId, signatureId, signatory, bankAccountName, bankAccount, bankIfsc, bankName } =
    await readSettings(ctx);
  const printed = { logoId, signatureId, signatory, bankAccountName, bankAccount, bankIfsc, bankName };
  return { ...(await readPublicSettings(ctx)), ...printed };
}
export type DocumentSettings = Awaited<ReturnType<typeof readDocumentSettings>>;

export type PublicSettings = Awaited<ReturnType<typeof readPublicSettings>>;
