import { useLingui } from '@lingui/react/macro';
import { CalendarClock, MessageSquareText, Phone } from 'lucide-react';
import { useState } from 'react';
import { bookingFacts } from '../booking-facts.ts';
import { ctxContext, cachePage } from '#kit/site/context.server.ts';
import type { Route } from './+types/book-consultation';
import { Booked } from './booked.tsx';
import { BookingForm } from './booking-form.tsx';
import { OnTheList } from '../waiting/site/on-the-list.tsx';
import { takeBooking } from './take-booking.server.ts';
import type { BookedForm } from './use-booking-form.ts';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { describePage } from '#content/seo/site/describe-page.server.ts';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

export async function loader({ context }: Route.LoaderArgs) {
  cachePage(context, 'bookings');
  await describePage(context, { kind: 'page', key: 'book-consultation' });
  return bookingFacts(context.get(ctxContext));
}

export function action({ context, request }: Route.ActionArgs) {
  return takeBooking(context.get(ctxContext), request);
}

export default function BookConsultationPage({ loaderData: facts, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { lengthMinutes, changeHours } = facts;
  const [booked, setBooked] = useState<BookedForm | null>(null);
  const [served, setServed] = useState(actionData);
  const points = [
    { icon: CalendarClock, text: t`${lengthMinutes} minutes, at a time that suits you` },
    { icon: Phone, text: t`On the phone, at your place or at our office` },
    { icon: MessageSquareText, text: t`You leave with the first three things to do, whoever builds them` },
  ];
  return (
    <div className="wrap grid gap-x-16 gap-y-10 py-12 md:py-20 lg:grid-cols-[1fr_minmax(0,38rem)]">
      <PageHead
        title={t`Book Free Consultation`}
        description={t`Choose a day and a time: a call or a meeting about your website, your shop or your advertising, free of charge.`}
        path="/book-consultation"
      />
      {/* On a phone what it brings stands below the form: the days come first. */}
      <div className="max-lg:contents lg:sticky lg:top-28 lg:self-start">
        <div>
          <h1 className="max-w-[8.1em] text-h1">{t`Book Free Consultation`}</h1>
          <p className="mt-5 max-w-[26.9em] text-lead text-ink-soft">
            {t`Bring your questions and your numbers. We say what we would do first, and what it costs.`}
          </p>
        </div>
        <div className="max-lg:order-last lg:mt-8">
          <ul className="grid gap-4">
            {points.map(({ icon: Icon, text }) => (
              <li key={text} className="flex items-start gap-3.5">
                <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-rust" />
                {text}
              </li>
            ))}
          </ul>
          <p className="mt-8 max-w-measure text-sm text-ink-soft">
            {t`Plans changed? Move or cancel it online up to ${changeHours} hours before.`}
          </p>
        </div>
      </div>
      <section
        aria-label={t`Your appointment`}
        className="self-start rounded-card border border-line bg-white p-5 shadow-lift sm:p-8"
      >
        {booked ? (
          <Booked booked={booked} heading="h2">
            <button
              type="button"
              className="text-link min-h-12 justify-self-start"
              onClick={() => setBooked(null)}
            >
              {t`Book another`}
            </button>
          </Booked>
        ) : actionData?.waitsFor ? (
          <OnTheList date={actionData.waitsFor} />
        ) : (
          <BookingForm
            origin="Website"
            facts={facts}
            served={served}
            onBooked={(form) => {
              setBooked(form);
              // Another booking has nothing to do with what was refused of this one.
              setServed(undefined);
            }}
          />
        )}
      </section>
    </div>
  );
}
