import { Text } from 'react-email';
import { formatDate } from '#kit/india/india-date.ts';
import { pathIn } from '#kit/language/language.ts';
import { periodLabel } from '#catalogue/pricing-plans/period-label.ts';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import type { RenewalNotice } from '../due-notices.ts';
import { renewalPath } from '../renewal-path.ts';
import { graceDays } from '../term.ts';
import type { Translator } from '#kit/language/translator.ts';
import { toMail } from '#kit/mails/frame.tsx';
import { Fact, hello, Letter, line, Press } from '#kit/mails/letter.tsx';

const previews = {
  30: /*i18n*/ 'That is in 30 days or less. Renew to continue without a gap.',
  7: /*i18n*/ 'That is in 7 days or less. Renew to continue without a gap.',
  1: /*i18n*/ 'That is today or tomorrow. Renew to continue without a gap.',
} as const;

/** To the customer: what ends when, what happens then, and the way to go on. Nothing is charged by itself. */
export function renewalNotice({
  notice: { days, customer, terms },
  settings,
  publicUrl,
  translator,
}: {
  notice: RenewalNotice;
  settings: SiteSettings;
  publicUrl: string;
  translator: Translator;
}) {
  const { translate, language } = translator;
  const [first] = terms;
  if (!first) throw new Error('A notice is about something');
  const end = formatDate(first.endsOn, language);
  // A morning on which nobody could write makes the mail late: the date says it exactly.
  const title =
    terms.length === 1
      ? translate(/*i18n*/ '{title} ends on {end}', { title: first.title, end })
      : translate(/*i18n*/ '{count} services end on {end}', { count: terms.length, end });
  return toMail(
    title,
    <Letter title={title} preview={translate(previews[days])} settings={settings} translator={translator}>
      <Text style={line}>{hello(customer.name, translator)}</Text>
      {terms.map((term) => (
        <Fact key={term.key} label={term.title}>
          {translate(/*i18n*/ '{period}, until {day}', {
            period: periodLabel(term.months, translator),
            day: formatDate(term.endsOn, language),
          })}
        </Fact>
      ))}
      <Text style={line}>
        {translate(
          /*i18n*/ 'We never charge you on our own. If you want to continue, renew at today’s price. What you renew begins where this ends, so you lose no day. After the end everything stays on for {graceDays} more days.',
          { graceDays },
        )}
      </Text>
      <Press href={publicUrl + pathIn(renewalPath(first), language)}>{translate(/*i18n*/ 'Renew')}</Press>
    </Letter>,
  );
}
