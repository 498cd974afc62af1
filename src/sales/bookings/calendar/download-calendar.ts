import type { Ctx } from '#kit/context.ts';
import { pathIn, type Language } from '#kit/language/language.ts';
import { readPublicSettings } from '#agency/settings/read-settings.ts';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import type { Voice } from '#kit/language/voice.ts';
import { bookingPath } from '../booking.ts';
import { calendarFile } from './calendar-file.ts';
import { findBooking } from '../find-booking.ts';

type VoiceFor = (site: Pick<SiteSettings, 'languages'>, language: Language) => Voice;

/** The calendar file of a booking in the language it was made in, for whoever holds its link. @throws NotFound */
export async function downloadCalendar(
  ctx: Pick<Ctx, 'db' | 'publicUrl'>,
  { token, voiceFor }: { token: string; voiceFor: VoiceFor },
) {
  const [booking, site] = await Promise.all([findBooking(ctx, { token }), readPublicSettings(ctx)]);
  const voice = voiceFor(site, booking.language);
  const { publicUrl } = ctx;
  const url = publicUrl + pathIn(bookingPath(token), voice.language);
  return calendarFile('publish', { booking, site, publicUrl, url, voice });
}
