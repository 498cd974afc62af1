import { useLingui } from '@lingui/react/macro';
import { CalendarCheck2, Clock3 } from 'lucide-react';
import { data, Form, redirect, useNavigation } from 'react-router';
import { getPlace } from '../get-place.ts';
import type { WaitingPlace } from '../waiting.ts';
import { answerOffer } from './answer-offer.server.ts';
import type { Route } from './+types/waiting-place';
import { bookingToken } from '../../booking-link.ts';
import { bookingPath } from '../../booking.ts';
import { BookingLink } from '../../site/booking-link.tsx';
import { ContactOptions } from '#agency/settings/site/contact-options.tsx';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { NotFound } from '#kit/errors.ts';
import { formatDateTime, formatDay, formatTime } from '#kit/india/india-date.ts';
import { ctxContext } from '#kit/site/context.server.ts';
import { keepNotice } from '#kit/site/keep-form.ts';
import { SubmitButton } from '#kit/site/ui/form/submit-button.tsx';
import { useLanguage } from '#kit/site/use-language.ts';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

/** Looking changes nothing, however often a mail program fetches the link. What was booked is on its own page. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  try {
    const { bookingId, ...place } = await getPlace(ctx, { token });
    if (!bookingId) return place;
    throw redirect(bookingPath(await bookingToken(ctx, bookingId)));
  } catch (error) {
    if (error instanceof NotFound) return data(null, { status: 404 });
    throw error;
  }
}

export function action({ context, params: { token }, request }: Route.ActionArgs) {
  return answerOffer(context.get(ctxContext), request, token);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepNotice(serverAction());

export default function WaitingPlacePage({ loaderData: place, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <div className="wrap py-12 md:py-20">
      <PageHead
        title={t`Your place on the waiting list`}
        description={t`See the time that is held for you, book it, or leave the list.`}
        hidden
      />
      {actionData && 'left' in actionData ? (
        <Gone title={t`You have left the waiting list`} text={t`We will not write to you about this day.`} />
      ) : place ? (
        <Place place={place} notice={actionData?.notice} />
      ) : (
        <Gone
          title={t`This link opens no place on the list`}
          text={t`Its day may be over, or the place given up. You can choose another day.`}
        />
      )}
    </div>
  );
}

function Gone({ title, text }: { title: string; text: string }) {
  const { t } = useLingui();
  return (
    <>
      <h1 className="max-w-[12.2em] text-h1">{title}</h1>
      <p className="mt-5 max-w-measure text-lead text-ink-soft">{text}</p>
      <ContactOptions enquiry="/book-consultation" enquiryText={t`Book Free Consultation`} />
    </>
  );
}

function Place({ place, notice }: { place: WaitingPlace; notice: string | undefined }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const navigation = useNavigation();
  const doing = navigation.formData?.get('intent');
  const { offer, status } = place;
  const day = formatDay(place.date, language);
  const until = offer && formatDateTime(new Date(offer.heldUntil), language);
  return (
    <div className="grid max-w-measure gap-6">
      <h1 className="text-h1">
        {offer
          ? t`A time is held for you`
          : status === 'waiting'
            ? t`You are on the waiting list`
            : t`This time went to whoever waits next`}
      </h1>
      {notice && (
        <p role="alert" className="rounded-control bg-brick-tint px-4 py-3 font-semibold">
          {i18n._(notice)}
        </p>
      )}
      <section
        aria-label={day}
        className="grid gap-5 rounded-card border border-line bg-white p-5 shadow-lift sm:p-8"
      >
        <p className="flex items-start gap-3.5 font-head text-h3 font-semibold">
          <CalendarCheck2 aria-hidden className="mt-1 size-6 shrink-0 text-rust" />
          {offer
            ? `${formatDay(offer.date, language)}, ${formatTime(offer.time, language)} – ${formatTime(offer.endTime, language)}`
            : day}
        </p>
        {offer ? (
          <>
            <p className="flex items-start gap-3.5">
              <Clock3 aria-hidden className="mt-0.5 size-6 shrink-0 text-rust" />
              {t`It is held until ${until} (Indian time).`}
            </p>
            <Form method="post" encType="multipart/form-data">
              <input type="hidden" name="intent" value="take" />
              <SubmitButton busy={doing === 'take'} busyText={t`Booking...`}>
                {t`Book this time`}
              </SubmitButton>
            </Form>
          </>
        ) : status === 'waiting' ? (
          <p>{t`We tell you as soon as a time opens on this day.`}</p>
        ) : (
          <>
            <p>{t`It was held for you, and nobody answered in time. Another time may be free.`}</p>
            <BookingLink className="btn btn-main justify-self-start">{t`Choose another time`}</BookingLink>
          </>
        )}
      </section>
      <Form method="post" encType="multipart/form-data" className="justify-self-start">
        <input type="hidden" name="intent" value="leave" />
        <button type="submit" disabled={doing === 'leave'} className="text-link min-h-12">
          {t`Leave the waiting list`}
        </button>
      </Form>
    </div>
  );
}
