import { isSmsDayFull } from '#agency/messages/sms-day.ts';
import { codeGap, ownCodeText } from '#agency/settings/code-line.ts';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import type { Ctx } from '#kit/context.ts';
import type { Language } from '#kit/language/language.ts';
import type { SmsTemplate } from '#kit/ports/sms.ts';

const validMs = 10 * 60_000;
type Text = { text: string; dltTemplateId: string; carrierTemplateId: string };

const englishText = ({ smsCodes: { en }, dltCodeTemplateId, brand }: SiteSettings): Text => ({
  ...en,
  text: en.text || ownCodeText(brand),
  dltTemplateId: dltCodeTemplateId,
});

/** The text of a language that can be sent now, or the English one. */
function textIn(sms: Ctx['sms'], settings: SiteSettings, language: Language): Text | undefined {
  const english = englishText(settings);
  const chosen = language === 'en' ? english : settings.smsCodes[language];
  return [chosen, english].find(
    ({ text, dltTemplateId, carrierTemplateId }) =>
      text && dltTemplateId && (carrierTemplateId || !sms?.byTemplate),
  );
}

/**
 * Whether an SMS can go out: operators drop those without a registered sender and text (DLT), somebody must carry it,
 * and the day's must not be used up. Where mail is captured, so is SMS. R-102
 */
export async function smsWorks(ctx: Ctx, settings: SiteSettings): Promise<boolean> {
  const { sms, mail } = ctx;
  const registered = settings.dltEntityId && settings.dltHeader && textIn(sms, settings, 'en');
  return Boolean(registered) && (sms !== null || mail === null) && !(await isSmsDayFull(ctx));
}

/**
 * A code in the words that are registered for it, to the letter: operators drop any other. A last line for phones
 * has it once more. Without a template where none are any more; the outbox then says so.
 */
export function codeBySms(
  ctx: Pick<Ctx, 'sms' | 'now'>,
  settings: SiteSettings,
  { code, language }: { code: string; language: Language },
): { text: string; smsTemplate?: SmsTemplate } {
  const found = textIn(ctx.sms, settings, language);
  if (!found) return { text: englishText(settings).text.replaceAll(codeGap, code) };
  const { text, dltTemplateId, carrierTemplateId } = found;
  return {
    text: text.replaceAll(codeGap, code),
    smsTemplate: {
      entityId: settings.dltEntityId,
      header: settings.dltHeader,
      dltTemplateId,
      carrierTemplateId,
      values: [code],
      until: new Date(ctx.now().getTime() + validMs).toISOString(),
    },
  };
}
