import type { Ctx } from '#kit/context.ts';
import { pathIn, type Language } from '#kit/language/language.ts';
import { readPublicSettings } from '#agency/settings/read-settings.ts';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import type { Translator } from '#kit/language/translator.ts';
import { bookingPath } from '../booking.ts';
import { calendarFile } from './calendar-file.ts';
import { videoLinkOf } from '../video-link.ts';
import { findBooking } from '../find-booking.ts';

type TranslatorFor = (site: Pick<SiteSettings, 'languages'>, language: Language) => Translator;

/** The calendar file of a booking in the language it was made in, for whoever holds its link. @throws NotFound */
export async function downloadCalendar(
  ctx: Pick<Ctx, 'db' | 'publicUrl' | 'actor'>,
  { token, translatorFor }: { token: string; translatorFor: TranslatorFor },
) {
  const [booking, site] = await Promise.all([findBooking(ctx, { token }), readPublicSettings(ctx)]);
  const translator = translatorFor(site, booking.language);
  const video = await videoLinkOf(ctx, booking);
  const { publicUrl } = ctx;
  const url = publicUrl + pathIn(bookingPath(token), translator.language);
  return calendarFile('publish', { booking, site, publicUrl, url, video, translator });
}
