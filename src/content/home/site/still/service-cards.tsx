import { useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { HomeCard } from '../../home-content.ts';
import type { ShownHome } from '../../read-home.ts';
import { MarketingScene } from '#catalogue/service-pages/site/pictures/marketing-scene.tsx';
import {
  AppScene,
  SearchScene,
  ShopScene,
  SocialScene,
} from '#catalogue/service-pages/site/pictures/service-scenes.tsx';
import { WebsiteScene } from '#catalogue/service-pages/site/pictures/website-scene.tsx';

type Place = { path: string; picture: ReactNode; place: string; wide?: boolean };

/** Where the six cards lead, each at the size and in the colour of its own; their words are the home page's content. */
const places: Place[] = [
  { path: '/website-development', picture: <WebsiteScene />, place: 'bg-sand lg:col-span-7', wide: true },
  {
    path: '/application-development',
    picture: <AppScene />,
    place: 'on-dark bg-ink text-paper lg:col-span-5',
  },
  { path: '/get-your-online-store', picture: <ShopScene />, place: 'bg-marigold lg:col-span-5' },
  { path: '/digital-marketing', picture: <MarketingScene />, place: 'bg-sand lg:col-span-7', wide: true },
  { path: '/google-ads', picture: <SearchScene />, place: 'bg-sky lg:col-span-6' },
  { path: '/meta-ads', picture: <SocialScene />, place: 'bg-sand lg:col-span-6' },
];

export function ServiceCards({ heading, lead, link, cards }: ShownHome['services']) {
  return (
    <section aria-labelledby="services" className="wrap section max-md:py-9">
      <div className="grid gap-x-12 gap-y-4 md:grid-cols-2">
        <h2 id="services" className="max-w-[10.8em] text-h2">
          {heading}
        </h2>
        <p className="max-w-measure self-end text-lead text-ink-soft">{lead}</p>
      </div>
      <ul className="relative -mx-5 mt-6 grid snap-x snap-mandatory scroll-px-5 auto-cols-[78%] grid-flow-col gap-3 overflow-x-auto overscroll-x-contain px-5 pb-3 sm:mx-0 sm:auto-cols-auto sm:grid-flow-row sm:grid-cols-2 sm:gap-4 sm:overflow-visible sm:px-0 lg:mt-10 lg:grid-cols-12 lg:gap-5">
        {places.map((place, i) => {
          const card = cards[i];
          return card && <ServiceCard key={place.path} link={link} {...place} {...card} />;
        })}
      </ul>
    </section>
  );
}

function ServiceCard({ name, path, text, link, picture, place, wide }: Place & HomeCard & { link: string }) {
  const { t } = useLingui();
  return (
    <li
      className={`flex snap-start flex-col overflow-hidden rounded-card ${wide ? 'lg:flex-row' : ''} ${place}`}
    >
      <div className={`p-5 sm:p-6 lg:p-8 ${wide ? 'lg:w-[42%] lg:shrink-0 lg:pr-0' : ''}`}>
        <h3 className="text-h3">{name}</h3>
        <p className={`mt-3 max-w-[26.9em] ${place.includes('on-dark') ? 'text-sand-deep' : ''}`}>{text}</p>
        <Link
          to={path}
          className={`onward mt-3 self-start ${place.includes('bg-marigold') ? 'decoration-ink' : ''}`}
        >
          {link}
          <span className="sr-only"> {t`of ${name}`}</span>
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
      <div className={`mt-auto px-6 ${wide ? 'lg:grow lg:pr-8 lg:pl-5' : 'lg:px-8'}`}>{picture}</div>
    </li>
  );
}
