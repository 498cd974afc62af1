import { Text } from 'react-email';
import { spokenDate } from '#domain/bookings/india-date.ts';
import { periodLabel } from '#domain/pricing-plans/period-label.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import type { RenewalNotice } from '#domain/terms/due-notices.ts';
import { renewalPath } from '#domain/terms/renewal-path.ts';
import { graceDays } from '#domain/terms/term.ts';
import { toMail } from './frame.tsx';
import { Fact, Letter, line, Press } from './letter.tsx';

const when = { 30: 'in 30 days', 7: 'in 7 days', 1: 'tomorrow' } as const;

/** To the customer: what ends when, what happens then, and the way to go on. Nothing is charged by itself. */
export function renewalNotice({
  notice: { days, customer, terms },
  settings,
  publicUrl,
}: {
  notice: RenewalNotice;
  settings: SiteSettings;
  publicUrl: string;
}) {
  const [first] = terms;
  if (!first) throw new Error('A notice is about something');
  const end = spokenDate(first.endsOn);
  // A morning on which nobody could write makes the mail late: the date says it exactly.
  const title =
    terms.length === 1 ? `${first.title} ends on ${end}` : `${terms.length} services end on ${end}`;
  return toMail(
    title,
    <Letter
      title={title}
      preview={`That is ${when[days]} or sooner. Renew to go on without a gap.`}
      settings={settings}
    >
      <Text style={line}>Hello {customer.name},</Text>
      {terms.map((term) => (
        <Fact key={term.key} label={term.title}>
          {periodLabel(term.months)}, until {spokenDate(term.endsOn)}
        </Fact>
      ))}
      <Text style={line}>
        We never charge you by ourselves. If you want to go on, renew at today’s price. What you renew begins
        where this ends, so you lose no day. After the end everything stays on for {graceDays} more days.
      </Text>
      <Press href={publicUrl + renewalPath(first)}>Renew</Press>
    </Letter>,
  );
}
