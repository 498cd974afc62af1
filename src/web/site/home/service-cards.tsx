import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { MarketingScene } from '#web/pictures/marketing-scene.tsx';
import { AppScene, SearchScene, ShopScene, SocialScene } from '#web/pictures/service-scenes.tsx';
import { WebsiteScene } from '#web/pictures/website-scene.tsx';

type Card = { name: string; path: string; text: string; picture: ReactNode; place: string; wide?: boolean };

/** Six services, each at the size and in the colour of its own. Timelines: public-site §2. */
const cards: Card[] = [
  {
    name: 'Website Development',
    path: '/website-development',
    text: 'Pages that open before patience ends and turn readers into enquiries. Four to six weeks.',
    picture: <WebsiteScene />,
    place: 'bg-sand lg:col-span-7',
    wide: true,
  },
  {
    name: 'Application Development',
    path: '/application-development',
    text: 'Android and iPhone apps your customers and staff open every day. Eight to twelve weeks.',
    picture: <AppScene />,
    place: 'on-dark bg-ink text-paper lg:col-span-5',
  },
  {
    name: 'E-commerce Website',
    path: '/get-your-online-store',
    text: 'Catalogue, basket, payment and delivery. A shop that takes orders in six to twelve days.',
    picture: <ShopScene />,
    place: 'bg-marigold lg:col-span-5',
  },
  {
    name: 'Digital Marketing',
    path: '/digital-marketing',
    text: 'Search, social and e-mail under one plan, with one report you can read over tea.',
    picture: <MarketingScene />,
    place: 'bg-sand lg:col-span-7',
    wide: true,
  },
  {
    name: 'Google Ads',
    path: '/google-ads',
    text: 'Be the first answer when somebody nearby looks for what you sell.',
    picture: <SearchScene />,
    place: 'bg-sky lg:col-span-6',
  },
  {
    name: 'Meta Ads',
    path: '/meta-ads',
    text: 'Reach the right streets on Facebook and Instagram, and answer while interest is warm.',
    picture: <SocialScene />,
    place: 'bg-sand lg:col-span-6',
  },
];

export function ServiceCards() {
  return (
    <section aria-labelledby="services" className="wrap section">
      <div className="grid gap-x-12 gap-y-4 md:grid-cols-2">
        <h2 id="services" className="max-w-[16ch] text-h2">
          Six ways to be found and chosen
        </h2>
        <p className="max-w-[48ch] self-end text-lead text-ink-soft">
          Start with one. Most owners begin with a website or a store and add advertising once it can catch
          what comes.
        </p>
      </div>
      <ul className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-12 lg:gap-5">
        {cards.map((card) => (
          <ServiceCard key={card.path} {...card} />
        ))}
      </ul>
    </section>
  );
}

function ServiceCard({ name, path, text, picture, place, wide }: Card) {
  return (
    <li className={`flex flex-col overflow-hidden rounded-card ${wide ? 'lg:flex-row' : ''} ${place}`}>
      <div className={`p-6 lg:p-8 ${wide ? 'lg:w-[42%] lg:shrink-0 lg:pr-0' : ''}`}>
        <h3 className="text-h3">{name}</h3>
        <p className={`mt-3 max-w-[42ch] ${place.includes('on-dark') ? 'text-sand-deep' : ''}`}>{text}</p>
        <Link
          to={path}
          className={`onward mt-3 self-start ${place.includes('bg-marigold') ? 'decoration-ink' : ''}`}
        >
          Expore details
          <span className="sr-only"> of {name}</span>
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
      <div className={`mt-auto px-6 ${wide ? 'lg:grow lg:pr-8 lg:pl-5' : 'lg:px-8'}`}>{picture}</div>
    </li>
  );
}
