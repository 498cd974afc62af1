import { Text } from 'react-email';
import type { WaitingRow } from '../waiting-link.ts';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import { formatDateTime, formatDay } from '#kit/india/india-date.ts';
import type { Translator } from '#kit/language/translator.ts';
import { toMail } from '#kit/mails/frame.tsx';
import { Fact, hello, Letter, line, Press } from '#kit/mails/letter.tsx';

type Facts = { place: WaitingRow; site: SiteSettings; translator: Translator; url: string };

/** To whoever has joined the list: what happens next, and how to leave it. */
export function placeMail({ place, site, translator, url }: Facts) {
  const { translate, language } = translator;
  const day = formatDay(place.day, language);
  const title = translate(/*i18n*/ 'You are on the waiting list for {day}', { day });
  return toMail(
    title,
    <Letter title={title} preview={day} settings={site} translator={translator}>
      <Text style={line}>{hello(place.name, translator)}</Text>
      <Text style={line}>
        {translate(
          /*i18n*/ 'We tell you as soon as a time opens on this day. It is then held for you for a while, and one press books it.',
        )}
      </Text>
      <Press href={url}>{translate(/*i18n*/ 'See or leave the list')}</Press>
    </Letter>,
  );
}

/** To whoever is next: which time is held for them, and until when. */
export function offerMail({
  place,
  site,
  translator,
  url,
  startsAt,
  heldUntil,
}: Facts & { startsAt: Date; heldUntil: Date }) {
  const { translate, language } = translator;
  const when = formatDateTime(startsAt, language);
  const title = translate(/*i18n*/ 'A time has opened for you');
  return toMail(
    translate(/*i18n*/ 'A time has opened: {when}', { when }),
    <Letter title={title} preview={when} settings={site} translator={translator}>
      <Text style={line}>{hello(place.name, translator)}</Text>
      <Fact label={translate(/*i18n*/ 'When')}>{translate(/*i18n*/ '{when} (Indian time)', { when })}</Fact>
      <Fact label={translate(/*i18n*/ 'Held for you until')}>{formatDateTime(heldUntil, language)}</Fact>
      <Text style={line}>
        {translate(
          /*i18n*/ 'Without an answer by then it goes to whoever waits next. If it does not suit you, leave the list there.',
        )}
      </Text>
      <Press href={url}>{translate(/*i18n*/ 'Book this time')}</Press>
    </Letter>,
  );
}
