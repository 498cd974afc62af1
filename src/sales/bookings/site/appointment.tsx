import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheckBig } from 'lucide-react';
import { data, useSearchParams } from 'react-router';
import { translateMessage } from '#kit/language/message.ts';
import { translatorIn } from '#kit/i18n/translator.server.ts';
import { bookingFacts } from '../booking-facts.ts';
import { bookingPath, type Appointment, type BookingFacts } from '../booking.ts';
import { getAppointment } from '../get-appointment.ts';
import { NotFound } from '#kit/errors.ts';
import { ctxContext } from '#kit/site/context.server.ts';
import { keepForm } from '#kit/site/keep-form.ts';
import type { Route } from './+types/appointment';
import { BookingLink } from './booking-link.tsx';
import { CancelForm } from './cancel-form.tsx';
import { changeBooking, type RefusedChange } from './change-booking.server.ts';
import { MoveForm } from './move-form.tsx';
import { AppointmentFacts, AppointmentLinks } from '../calendar/site/appointment-links.tsx';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { ContactOptions } from '#agency/settings/site/contact-options.tsx';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

/** Looking changes nothing, however often a mail program fetches the link. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  try {
    const [known, facts] = await Promise.all([getAppointment(ctx, { token }), bookingFacts(ctx)]);
    const fixedBecause =
      known.fixedBecause && translateMessage(translatorIn(ctx.language), known.fixedBecause);
    return { booking: { ...known, fixedBecause }, facts, path: bookingPath(token) };
  } catch (error) {
    if (error instanceof NotFound) return data(null, { status: 404 });
    throw error;
  }
}

export function action({ context, params: { token }, request }: Route.ActionArgs) {
  return changeBooking(context.get(ctxContext), request, token);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get('intent') === 'cancel' ? 'cancel' : 'move';
  const values = { date: '', time: '' };
  const kept = { intent, isUnanswered: true, errors: {}, values } as const;
  return keepForm(serverAction(), (notice): RefusedChange => ({ ...kept, notice }));
}

export default function AppointmentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <div className="wrap py-12 md:py-20">
      <PageHead title={t`Your consultation`} description={t`See, move or cancel your appointment.`} hidden />
      {loaderData ? <Known {...loaderData} refused={actionData} /> : <Unknown />}
    </div>
  );
}

function Unknown() {
  const { t } = useLingui();
  return (
    <>
      <h1 className="max-w-[12.2em] text-h1">{t`This link opens no appointment`}</h1>
      <p className="mt-5 max-w-measure text-lead text-ink-soft">
        {t`The link may be incomplete. Copy the whole link from the mail, or call us.`}
      </p>
      <ContactOptions enquiry="/book-consultation" enquiryText={t`Book Free Consultation`} />
    </>
  );
}

type KnownProps = {
  booking: Appointment;
  facts: BookingFacts;
  path: string;
  refused: RefusedChange | undefined;
};

function Known({ booking, facts, path, refused }: KnownProps) {
  const { t, i18n } = useLingui();
  const cancelled = booking.status === 'cancelled';
  return (
    <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_minmax(0,36rem)]">
      <div className="grid gap-6 lg:sticky lg:top-28">
        <h1 className="max-w-[10.8em] text-h1">
          {cancelled ? t`Your appointment is cancelled` : t`Your free consultation`}
        </h1>
        <News />
        <AppointmentFacts booking={{ ...booking, path }} />
        {booking.fixedBecause && !cancelled && (
          <p className="flex gap-2.5 rounded-control bg-sand px-4 py-3">
            <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
            {booking.fixedBecause}
          </p>
        )}
        {cancelled || booking.isOver ? (
          <BookingLink className="btn btn-main justify-self-start">{t`Book another time`}</BookingLink>
        ) : (
          <AppointmentLinks booking={{ ...booking, path }} own />
        )}
      </div>
      {!booking.fixedBecause && (
        <div className="grid gap-6">
          <section
            aria-labelledby="move"
            className="rounded-card border border-line bg-white p-5 shadow-lift sm:p-8"
          >
            <h2 id="move" className="mb-5 text-h3">
              {t`Choose another time`}
            </h2>
            {refused?.intent === 'move' && refused.notice && (
              <p role="alert" className="mb-5 rounded-control bg-brick-tint px-4 py-3 font-semibold">
                {i18n._(refused.notice)}
              </p>
            )}
            <MoveForm key={`${booking.date} ${booking.time}`} facts={facts} refused={refused} />
          </section>
          <CancelForm refused={refused} />
        </div>
      )}
    </div>
  );
}

const news: Record<string, MessageDescriptor> = {
  booked: msg`Thank you! Your appointment has been scheduled.`,
  moved: msg`Your appointment has a new time.`,
  cancelled: msg`The time is free again. Thank you for telling us.`,
};

/** What the last form did; it stands in the address, so it is there without scripts too. */
function News() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const what = Object.entries(news).find(([key]) => query.has(key));
  if (!what) return null;
  return (
    <p role="status" className="flex gap-2.5 rounded-control bg-leaf-tint px-4 py-3 font-semibold">
      <CircleCheckBig aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
      {t(what[1])}
    </p>
  );
}
