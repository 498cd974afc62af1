import { findBookingRow } from '../../find-booking.ts';
import { placeTaken, timeOffered } from '../queue-waiting.ts';
import { findPlaceRow, waitingToken, type WaitingRow } from '../waiting-link.ts';
import { waitingPath } from '../waiting.ts';
import { queueMessages } from '#agency/messages/queue-messages.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { queueEitherWay } from '#agency/whatsapp/either-way.ts';
import type { Told } from '#agency/whatsapp/queue-whatsapp.ts';
import type { Ctx } from '#kit/context.ts';
import { defineJob } from '#kit/define-job.ts';
import { translatorFor } from '#kit/i18n/translator.server.ts';
import { formatDateTime } from '#kit/india/india-date.ts';
import { pathIn } from '#kit/language/language.ts';

/** What mails and messages about a place need: where it is looked at, and in whose language. */
async function readAddress(ctx: Ctx, place: WaitingRow) {
  const [site, token] = await Promise.all([readSettings(ctx), waitingToken(ctx, place.id)]);
  const translator = translatorFor(site, place.language);
  const url = ctx.publicUrl + pathIn(waitingPath(token), translator.language);
  return { site, token, translator, url };
}

/** Says to somebody that they are on the list. Once for each time that they joined it. */
export const tellWaiting = defineJob(placeTaken, async (ctx, { waitingId }) => {
  const place = await findPlaceRow(ctx, { waitingId });
  if (place?.status !== 'waiting') return;
  const { site, token, translator, url } = await readAddress(ctx, place);
  const { placeMail } = await import('./waiting-mails.tsx');
  await queueMessages(ctx, [
    {
      ...(await placeMail({ place, site, translator, url })),
      dedupeKey: `waiting:${waitingId}:${place.joinedAt.getTime()}`,
      channel: 'email',
      to: place.email,
      replyTo: site.email,
      leadId: place.leadId,
      secret: token,
    },
  ]);
});

/** Tells whoever is next of the time that is held for them, on WhatsApp where that can be, by mail otherwise. */
export const offerTime = defineJob(timeOffered, async (ctx, { waitingId, bookingId }) => {
  const [place, held] = await Promise.all([
    findPlaceRow(ctx, { waitingId }),
    findBookingRow(ctx, { bookingId }),
  ]);
  if (place?.status !== 'offered' || place.bookingId !== bookingId) return;
  const { heldUntil } = place;
  if (!held || !heldUntil || heldUntil <= ctx.now()) return;
  const offer = { place, startsAt: held.startsAt, heldUntil, ...(await readAddress(ctx, place)) };
  await queueEitherWay(ctx, {
    key: `waiting-offer:${bookingId}`,
    told: toldOf(offer),
    again: { job: timeOffered, payload: { waitingId, bookingId } },
    until: heldUntil,
    mail: () => mailOf(offer),
  });
});

type Offer = { place: WaitingRow; startsAt: Date; heldUntil: Date } & Awaited<ReturnType<typeof readAddress>>;

function toldOf({ place, startsAt, heldUntil, site, token, translator, url }: Offer): Told {
  const { language } = translator;
  return {
    event: 'time-offered',
    key: `waiting-offer:${place.bookingId}`,
    phone: place.phone,
    language: place.language,
    leadId: place.leadId,
    values: {
      name: place.name,
      company: site.brand,
      when: formatDateTime(startsAt, language),
      until: formatDateTime(heldUntil, language),
      link: url,
    },
    secret: token,
    file: null,
  };
}

async function mailOf(offer: Offer) {
  const { place, site, token } = offer;
  const { offerMail } = await import('./waiting-mails.tsx');
  return {
    ...(await offerMail(offer)),
    to: place.email,
    replyTo: site.email,
    leadId: place.leadId,
    secret: token,
  };
}
