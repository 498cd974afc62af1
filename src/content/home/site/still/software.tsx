import { useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { ReactNode } from 'react';
import type { HomeCard } from '../../home-content.ts';
import type { ShownHome } from '../../read-home.ts';

type Product = { path: string; glyph: ReactNode };

/** Where the six cards lead, with a drawing each: ready software with ten features to pick from. */
const products: Product[] = [
  { path: '/ecommerce-price', glyph: <path d="M6 16h28l-3 18H9zM13 16a7 7 0 0 1 14 0" /> },
  {
    path: '/vendor-price',
    glyph: (
      <path d="M5 14h30M5 14l3-8h24l3 8M9 14v20h22V14M15 34V24h10v10M5 14a5 5 0 0 0 10 0 5 5 0 0 0 10 0 5 5 0 0 0 10 0" />
    ),
  },
  { path: '/ottplatform-price', glyph: <path d="M5 8h30v21H5zM17 14l8 4.5-8 4.5zM13 35h14" /> },
  {
    path: '/crm-price',
    glyph: (
      <path d="M14 18a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM4 34c0-8 4-12 10-12s10 4 10 12M27 8h9M27 15h9M29 22h7" />
    ),
  },
  { path: '/staff-price', glyph: <path d="M7 9h26v25H7zM7 16h26M14 5v8M26 5v8M14 25l4 4 8-9" /> },
  { path: '/login-price', glyph: <path d="M9 18h22v16H9zM13 18v-5a7 7 0 0 1 14 0v5M20 24v5" /> },
];

export function Software({ heading, lead, cards }: ShownHome['software']) {
  return (
    <section aria-labelledby="software" className="bg-sand">
      <div className="wrap section max-md:py-9">
        <h2 id="software" className="max-w-[12.2em] text-h2">
          {heading}
        </h2>
        <p className="mt-4 max-w-measure text-lead text-ink-soft">{lead}</p>
        <ul className="relative -mx-5 mt-6 grid snap-x snap-mandatory scroll-px-5 auto-cols-[64%] grid-flow-col gap-3 overflow-x-auto overscroll-x-contain px-5 pb-3 max-sm:*:rounded-card sm:mx-0 sm:auto-cols-auto sm:grid-flow-row sm:grid-cols-2 sm:overflow-hidden sm:rounded-card sm:border sm:border-line sm:bg-line sm:[gap:1px] sm:p-0 md:mt-10 lg:grid-cols-3">
          {products.map((product, i) => {
            const card = cards[i];
            return card && <ProductCard key={product.path} {...product} {...card} />;
          })}
        </ul>
      </div>
    </section>
  );
}

function ProductCard({ path, glyph, name, text }: Product & HomeCard) {
  const { t } = useLingui();
  return (
    <li className="flex snap-start flex-col bg-white px-5 pt-5 pb-2 sm:p-6 lg:p-8">
      <svg
        viewBox="0 0 40 40"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        className="size-9 shrink-0 sm:size-12"
      >
        <circle cx="27" cy="26" r="12" className="fill-marigold" stroke="none" />
        {glyph}
      </svg>
      <div className="flex grow flex-col">
        <h3 className="mt-3 text-h4 sm:mt-5">{name}</h3>
        <p className="mt-1 text-sm text-ink-soft sm:mt-2 sm:mb-3 sm:text-base">{text}</p>
        <Link to={path} className="onward mt-auto self-start">
          {t`Get Started`}
          <span className="sr-only"> {t`with ${name}`}</span>
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
    </li>
  );
}
