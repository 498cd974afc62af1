import { signedToken } from '#agency/settings/signed-link.ts';
import type { Ctx } from '#kit/context.ts';
import type { MeetingType } from './booking.ts';
import { readBookingSettings } from './settings/read-booking-settings.ts';

/**
 * Where a phone call can be held by video instead: the agency's template with a code that only this booking has, and that
 * nobody can guess. The same however often the booking moves. Null without a template, and for meetings at a place.
 */
export async function videoLinkOf(
  ctx: Pick<Ctx, 'db'>,
  { id, meetingType }: { id: string; meetingType: MeetingType },
): Promise<string | null> {
  if (meetingType !== 'call') return null;
  const { videoLink } = await readBookingSettings(ctx);
  if (videoLink === '') return null;
  const token = Buffer.from(await signedToken(ctx, 'booking-video', id), 'base64url');
  return videoLink.replaceAll('{code}', token.subarray(-12).toString('hex'));
}
