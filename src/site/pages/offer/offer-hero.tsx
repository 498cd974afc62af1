import { useLingui } from '@lingui/react/macro';
import { formatInr } from '#kit/india/money.ts';
import type { OfferContent } from '#catalogue/offer/offer-content.ts';
import { OmsScreens } from '#kit/site/pictures/oms/oms-screens.tsx';
import { BookingLink } from '#sales/bookings/site/booking-link.tsx';
import { StartLink } from './start-link.tsx';

export function OfferHero({ offer, onStart }: { offer: OfferContent; onStart: () => void }) {
  const { t } = useLingui();
  return (
    <>
      <section className="wrap grid items-center gap-x-12 gap-y-10 py-10 md:grid-cols-[1fr_1.15fr] md:py-16">
        <div>
          <h1 className="max-w-[10.1em] text-h1">{offer.headline}</h1>
          <p className="mt-6 max-w-measure text-lead text-ink-soft">{offer.intro}</p>
          <div className="mt-8 grid gap-3 sm:flex sm:flex-wrap">
            <StartLink onStart={onStart} />
            <BookingLink origin="999/Month" className="btn btn-line" />
          </div>
        </div>
        <div className="mx-auto w-full max-w-[36rem] md:max-w-none">
          <OmsScreens />
        </div>
      </section>
      <aside aria-label={t`Introductory offer`} className="bg-marigold text-ink">
        <div className="wrap flex flex-wrap items-baseline gap-x-6 gap-y-2 py-6 md:py-8">
          <p className="font-head text-figure font-bold tabular-nums">
            {formatInr(offer.bannerPaise)}
            <span className="text-h3">{t`/Month`}</span>
          </p>
          {offer.bannerNote && <p className="max-w-[29.5em] font-medium">{offer.bannerNote}</p>}
        </div>
      </aside>
    </>
  );
}
