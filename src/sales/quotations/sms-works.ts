import type { Ctx } from '#kit/context.ts';
import type { SiteSettings } from '#agency/settings/site-settings.ts';

/**
 * Whether an SMS can go out: operators drop those without a registered sender and text (DLT), and somebody must carry
 * it. Where mail is captured, so is SMS. R-102
 */
export const smsWorks = (
  { sms, mail }: Pick<Ctx, 'sms' | 'mail'>,
  { dltEntityId, dltHeader, dltCodeTemplateId }: SiteSettings,
): boolean => Boolean(dltEntityId && dltHeader && dltCodeTemplateId) && (sms !== null || mail === null);

/** Whether a code can reach whoever a quotation is addressed to. */
export const canGetCode = ({ mobile, email }: { mobile: string; email: string }, bySms: boolean): boolean =>
  email !== '' || (bySms && mobile !== '');
