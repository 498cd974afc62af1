import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { contour } from '#kit/site/pictures/people/person.tsx';
import { MarketingScene } from './marketing-scene.tsx';
import { SearchScene, ShopScene, SocialScene } from './service-scenes.tsx';
import { WebsiteScene } from './website-scene.tsx';

/** The first pictures of the service pages: our scenes with what follows from them. The page says in words what they show. */

const Note = ({ className, children }: { className: string; children: ReactNode }) => (
  <div
    className={`absolute rounded-card border border-line bg-white px-4 py-3 text-sm leading-snug text-ink shadow-float ${className}`}
  >
    {children}
  </div>
);

export function WebsiteHero() {
  const { t } = useLingui();
  return (
    <div className="relative rounded-t-card bg-marigold-tint px-6 pt-8 sm:px-10">
      <WebsiteScene />
      <Note className="top-2 left-2 -rotate-2">
        <strong className="block">{t`Booked: Thursday 10:30`}</strong>
        {t`at 22:47, nobody was awake`}
      </Note>
    </div>
  );
}

export function ShopHero() {
  const { t } = useLingui();
  return (
    <div className="relative pb-0">
      <ShopScene />
      <Note className="-top-2 right-0 rotate-2">
        <strong className="block">{t`Order paid`}</strong>
        {t`₹1,240 by UPI, 6 jars`}
      </Note>
    </div>
  );
}

export function MarketingHero() {
  const { t } = useLingui();
  return (
    <div className="grid items-end gap-x-8 gap-y-6 sm:grid-cols-2 md:grid-cols-[1fr_1fr_1.1fr]">
      <p className="max-w-[12.2em] font-head text-h3 font-bold text-balance sm:max-md:col-span-2 md:pb-8">
        {t`What we look at on the first of each month`}
      </p>
      <ul className="grid gap-3 sm:pb-8">
        {[
          [t`Search`, t`41 enquiries`, 'bg-marigold'],
          [t`Reviews`, t`18 enquiries`, 'bg-sky'],
          [t`E-mail`, t`12 orders`, 'bg-leaf-tint'],
        ].map(([name, result, tint]) => (
          <li key={name} className={`rounded-card px-5 py-4 ${tint}`}>
            <strong className="block font-head text-h4">{name}</strong>
            {result}
          </li>
        ))}
      </ul>
      <MarketingScene />
    </div>
  );
}

export function SearchHero() {
  const { t } = useLingui();
  return (
    <div className="relative pt-6">
      <SearchScene />
      <div className="mt-3 ml-auto w-[78%] rounded-t-card bg-ink px-6 pt-5 pb-6 text-paper">
        <p className="text-sm text-sand-deep">{t`Incoming call · 11:04`}</p>
        <p className="mt-1 font-head text-h3 font-bold">{t`“My AC has stopped.”`}</p>
        <p className="mt-2 text-sm text-marigold">{t`This call cost ₹64`}</p>
      </div>
    </div>
  );
}

export function SocialHero() {
  const { t } = useLingui();
  return (
    <div className="relative rounded-t-card bg-leaf-tint px-6 pt-8 pb-16">
      <SocialScene />
      <Note className="bottom-3 left-3 rounded-bl-none">{t`Is this one free on Sunday?`}</Note>
      <Note className="top-4 right-3 rounded-br-none bg-marigold-tint">{t`It is. Shall we keep it for you?`}</Note>
    </div>
  );
}

const screen = (x: number, y: number, tilt: number, inside: ReactNode) => (
  <g transform={`translate(${x} ${y}) rotate(${tilt})`}>
    <rect width="150" height="310" rx="24" className="fill-ink-soft" />
    <rect x="8" y="8" width="134" height="294" rx="17" className="fill-paper" />
    {inside}
  </g>
);

const bottles = [
  ['fill-rust', '₹240'],
  ['fill-leaf', '₹180'],
  ['fill-marigold', '₹320'],
] as const;

/** Three phones: an order, a round, a queue. */
export function AppHero() {
  const { t } = useLingui();
  return (
    <svg viewBox="0 0 480 340" aria-hidden className="block h-auto w-full">
      <circle cx="240" cy="210" r="190" className="fill-ink-deep" />
      {screen(
        26,
        74,
        -9,
        <>
          <text x="75" y="50" fontSize="15" fontWeight="700" textAnchor="middle" className="fill-ink">
            {t`Order paid`}
          </text>
          {bottles.map(([fill, price], i) => (
            <g key={price}>
              <rect
                x="20"
                y={64 + i * 58}
                width="110"
                height="48"
                rx="10"
                {...contour}
                className="fill-sand stroke-ink"
                strokeWidth={2}
              />
              <path
                d={`M${40} ${72 + i * 58}h10v7l5 6v19h-20v-19l5-6z`}
                {...contour}
                className={`${fill} stroke-ink`}
                strokeWidth={2}
              />
              <text
                x="120"
                y={94 + i * 58}
                fontSize="17"
                fontWeight="700"
                textAnchor="end"
                className="fill-ink"
              >
                {price}
              </text>
            </g>
          ))}
        </>,
      )}
      {screen(
        304,
        50,
        9,
        <>
          <rect x="8" y="60" width="134" height="150" className="fill-sky" />
          <path
            d="M20 200c30-20 20-60 54-70s20-40 52-60"
            fill="none"
            className="stroke-ink"
            strokeWidth="4"
            strokeDasharray="2 9"
            strokeLinecap="round"
          />
          <path d="M118 82c-13-15-17-21-17-29a17 17 0 0 1 34 0c0 8-4 14-17 29z" className="fill-rust" />
          <rect x="22" y="226" width="106" height="30" rx="9" className="fill-marigold" />
          <text x="75" y="246" fontSize="14" fontWeight="700" textAnchor="middle" className="fill-ink">
            {t`Call`}
          </text>
        </>,
      )}
      {screen(
        165,
        26,
        0,
        <>
          <text x="75" y="58" fontSize="15" fontWeight="700" textAnchor="middle" className="fill-ink">
            {t`Your turn`}
          </text>
          <circle cx="75" cy="126" r="48" className="fill-marigold" />
          <text
            x="75"
            y="144"
            fontSize="52"
            fontWeight="700"
            textAnchor="middle"
            className="fill-ink font-head"
          >
            4
          </text>
          <text x="75" y="204" fontSize="13" textAnchor="middle" className="fill-ink-soft">
            {t`about 10 minutes`}
          </text>
          <rect x="22" y="224" width="106" height="34" rx="9" className="fill-ink" />
          <text x="75" y="246" fontSize="13" fontWeight="700" textAnchor="middle" className="fill-paper">
            {t`I am on my way`}
          </text>
        </>,
      )}
    </svg>
  );
}
