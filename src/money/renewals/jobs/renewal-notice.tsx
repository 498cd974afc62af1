import { Text } from 'react-email';
import { spokenDate } from '#kit/india/india-date.ts';
import { pathIn } from '#kit/language/language.ts';
import { periodLabel } from '#catalogue/pricing-plans/period-label.ts';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import type { RenewalNotice } from '../due-notices.ts';
import { renewalPath } from '../renewal-path.ts';
import { graceDays } from '../term.ts';
import type { Voice } from '#kit/language/voice.ts';
import { toMail } from '#kit/mails/frame.tsx';
import { Fact, hello, Letter, line, Press } from '#kit/mails/letter.tsx';

const previews = {
  30: /*i18n*/ 'That is in 30 days or sooner. Renew to go on without a gap.',
  7: /*i18n*/ 'That is in 7 days or sooner. Renew to go on without a gap.',
  1: /*i18n*/ 'That is tomorrow or sooner. Renew to go on without a gap.',
} as const;

/** To the customer: what ends when, what happens then, and the way to go on. Nothing is charged by itself. */
export function renewalNotice({
  notice: { days, customer, terms },
  settings,
  publicUrl,
  voice,
}: {
  notice: RenewalNotice;
  settings: SiteSettings;
  publicUrl: string;
  voice: Voice;
}) {
  const { say, language } = voice;
  const [first] = terms;
  if (!first) throw new Error('A notice is about something');
  const end = spokenDate(first.endsOn, language);
  // A morning on which nobody could write makes the mail late: the date says it exactly.
  const title =
    terms.length === 1
      ? say(/*i18n*/ '{title} ends on {end}', { title: first.title, end })
      : say(/*i18n*/ '{count} services end on {end}', { count: terms.length, end });
  return toMail(
    title,
    <Letter title={title} preview={say(previews[days])} settings={settings} voice={voice}>
      <Text style={line}>{hello(customer.name, voice)}</Text>
      {terms.map((term) => (
        <Fact key={term.key} label={term.title}>
          {say(/*i18n*/ '{period}, until {day}', {
            period: periodLabel(term.months, voice),
            day: spokenDate(term.endsOn, language),
          })}
        </Fact>
      ))}
      <Text style={line}>
        {say(
          /*i18n*/ 'We never charge you by ourselves. If you want to go on, renew at today’s price. What you renew begins where this ends, so you lose no day. After the end everything stays on for {graceDays} more days.',
          { graceDays },
        )}
      </Text>
      <Press href={publicUrl + pathIn(renewalPath(first), language)}>{say(/*i18n*/ 'Renew')}</Press>
    </Letter>,
  );
}
