import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
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
    <div className="grid items-end gap-x-8 gap-y-6 md:grid-cols-[1fr_1.1fr_1fr]">
      <ul className="grid gap-3 pb-8">
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
      <p className="max-w-[18ch] pb-10 font-head text-h3 font-bold">
        {t`What we look at on the first of each month`}
      </p>
    </div>
  );
}

export function SearchHero() {
  const { t } = useLingui();
  return (
    <div className="relative pt-6">
      <SearchScene />
      <div className="-mt-4 ml-auto w-[78%] rounded-t-card bg-ink px-6 pt-5 pb-6 text-paper">
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
    <div className="relative rounded-t-card bg-leaf-tint px-6 pt-8">
      <SocialScene />
      <Note className="-bottom-4 left-3 rounded-bl-none">{t`Is this one free on Sunday?`}</Note>
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
          <rect x="22" y="34" width="70" height="12" rx="6" className="fill-ink" />
          {[0, 1, 2].map((i) => (
            <g key={i}>
              <rect x="22" y={64 + i * 58} width="106" height="48" rx="10" className="fill-sand-deep" />
              <circle
                cx="44"
                cy={88 + i * 58}
                r="12"
                className={['fill-rust', 'fill-leaf', 'fill-marigold'][i]}
              />
              <rect x="64" y={82 + i * 58} width="50" height="10" rx="5" className="fill-ink-faint" />
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

const towers = [
  { x: 90, y: 120, w: 110, fill: 'fill-rust' },
  { x: 236, y: 40, w: 128, fill: 'fill-ink' },
  { x: 400, y: 150, w: 104, fill: 'fill-leaf' },
  { x: 880, y: 100, w: 120, fill: 'fill-ink-soft' },
  { x: 1030, y: 170, w: 90, fill: 'fill-rust' },
];

/** A street of towers at dusk, a hoarding and a family in front of it. */
export function EstateHero() {
  const { t } = useLingui();
  return (
    <svg viewBox="0 0 1200 380" aria-hidden className="block h-auto w-full">
      <path d="M0 380V240a600 240 0 0 1 1200 0v140z" className="fill-sky" />
      <circle cx="760" cy="96" r="52" className="fill-marigold" />
      {towers.map(({ x, y, w, fill }) => (
        <g key={x}>
          <rect x={x} y={y} width={w} height={380 - y} rx="6" className={fill} />
          {Array.from({ length: Math.floor((360 - y) / 34) * 3 }, (_, i) => (
            <rect
              key={i}
              x={x + 14 + (i % 3) * ((w - 28) / 2.6)}
              y={y + 18 + Math.floor(i / 3) * 34}
              width="16"
              height="18"
              rx="3"
              className={(i * 7 + x) % 5 < 2 ? 'fill-marigold' : 'fill-paper'}
            />
          ))}
        </g>
      ))}
      <path d="M580 380V250M800 380V250" className="stroke-ink" strokeWidth="10" />
      <rect
        x="540"
        y="150"
        width="300"
        height="120"
        rx="10"
        className="fill-white stroke-ink"
        strokeWidth="4"
      />
      <text x="564" y="196" fontSize="30" fontWeight="700" className="fill-ink font-head">
        {t`2 and 3 BHK`}
      </text>
      <text x="564" y="226" fontSize="19" className="fill-ink-soft">
        {t`Plans, price, possession:`}
      </text>
      <text x="564" y="252" fontSize="19" fontWeight="700" className="fill-ink">
        {t`on your phone tonight`}
      </text>
      {[660, 700, 728].map((x, i) => (
        <g key={x} transform={`translate(${x} ${i === 2 ? 336 : 312})`}>
          <circle r={i === 2 ? 8 : 11} className={['fill-rust', 'fill-ink', 'fill-leaf'][i]} />
          <path
            d={i === 2 ? 'M-10 44c0-22 4-32 10-32s10 10 10 32z' : 'M-15 68c0-36 6-52 15-52s15 16 15 52z'}
            className={['fill-ink', 'fill-rust', 'fill-marigold'][i]}
          />
        </g>
      ))}
      <path d="M0 378h1200" className="stroke-ink" strokeWidth="4" />
    </svg>
  );
}
