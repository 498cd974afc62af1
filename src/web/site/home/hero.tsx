import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { HeroScene } from '#web/pictures/hero-scene.tsx';
import { callHref, spokenPhone } from '../contact-links.ts';
import { useSite } from '../use-site.ts';

export function Hero() {
  const { settings } = useSite();
  const phone = settings.phones[0] ?? settings.whatsapp;
  return (
    <section className="wrap grid items-center gap-x-12 gap-y-12 pt-10 pb-16 md:grid-cols-[1.1fr_1fr] md:pt-12 md:pb-24">
      <div>
        <h1 className="text-h1">
          Customers find you. <span className="block">Enquiries reach your phone.</span>
        </h1>
        <p className="mt-6 max-w-[46ch] text-lead text-ink-soft">
          We build websites, apps and online stores for Indian businesses, then run the search and social ads
          that fill them. One team, one phone number, from the first sketch to the monthly report.
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-2">
          <Link to="/contact-us" className="btn btn-main px-7 text-lead">
            Get Started Now
          </Link>
          <a
            data-copyable
            href={callHref(phone)}
            className="inline-flex min-h-12 items-center gap-2.5 font-semibold tabular-nums decoration-marigold-deep decoration-2 underline-offset-4 hover:underline"
          >
            <Phone aria-hidden className="size-5" />
            <span>
              <span className="sr-only">Call </span>
              {spokenPhone(phone)}
            </span>
          </a>
        </div>
      </div>
      <HeroScene />
    </section>
  );
}
